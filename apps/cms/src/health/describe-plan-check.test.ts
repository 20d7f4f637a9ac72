import { expect, test } from 'vitest'
import { translatorFor } from '../messages/translate.ts'
import { describePlanCheck } from './describe-plan-check.ts'
import type { DayPlanCheckResult } from './request-plan-checks.ts'

const SELDOM: DayPlanCheckResult = {
  works: 40,
  fails: 16,
  unknown: 4,
  names: { 1: 'Louvre', 2: 'Cruise' },
  faults: [
    { tgid: 1, state: 'closed', count: 8, weekdays: [1, 2] },
    { tgid: 2, time: '21:00', state: 'noStart', count: 5, weekdays: [] },
    { tgid: 3, state: 'soldOut', count: 1, weekdays: [] },
    { tgid: 1, state: 'tooLate', count: 1, weekdays: [] },
  ],
}

const CASES = [
  [
    'en',
    'Works on 40 of 56 days. Monday and Tuesday: “Louvre” is closed. On 5 days: “Cruise” does not begin at 21:00. On 1 day: “experience 3” is sold out. Of 4 days it is not known.',
  ],
  [
    'de',
    'Geht an 40 von 56 Tagen. Montag und Dienstag: „Louvre“ ist geschlossen. An 5 Tagen: „Cruise“ beginnt nicht um 21:00. An 1 Tag: „Erlebnis 3“ ist ausverkauft. Von 4 Tagen ist es nicht bekannt.',
  ],
] as const

// spec: D.plan.5
test.each(CASES)('why a plan seldom works, in %s', (language, words) => {
  expect(describePlanCheck(SELDOM, translatorFor(language), language)).toBe(words)
})
