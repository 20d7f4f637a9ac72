import type { PlannedStops } from '@passepartout/content-model/blocks/plan-of-days'
import { z } from 'zod'
import { askSite } from '../infrastructure/ask-site.ts'
import type { Settings } from '../infrastructure/settings.ts'

const faultSchema = z.object({
  tgid: z.number(),
  time: z.string().optional(),
  state: z.enum(['overlaps', 'tooLate', 'noStart', 'closed', 'soldOut', 'past']),
  count: z.number(),
  weekdays: z.array(z.number().int().min(0).max(6)),
})
export type DayPlanFault = z.infer<typeof faultSchema>

/** On how many of the next first days a plan of days works, and what does not on the others, as the site answers it. */
export const dayPlanCheckResultSchema = z.object({
  works: z.number(),
  fails: z.number(),
  unknown: z.number(),
  faults: z.array(faultSchema),
  names: z.record(z.string(), z.string()),
})
export type DayPlanCheckResult = z.infer<typeof dayPlanCheckResultSchema>

/** @returns `undefined` when it does not answer */
export async function requestPlanCheck(
  site: Settings['siteInternalPort'],
  days: PlannedStops,
): Promise<DayPlanCheckResult | undefined> {
  const answer = await askSite(site, 'checked-plan', { days })
  return dayPlanCheckResultSchema.safeParse(await answer?.json().catch(() => undefined)).data
}

const judgedSunsetsSchema = z.object({
  /** Tour groups that are named after the sunset, each with its first start that is far from it. */
  far: z.array(
    z.object({
      tgid: z.number(),
      date: z.string(),
      startTime: z.string(),
      sunset: z.string(),
      count: z.number(),
      starts: z.number(),
    }),
  ),
  /** All tour groups of which the site knows enough now. */
  judged: z.array(z.number()),
})

/** @returns `undefined` when it does not answer */
export async function requestSunsetCheck(
  site: Settings['siteInternalPort'],
  tgids: readonly number[],
): Promise<z.infer<typeof judgedSunsetsSchema> | undefined> {
  const answer = await askSite(site, 'checked-sunset', { tgids })
  return judgedSunsetsSchema.safeParse(await answer?.json().catch(() => undefined)).data
}
