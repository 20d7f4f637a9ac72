import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { formattersOf } from './create-formatters.ts'
import { formatNonBreaking } from './format-non-breaking.ts'

const NOON = Date.UTC(2026, 10, 22, 12)
const shown = (tag: string, options: Intl.DateTimeFormatOptions) =>
  formatNonBreaking(new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }), NOON).replaceAll('\u00a0', '~')

test.each([
  ['en-GB', 'Sunday, 22~November~2026'],
  ['en-US', 'Sunday, November~22,~2026'],
  ['de', 'Sonntag, 22.~November~2026'],
  ['pt-BR', 'domingo, 22~de~novembro~de~2026'],
  ['ru', 'воскресенье, 22~ноября~2026~г.'],
  // spec: D.display.37
])('%s: a line ends after the weekday only', (tag, words) => {
  expect(shown(tag, { dateStyle: 'full' })).toBe(words)
})

test('a line ends between a date and a time', () => {
  const options = {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  } as const
  expect(shown('fr', options)).toBe('22~nov., 12:00~UTC+0')
  expect(shown('sv', options)).toBe('22~nov. 12:00~GMT+0')
})

test('in no language does a soft space stand beside the number of a day or before a zone', () => {
  const broken = LANGUAGE_CODES.flatMap((lang) => {
    const { date, dateOfRecord, instant } = formattersOf(lang)
    return [dateOfRecord('2026-11-22'), date('2026-11-22').replace(/^[^\d]+ (?=22)/, ''), instant(NOON, 'Europe/Paris')]
      .filter((words) => /22[.,]? (?!\d)| (?=GMT)/.test(words))
      .map((words) => `${lang}: ${words}`)
  })
  expect(broken).toEqual([])
})
