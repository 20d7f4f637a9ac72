import { plannedStopsSchema } from '@passepartout/content-model/blocks/plan-of-days'
import type { Settings } from '../infrastructure/settings.ts'
import { message, serialiseMessage } from '../messages/message.ts'
import type { ContentIndex } from '../search/content-index.ts'
import { checkProductsInBatches, listTargetsOfPublishedPages, storeFinding } from './findings.ts'
import { type DayPlanCheckResult, requestPlanCheck, requestSunsetCheck } from './request-plan-checks.ts'

const MAX_PLANS = 500
/** A plan that works on fewer of the first days that are known is a finding. */
const LEAST_SHARE = 0.8

type Site = NonNullable<Settings['siteInternalPort']>

/**
 * Asks the site, which knows what starts when, about plans of days and starts at sunset.
 *
 * @returns why something was not learnt, as stored for editors; empty on success
 */
export async function checkPlansAndSunsets(
  index: ContentIndex,
  site: Settings['siteInternalPort'],
  now: () => number,
): Promise<string> {
  if (!site) return serialiseMessage(message('plan.notChecked'))
  const answered = [await checkPlans(index, site, now), await checkSunsets(index, site, now)]
  return answered.includes(false) ? serialiseMessage(message('plan.lastCheckFailed')) : ''
}

/**
 * Asks the site on how many of the next days each published plan works. Where nothing is known, nothing is concluded.
 *
 * @returns whether the site answered
 */
async function checkPlans(index: ContentIndex, site: Site, now: () => number): Promise<boolean> {
  for (const target of listTargetsOfPublishedPages(index, 'plan', MAX_PLANS)) {
    const days = plannedStopsSchema.safeParse(JSON.parse(target)).data
    if (!days) continue
    const checked = await requestPlanCheck(site, days)
    if (!checked) return false
    if (checked.works + checked.fails === 0) continue
    const state = worksOften(checked) ? 'fine' : 'seldom'
    storeFinding(index, { kind: 'plan', target, state, text: JSON.stringify(checked) }, now())
  }
  return true
}

function worksOften({ works, fails }: DayPlanCheckResult): boolean {
  return works >= LEAST_SHARE * (works + fails)
}

/**
 * Asks the site which products of pages are named after the sunset and begin far from it. Of those that it cannot judge now,
 * what was found before still stands.
 *
 * @returns whether the site answered
 */
function checkSunsets(index: ContentIndex, site: Site, now: () => number): Promise<boolean> {
  const ask = (tgids: readonly number[]) => requestSunsetCheck(site, tgids)
  return checkProductsInBatches(index, 'product', ask, ({ far, judged }) => {
    for (const tgid of judged) index.run("DELETE FROM finding WHERE kind = 'sunset' AND target = ?", String(tgid))
    for (const { tgid, ...params } of far) {
      const text = serialiseMessage(message('product.farFromSunset', params))
      storeFinding(index, { kind: 'sunset', target: String(tgid), state: 'far', text }, now())
    }
  })
}
