import type { Translate } from '../messages/translate.ts'
import type { DayPlanCheckResult, DayPlanFault } from './request-plan-checks.ts'

const MOST_FAULTS = 3
/** Sunday, 4 January 1970, in milliseconds since the epoch. */
const A_SUNDAY = 3 * 86_400_000
const DAY = 86_400_000

/**
 * On how many of the next days a plan works, and why not on the others: "Works on 44 of the next 60 days. Mondays: the Louvre is closed."
 *
 * @param language of the admin
 */
export function describePlanCheck(
  { works, fails, unknown, faults, names }: DayPlanCheckResult,
  say: Translate,
  language: string,
): string {
  const known = say('health:planWorks', { works, known: works + fails })
  const missing = unknown > 0 ? [say('health:planUnknown', { count: unknown })] : []
  const reasons = faults.slice(0, MOST_FAULTS).map((fault) => {
    const name = names[fault.tgid] ?? say('health:planTourGroup', { id: String(fault.tgid) })
    return say('health:planOn', { when: whenOf(fault, say, language), what: whatOf(fault, name, say) })
  })
  return [known, ...reasons, ...missing].join(' ')
}

function whenOf({ weekdays, count }: DayPlanFault, say: Translate, language: string): string {
  if (weekdays.length === 0) return say('health:planDays', { count })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const names = weekdays.map((day) => weekday.format(A_SUNDAY + day * DAY))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return list.charAt(0).toLocaleUpperCase(language) + list.slice(1)
}

function whatOf({ state, time = '' }: DayPlanFault, name: string, say: Translate): string {
  switch (state) {
    case 'closed':
      return say('health:planClosed', { name })
    case 'soldOut':
      return say('health:planSoldOut', { name })
    case 'noStart':
      return say('health:planNoStart', { name, time })
    case 'overlaps':
      return say('health:planOverlaps', { name, time })
    case 'tooLate':
      return say('health:planTooLate', { name })
    case 'past':
      return say('health:planPast', { name })
  }
}
