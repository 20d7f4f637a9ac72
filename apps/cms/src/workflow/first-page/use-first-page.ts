import { z } from 'zod'
import { useAnswer } from '../../admin/requests.ts'

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
export type Step = z.infer<typeof stepSchema>

export const firstPageSchema = z.object({
  /** Whether the account has closed the steps for good. */
  isClosed: z.boolean(),
  page: z.object({ id: z.number(), title: z.string() }).nullable(),
  /** None for whoever may not write pages or has published one. */
  steps: z.array(stepSchema),
})
export type FirstPage = z.infer<typeof firstPageSchema>

export const FIRST_PAGE = '/api/first-page'

/** Milliseconds; a preview is opened in another tab. */
const LOOK_EVERY = 5000

/**
 * The steps to the first page of whoever is signed in, kept up to date while some are left.
 *
 * @param look a new value asks at once
 * @param isAsked whether they are asked for at all
 */
export function useFirstPage(look: string | number, isAsked = true): FirstPage | undefined {
  return useAnswer(firstPageSchema, isAsked ? `${FIRST_PAGE}?look=${look}` : undefined, {
    again: (answer) => (answer && isShown(answer) ? LOOK_EVERY : undefined),
  })
}

export function isShown({ isClosed, steps }: FirstPage): boolean {
  return !isClosed && steps.length > 0
}
