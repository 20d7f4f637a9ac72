import { expect, test } from 'vitest'
import { classifySearchMiss } from './classify-search-miss.ts'
import type { LoadedResults } from './load-results.ts'

const rome = { kind: 'name', names: [{ kind: 'city', id: 'ROME', name: 'Rome', city: 'ROME', key: 'rome' }] }
const of = (...parts: readonly unknown[]) => ({ parts }) as unknown as Parameters<typeof classifySearchMiss>[2]
const found = (state: LoadedResults['state'], isClosest: boolean) => ({ state, isClosest })
const visitor = { isBot: false } as const
const asked = { query: 'mona lisa', group: undefined }

type Case = readonly [
  string,
  typeof asked | { readonly query: string; readonly group: string },
  Parameters<typeof classifySearchMiss>[1],
  Parameters<typeof classifySearchMiss>[2],
  Parameters<typeof classifySearchMiss>[3],
  ReturnType<typeof classifySearchMiss>,
]

test.each<Case>([
  ['nothing found', asked, found('none', true), of(), visitor, 'nothing'],
  ['its place alone', asked, found('found', true), of(rome), visitor, 'placeOnly'],
  ['the closest without a place', asked, found('found', true), of(), visitor, undefined],
  ['all of it', asked, found('found', false), of(rome), visitor, undefined],
  ['while there is no index', asked, found('unavailable', false), undefined, visitor, undefined],
  ['without words', { ...asked, query: '' }, found('none', true), of(), visitor, undefined],
  ['one kind of results', { ...asked, group: 'shows' }, found('none', true), of(), visitor, undefined],
  ['by a bot', asked, found('none', true), of(), { isBot: true }, undefined],
  ['with a filter', asked, found('none', true), of(), { isBot: false, choice: { list: { max: ['9'] } } }, undefined],
])('a search: %s', (_, request, results, understood, visit, outcome) => {
  expect(classifySearchMiss(request, results, understood, visit)).toBe(outcome)
})
