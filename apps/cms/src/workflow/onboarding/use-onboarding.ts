import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'

const stepSchema = z.object({
  id: z.enum(['create', 'address', 'blocks', 'preview', 'publish']),
  title: z.string(),
  /** What to do, in a sentence. */
  help: z.string(),
  isDone: z.boolean(),
  /** The place of the page's form where it is done. */
  field: z.string().optional(),
  /** The address in the admin where it is done; absent while there is no page. */
  href: z.string().optional(),
})
export type OnboardingStep = z.infer<typeof stepSchema>

export const onboardingSchema = z.object({
  /** Whether the account has closed the steps for good. */
  isClosed: z.boolean(),
  page: z.object({ id: z.number(), title: z.string() }).nullable(),
  /** None for whoever may not write pages or has published one. */
  steps: z.array(stepSchema),
})
export type Onboarding = z.infer<typeof onboardingSchema>

export const ONBOARDING_ENDPOINT = '/api/first-page'

/** Milliseconds; a preview is opened in another tab. */
const LOOK_EVERY = 5000

/**
 * The steps to the first page of whoever is signed in, kept up to date while some are left.
 *
 * @param look a new value asks at once
 * @param isAsked whether they are asked for at all
 */
export function useOnboarding(look: string | number, isAsked = true): Onboarding | undefined {
  return useRequest(onboardingSchema, isAsked ? `${ONBOARDING_ENDPOINT}?look=${look}` : undefined, {
    again: (answer) => (answer && isOnboardingShown(answer) ? LOOK_EVERY : undefined),
  })
}

export function isOnboardingShown({ isClosed, steps }: Onboarding): boolean {
  return !isClosed && steps.length > 0
}
