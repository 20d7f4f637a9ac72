import { createHmac } from 'node:crypto'
import { setImmediate as afterOthers } from 'node:timers/promises'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { CHANGES_SECRET } from '../../../scripts/system/changes-secret.ts'
import { someAtOnce } from '../../../test/tools/some-at-once.ts'
import { listSoldProducts } from '../tools/list-sold-products.ts'
import { OCTO_DAYS, OCTO_PRODUCT } from '../tools/price-readers/octo-readers.ts'
import { PAGE_READERS } from '../tools/price-readers/page-readers.ts'
import {
  type Asked,
  type Facts,
  findDifferences,
  readForms,
  type SoldProduct,
} from '../tools/price-readers/price-reader.ts'
import { closeToolReaders, TOOL_READERS } from '../tools/price-readers/tool-readers.ts'
import { ROME, WAYFARE } from '../tools/sample-pages.ts'

/** Whoever asks what a product costs is told the same, in each form, language and currency, also while prices change. */

/** Each of one answer. */
const ANSWER_READERS = [...PAGE_READERS, ...TOOL_READERS, OCTO_PRODUCT]
const READERS = [...ANSWER_READERS, OCTO_DAYS]
const LANGUAGES = ['en', 'fr', 'de', 'pt', 'ru', 'tr'] as const satisfies LanguageCode[]
const CURRENCIES = ['EUR', 'GBP', 'JPY', 'AED'] as const satisfies CurrencyCode[]
const USUAL_PRODUCTS = 24
const ALL_PRODUCTS = 300
const SEED = 2027

let products: readonly SoldProduct[]

beforeAll(async () => {
  const sold = await Promise.all([WAYFARE, ROME].map((host) => listSoldProducts(host, LANGUAGES)))
  products = shuffled(sold.flat())
})
afterAll(closeToolReaders)

/** In an order that is the same in every run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  let state = SEED
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  }
  return items
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

const askedOf = (
  some: readonly SoldProduct[],
  languages: readonly LanguageCode[],
  currencies: readonly CurrencyCode[],
) =>
  some.flatMap((product) =>
    languages.flatMap((language) => currencies.map((currency): Asked => ({ product, language, currency }))),
  )

/** Each product in one language for each currency, the next product in the next languages: six products have all pairs. */
const askedInTurn = (some: readonly SoldProduct[]) =>
  some.flatMap((product, index) =>
    CURRENCIES.map((currency, place): Asked => {
      const language = LANGUAGES[(index + place) % LANGUAGES.length] ?? 'en'
      return { product, language, currency }
    }),
  )

const readAll = (asked: Asked) => readForms(READERS, asked)

/** Two readings are compared, lest the clock's next minute or midnight lie between two forms. */
async function differencesOf(asked: Asked): Promise<string[]> {
  const first = findDifferences(await readAll(asked))
  const found = first.length === 0 ? first : findDifferences(await readAll(asked))
  return found.map((difference) => `${asked.product.tgid} ${asked.language} ${asked.currency}: ${difference}`)
}

test('every form says the same name, price, currency, days and availability', async () => {
  const isWhole = inject('isWhole')
  const walked = products.slice(0, isWhole ? ALL_PRODUCTS : USUAL_PRODUCTS)
  expect(walked.length).toBeGreaterThanOrEqual(isWhole ? 200 : USUAL_PRODUCTS)
  const asked = isWhole ? askedOf(walked, LANGUAGES, CURRENCIES) : askedInTurn(walked)
  const differences = await someAtOnce(asked, differencesOf)
  expect(differences.flat()).toEqual([])
}, 900_000)

test('after a change of prices every form says the new ones, and no answer says both', async () => {
  const changed = products.slice(-4)
  const asked = askedOf(changed, ['en', 'de'], ['EUR', 'JPY'])
  const before = await someAtOnce(asked, readAll)
  expect(before.flatMap((told) => findDifferences(told))).toEqual([])
  const meanwhile = askUntilStopped(asked)
  const raised = await Promise.all(changed.map(raisePrices))
  let after: typeof before
  try {
    await tellChanges(changed)
    after = await someAtOnce(asked, readAll)
  } finally {
    meanwhile.stop()
    await Promise.all(raised.map((takeBack) => takeBack()))
    await tellChanges(changed)
  }
  const seen = await meanwhile.seen
  expect(after.flatMap((told) => findDifferences(told))).toEqual([])
  for (const [place, told] of after.entries()) {
    expect(priceOf(told)).toBeGreaterThan(priceOf(before[place]))
    for (const [name, facts] of told) {
      const known = [before[place]?.get(name), facts].map((one) => JSON.stringify(one))
      expect(known).toEqual(expect.arrayContaining(seen(place, name)))
    }
  }
  expect(await someAtOnce(asked, readAll)).toEqual(before)
}, 300_000)

const priceOf = (told: ReadonlyMap<string, Facts> | undefined) =>
  Number(told?.get('index.json')?.find(([subject]) => subject === 'price')?.[1])

/**
 * Reads all forms again and again, except days at OCTO, which are several answers; `seen` has what each said. A feed is a snapshot: it says what the
 * page said when it was written.
 */
function askUntilStopped(asked: readonly Asked[]) {
  const said = new Map<string, Set<string>>()
  let isStopped = false
  const ask = async () => {
    while (!isStopped) {
      for (const [place, one] of asked.entries()) {
        for (const [name, facts] of await readForms(ANSWER_READERS, one)) {
          if (isStopped) return
          said.getOrInsertComputed(`${place} ${name}`, () => new Set()).add(JSON.stringify(facts))
        }
        await afterOthers()
      }
    }
  }
  const done = ask()
  return {
    stop: () => {
      isStopped = true
    },
    seen: done.then(() => (place: number, name: string) => [...(said.get(`${place} ${name}`) ?? [])]),
  }
}

/** Raises the catalogue's prices of a product; the answer takes it back. */
async function raisePrices({ tgid }: SoldProduct): Promise<() => Promise<unknown>> {
  const faults = `${inject('system').sandbox}/_faults`
  const answer = await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: `/api/v*/tour-groups/${tgid}/*`, kind: 'higher-price' }),
  })
  const { fault } = z.object({ fault: z.object({ id: z.int() }) }).parse(await answer.json())
  return () => fetch(`${faults}/${fault.id}`, { method: 'DELETE' })
}

/** As the provider tells of changed tour groups. */
async function tellChanges(changed: readonly SoldProduct[]): Promise<void> {
  const body = JSON.stringify({ tourGroupIds: changed.map(({ tgid }) => tgid) })
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', CHANGES_SECRET).update(`${seconds}.${body}`).digest('hex')
  const { status } = await fetch(`${inject('system').siteInternal}/catalogue-changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': `t=${seconds},v1=${signature}` },
    body,
  })
  expect(status).toBe(200)
}
