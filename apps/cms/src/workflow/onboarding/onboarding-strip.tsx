import type { UIFieldServerProps } from 'payload'
import { mayDo, roleOf } from '../../access/role-permissions.ts'
import { OnboardingStripClient } from './onboarding-strip-client.tsx'
import { readOnboarding } from './read-onboarding.ts'

/**
 * The five steps inside the form of the page that somebody writes as their first, with the next one in words. They are read
 * with the form: a strip that came later would move what somebody is about to press.
 */
export async function OnboardingStrip({ req }: UIFieldServerProps) {
  return <OnboardingStripClient initial={mayDo(roleOf(req.user), 'read', 'pages') ? await readOnboarding(req) : null} />
}
