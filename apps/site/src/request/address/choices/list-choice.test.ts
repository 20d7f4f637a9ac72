import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIST_PARAMETER_VALUES, type ListChoice, parseListChoice, serializeListChoice } from './list-choice.ts'

const fifty = Array.from({ length: 50 }, (_, place) => `kind=${1000 + place}`).join('&')

test.each<[string, ListChoice | undefined]>([
  ['', undefined],
  ['?', undefined],
  ['?max=50', { max: ['50'] }],
  ['?sort=price&kind=1041&utm_source=x&kind=1010', { kind: ['1010', '1041'], sort: ['price'] }],
  ['?kind=1041&kind=1041', { kind: ['1041'] }],
  ['?when=week&when=today', { when: ['today'] }],
  ['?when=week&when=2026-12-24', { when: ['2026-12-24'] }],
  ['?when=week&when=', { when: ['week'] }],
  ['?when=2026-12-04', { when: ['2026-12-04'] }],
  ['?when=2026-12-04..2026-12-08', { when: ['2026-12-04..2026-12-08'] }],
  ['?when=2026-12-08..2026-12-04', { when: ['2026-12-04..2026-12-08'] }],
  ['?when=2026-12-04&until=2026-12-08', { when: ['2026-12-04..2026-12-08'] }],
  ['?when=today&when=2026-12-08&until=2026-12-04', { when: ['2026-12-04..2026-12-08'] }],
  ['?when=2026-12-04&until=2026-12-04', { when: ['2026-12-04'] }],
  ['?when=2026-12-04&until=', { when: ['2026-12-04'] }],
  ['?when=today&until=2026-12-04', { when: ['today'] }],
  ['?until=2026-12-04', undefined],
  ['?time=noon&time=evening&time=afternoon', { time: ['afternoon', 'evening'] }],
  ['?age=3&age=6', { age: ['3'] }],
  ['?age=4', undefined],
  // Whether there is such a day, and whether it can still be had, is said where the list is.
  ['?when=2026-02-30', { when: ['2026-02-30'] }],
  ['?when=24.12.2026&when=2026-1-1&when=', undefined],
  ['?show=filters&show=days&show=all', { show: ['days', 'filters'] }],
  ['?with=private&with=guide&access=signed', { with: ['guide', 'private'], access: ['signed'] }],
  ['?min=80&max=20', { min: ['20'], max: ['80'] }],
  ['?min=NaN&max=', undefined],
  ['?min=-5&max=1e3', undefined],
  ['?min=0&max=20.5', undefined],
  ['?max=9999999999999', undefined],
  ['?page=1', undefined],
  ['?page=2', { page: ['2'] }],
  ['?page=1000000000', { page: ['999'] }],
  ['?page=-1', undefined],
  ['?page=2.0', undefined],
  ['?rating=5', undefined],
  ['?rating=4.5', { rating: ['4.5'] }],
  ['?city=PARIS&city=NEW_YORK', { city: ['NEW_YORK', 'PARIS'] }],
  ['?city=paris', undefined],
  ['?language=de&language=deu', { language: ['de'] }],
  ['?sort=cheapest', undefined],
  ['?Sort=price&%73ort=price', undefined],
  ['?colour=red&constructor=x&__proto__=x&toString=1', undefined],
  ['?kind=<script>', undefined],
  [`?${fifty}`, { kind: Array.from({ length: 12 }, (_, place) => String(1000 + place)) }],
  [`?${'&'.repeat(2000)}=`, undefined],
])('%s', (search, choice) => {
  expect(parseListChoice(search)).toEqual(choice)
})

// spec: D.compare.12
test('a written choice is read as it was, whatever order it came in', () => {
  const some = <T extends string>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 })
  const one = <T extends string>(values: readonly T[]) => fc.constantFrom(...values).map((value) => [value])
  const choices = fc.record(
    {
      when: one(LIST_PARAMETER_VALUES.when),
      max: fc.integer({ min: 1, max: 9999 }).map((amount) => [String(amount)]),
      duration: some(LIST_PARAMETER_VALUES.duration),
      with: some(LIST_PARAMETER_VALUES.with),
      sort: one(LIST_PARAMETER_VALUES.sort),
      page: fc.integer({ min: 2, max: 999 }).map((page) => [String(page)]),
    },
    { requiredKeys: ['max'] },
  )
  fc.assert(
    fc.property(choices, (choice) => {
      const written = serializeListChoice(choice)
      const read = parseListChoice(`?${written.split('&').toReversed().join('&')}`)
      expect(serializeListChoice(read ?? {})).toBe(serializeListChoice(parseListChoice(`?${written}`) ?? {}))
      expect(new Set(serializeListChoice(read ?? {}).split('&'))).toEqual(new Set(written.split('&')))
    }),
  )
})
