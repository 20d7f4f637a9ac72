import { plannedStopsSchema } from '@passepartout/content-model/blocks/plan-of-days'
import { message, writeMessage } from '../messages/message.ts'
import type { ContentIndex } from '../search/content-index.ts'
import type { Settings } from '../server/settings.ts'
import { listTargets, noteFinding } from './findings.ts'
import { type CheckedPlan, requestCheckedPlan, requestFarFromSunset } from './request-plan-checks.ts'
import { PRODUCTS_AT_ONCE } from './request-product-states.ts'

const MAX_PLANS = 500
const MAX_PRODUCTS = 5000
/** A plan that works on fewer of the first days that are known is a finding. */
const LEAST_SHARE = 0.8

/** Asks the site on how many of the next days each published plan works. Where it does not answer, nothing is concluded. */
export async function checkPlans(index: ContentIndex, site: Settings['purge'], now: () => number): Promise<void> {
  for (const target of listTargets(index, 'plan', MAX_PLANS)) {
    const days = plannedStopsSchema.safeParse(JSON.parse(target)).data
    const checked = days && (await requestCheckedPlan(site, days))
    if (!checked) continue
    const state = worksOften(checked) ? 'fine' : 'seldom'
    noteFinding(index, { kind: 'plan', target, state, text: JSON.stringify(checked) }, now())
  }
}

function worksOften({ works, fails }: CheckedPlan): boolean {
  return works >= LEAST_SHARE * (works + fails)
}

/** Asks the site which products of pages are named after the sunset and begin far from it. */
export async function checkSunsets(index: ContentIndex, site: Settings['purge'], now: () => number): Promise<void> {
  const tgids = listTargets(index, 'product', MAX_PRODUCTS).map(Number)
  for (let start = 0; start < tgids.length; start += PRODUCTS_AT_ONCE) {
    const asked = tgids.slice(start, start + PRODUCTS_AT_ONCE)
    const far = await requestFarFromSunset(site, asked)
    if (!far) continue
    index.transaction(() => {
      for (const tgid of asked) index.run("DELETE FROM finding WHERE kind = 'sunset' AND target = ?", String(tgid))
      for (const { tgid, ...params } of far) {
        const text = writeMessage(message('product.farFromSunset', params))
        noteFinding(index, { kind: 'sunset', target: String(tgid), state: 'far', text }, now())
      }
    })
  }
}
