import type { AdminViewServerProps } from 'payload'
import { HelpView } from '../../admin/help/help-view.tsx'
import { readOnboarding } from './read-onboarding.ts'
import { ReopenOnboarding } from './reopen-onboarding.tsx'

/** The manual, and a button that opens the closed steps to a first page again. */
export async function HelpWithOnboarding(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { isClosed, steps } = req.user ? await readOnboarding(req) : { isClosed: false, steps: [] }
  return <HelpView {...view}>{isClosed && steps.length > 0 ? <ReopenOnboarding /> : null}</HelpView>
}
