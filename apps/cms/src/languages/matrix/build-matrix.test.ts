import { expect, test } from 'vitest'
import { buildMatrix, type MatrixEntry } from './build-matrix.ts'

const row = (id: number, lang: string, more: Partial<MatrixEntry> = {}): MatrixEntry => ({
  ...{
    id,
    lang,
    group: 'g',
    site: 1,
    path: 'rome',
    title: 'A page',
    isLive: true,
    byMachine: false,
    wordsHash: `w${id}`,
    sourceHash: null,
  },
  ...more,
})
const LANGUAGES = new Map([[1, ['en', 'de', 'fr']]])
const ROWS = [
  row(1, 'en'),
  row(2, 'de', { sourceHash: 'w0' }),
  row(3, 'en', { group: 'h', path: 'paris', isLive: false }),
  row(4, 'fr', { group: 'h', path: 'paris', isLive: false, sourceHash: 'w3', byMachine: true }),
]
const PARIS = {
  ...{ group: 'h', site: 1, id: 3, path: 'paris', title: 'A page' },
  cells: [
    { lang: 'en', id: 3, states: ['draft'], isSource: true },
    { lang: 'fr', id: 4, states: ['draft', 'machine'], isSource: false },
    { lang: 'de', states: ['missing'], isSource: false },
  ],
}
const ROME = {
  ...{ group: 'g', site: 1, id: 1, path: 'rome', title: 'A page' },
  cells: [
    { lang: 'en', id: 1, states: ['live'], isSource: true },
    { lang: 'fr', states: ['missing'], isSource: false },
    { lang: 'de', id: 2, states: ['live', 'outdated'], isSource: false },
  ],
}

// spec: D.translations.2
test('each page has a cell for each language of its site, with its states', () => {
  expect(buildMatrix(ROWS, LANGUAGES, {})).toEqual({
    lines: [PARIS, ROME],
    counts: { missing: 2, draft: 2, live: 2, outdated: 1, machine: 1 },
  })
})

// spec: D.translations.2
test('a wish for a language leaves its cells, one for a state the pages that have it', () => {
  const german = [PARIS, ROME].map((line) => ({ ...line, cells: line.cells.filter(({ lang }) => lang === 'de') }))
  const counts = { missing: 1, draft: 0, live: 1, outdated: 1, machine: 0 }
  expect(buildMatrix(ROWS, LANGUAGES, { lang: 'de' })).toEqual({ lines: german, counts })
  expect(buildMatrix(ROWS, LANGUAGES, { lang: 'de', state: 'outdated' })).toEqual({ lines: german.slice(1), counts })
  expect(buildMatrix(ROWS, LANGUAGES, { state: 'machine' }).lines).toEqual([PARIS])
})

// spec: D.translations.3
test('the source is what was made from none; of such the English one, then the oldest', () => {
  const sourceIn = (rows: readonly MatrixEntry[]) => buildMatrix(rows, LANGUAGES, {}).lines.map(({ id }) => id)
  expect(sourceIn([row(1, 'de'), row(2, 'en', { sourceHash: 'w1' })])).toEqual([1])
  expect(sourceIn([row(1, 'de'), row(2, 'en')])).toEqual([2])
  expect(sourceIn([row(2, 'de'), row(1, 'fr')])).toEqual([1])
  expect(sourceIn([row(2, 'de', { sourceHash: 'x' }), row(1, 'fr', { sourceHash: 'x' })])).toEqual([1])
})

test('of pages whose words nobody has kept, nothing is claimed', () => {
  const [line] = buildMatrix(
    [row(1, 'en', { wordsHash: null }), row(2, 'de', { sourceHash: 'x' })],
    LANGUAGES,
    {},
  ).lines
  expect(line?.cells.flatMap(({ states }) => states)).toEqual(['live', 'missing', 'live'])
})
