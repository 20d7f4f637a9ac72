import Negotiator from 'negotiator'
import type { Encoding } from './cache/rendered-page.ts'
import { Memo } from './memo.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
const known = new Memo<Encoding>(500)

/** As the library has it; its types are of an older version, without the order that decides between equals. */
type Choose = (available: readonly string[], options: { readonly preferred: readonly string[] }) => string[]

/** What the client likes best by its `q`, and of equals the smallest; browsers send few different headers, so each is read once. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? 'identity')
  let encoding = known.get(accepted)
  if (!encoding) {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
    const choose: Choose = negotiator.encodings.bind(negotiator)
    const [best] = choose(ENCODINGS, { preferred: ENCODINGS })
    encoding = ENCODINGS.find((candidate) => candidate === best) ?? 'identity'
    known.set(accepted, encoding)
  }
  return encoding
}
