import type { AdminViewServerProps } from 'payload'
import { HelpView } from '../../admin/help/help-view.tsx'
import { readFirstPage } from './read-first-page.ts'
import { ReopenFirstPage } from './reopen-first-page.tsx'

/** The manual, and a button that opens the closed steps to a first page again. */
export async function HelpWithSteps(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { isClosed, steps } = req.user ? await readFirstPage(req) : { isClosed: false, steps: [] }
  return <HelpView {...view}>{isClosed && steps.length > 0 ? <ReopenFirstPage /> : null}</HelpView>
}
