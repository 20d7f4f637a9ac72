import { Body } from './body.jsx'
import { content } from './read-content.mjs'

/** Rendered anew for each request. */
export const dynamic = 'force-dynamic'

export default function Page() {
  return <Body content={content} />
}
