import type { UIFieldServerProps } from 'payload'
import { mayDo, roleOf } from '../../access/roles.ts'
import { readFirstPage } from './read-first-page.ts'
import { ShownStrip } from './shown-strip.tsx'

/**
 * The five steps inside the form of the page that somebody writes as their first, with the next one in words. They are read
 * with the form: a strip that came later would move what somebody is about to press.
 */
export async function FirstPageStrip({ req }: UIFieldServerProps) {
  return <ShownStrip initial={mayDo(roleOf(req.user), 'read', 'pages') ? await readFirstPage(req) : null} />
}
