import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIST_PARAMETER_VALUES, LIST_PARAMETERS, parseListChoice } from './choices/list-choice.ts'
import { CACHE_KEY_PARAMETERS, findParameter, PAGE_PARAMETERS, UNCACHEABLE_PARAMETERS } from './page-parameters.ts'
import { parameterOf } from './query-parameters.ts'

test('each parameter is either in the key of an edge or kept out of copies, and its name needs no encoding', () => {
  expect([...CACHE_KEY_PARAMETERS, ...UNCACHEABLE_PARAMETERS].toSorted()).toEqual(
    Object.keys(PAGE_PARAMETERS).toSorted(),
  )
  for (const name of Object.keys(PAGE_PARAMETERS)) expect(name).toMatch(/^[a-zA-Z]+$/)
})

// spec: D.requests.19
test('a parameter that is not in the list cannot be read', () => {
  // @ts-expect-error: the type of names is that of the list.
  expect(parameterOf('?colour=red', 'colour')).toBe('red')
  expect([findParameter('colour'), findParameter('constructor'), findParameter('__proto__')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

/** Two values of each that a list knows. */
const TWO: Readonly<Record<(typeof LIST_PARAMETERS)[number], readonly string[]>> = {
  ...LIST_PARAMETER_VALUES,
  min: ['10', '20'],
  max: ['30', '40'],
  kind: ['1010', '1041'],
  city: ['PARIS', 'ROME'],
  language: ['fr', 'de'],
  page: ['2', '3'],
}

test.each(LIST_PARAMETERS)('the list says of %s whether more than its first value counts', (name) => {
  const [first, second] = TWO[name]
  const isFirstAll =
    JSON.stringify(parseListChoice(`?${name}=${first}&${name}=${second}`)) ===
    JSON.stringify(parseListChoice(`?${name}=${first}`))
  expect(isFirstAll).toBe(findParameter(name)?.isRepeated !== true)
})

/** What could read a parameter past `query-parameters.ts`. */
const READS_QUERIES = /\bURLSearchParams\(|\bsearchParams\b|\bQuerystring\b|\brequest\.query\b|split\('&'\)/

// spec: D.requests.19
test('no module of the server reads a query by itself, but for those that write addresses or read foreign ones', () => {
  const root = new URL('../../', import.meta.url)
  const isServer = (file: string) =>
    !/\.(?:browser|test|fixture)\.tsx?$/.test(file) && (!file.startsWith('islands/') || file === 'islands/island.tsx')
  const readers = globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => isServer(file) && READS_QUERIES.test(readFileSync(new URL(file, root), 'utf8')))
    .toSorted()
  expect(readers).toEqual([
    'booking/booking-link.ts',
    'booking/device-link.ts',
    // The internal port, where the content system asks.
    'catalogue/adapters/route-cms-queries.ts',
    'component-gallery/gallery-request.ts',
    'content/drafts/draft-reader.ts',
    'embeds/google-maps-url.ts',
    'embeds/player-addresses.ts',
    // Addresses of the site that it asks itself for.
    'feeds/collect-feed-products.ts',
    'images/services/imgix.ts',
    // The internal port: no page of a site is there.
    'internal-server.ts',
    'lists/list-address.ts',
    'mcp/build-site-address.ts',
    'pages/trip/trip-tools.tsx',
    'products/calendar/choice-form.tsx',
    'products/own-address.ts',
    'request/address/query-parameters.ts',
    'request/address/search-address.ts',
    'request/address/site-form-target.ts',
    'request/address/wishes-address.ts',
    // By the list's own names, to say what an edge must have in its key.
    'request/shared-caching.ts',
  ])
})
