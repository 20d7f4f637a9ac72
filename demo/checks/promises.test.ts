import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { productListSourceSchema } from '@passepartout/content-model/product-source'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readContentFiles } from '../../apps/cms/src/content-files/read/read-content-files.ts'
import { loadCatalogueSource } from '../../apps/sandbox/src/catalogue/source/load-catalogue-source.ts'
import { ROOT } from '../../scripts/folders.ts'
import { drawings } from '../pictures/draw-all.ts'

/** What the pages of the sample say of its catalogue, and what their cards say of the pages behind them, is so. */

const catalogue = loadCatalogueSource(join(ROOT, 'demo/catalogue'), new Set(drawings.map(({ name }) => name)))
const { sites, pages } = await readContentFiles(join(ROOT, 'demo/content'))

const cardSchema = z.object({ title: z.string(), action: z.object({ to: z.string() }) })

/** Every link of a value that stands below a title: the address by the title. */
function cardsOf(value: unknown): { readonly title: string; readonly to: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const card = cardSchema.safeParse(value)
  const own = card.success ? [{ title: card.data.title, to: card.data.action.to }] : []
  return [...own, ...Object.values(value).flatMap(cardsOf)]
}

const CITY_PAGES = new Map(
  pages
    .filter(({ page }) => page.pageType === 'cityPage' || page.pageType === 'homePage')
    .flatMap(({ key, page }) =>
      page.categorisation.city === undefined ? [] : [[`page:${key}`, page.categorisation.city]],
    ),
)

const nameOf = (code: string, lang: LanguageCode) =>
  catalogue.cities.find((city) => city.code === code)?.displayName[z.enum(catalogue.languages).parse(lang)]

describe('each city of the catalogue', () => {
  test('has a page of its own on the marketplace or on a site of its name, in every language that visitors are offered', () => {
    const languages = new Set(pages.filter(({ key }) => key === 'wayfare/home').map(({ lang }) => lang))
    languages.delete('ar')
    const missing = catalogue.cities.flatMap(({ code }) => {
      const own = pages.filter(({ key }) => CITY_PAGES.get(`page:${key}`) === code).map(({ lang }) => lang)
      return [...languages].filter((lang) => !own.includes(lang)).map((lang) => `${code} in ${lang}`)
    })
    expect(missing).toEqual([])
  })

  test('is on a card of the home page, in the same languages', () => {
    const homes = pages.filter(({ key, lang }) => key === 'wayfare/home' && lang !== 'ar')
    const shown = homes.map(({ lang, page }) => {
      const cities = cardsOf(page.blocks).flatMap(({ to }) => CITY_PAGES.get(to) ?? [])
      return [lang, catalogue.cities.map(({ code }) => code).filter((code) => !cities.includes(code))]
    })
    expect(shown).toEqual(homes.map(({ lang }) => [lang, []]))
  })
})

test('a card with the name of a city leads to a page of that city', () => {
  const misleading = pages.flatMap(({ key, lang, page }) =>
    cardsOf(page.blocks).flatMap(({ title, to }) =>
      catalogue.cities
        .filter(({ code }) => nameOf(code, lang) === title && CITY_PAGES.get(to) !== code)
        .map(() => `${key} in ${lang}: “${title}” leads to ${to}`),
    ),
  )
  expect(misleading).toEqual([])
})

const menuLinkSchema = z.object({ label: z.string(), to: z.string() })

function menuLinksOf(value: unknown): z.infer<typeof menuLinkSchema>[] {
  if (typeof value !== 'object' || value === null) return []
  const link = menuLinkSchema.safeParse(value)
  return [...(link.success ? [link.data] : []), ...Object.values(value).flatMap(menuLinksOf)]
}

test('a menu’s or a footer’s link with the name of a city leads to a page of that city', () => {
  const misleading = sites.flatMap(({ name, site, texts }) =>
    menuLinksOf([site.header, site.quickLinks]).flatMap(({ label, to }) =>
      catalogue.cities
        .filter(({ code }) => nameOf(code, 'en') === texts.get('en')?.value[label] && CITY_PAGES.get(to) !== code)
        .map(() => `${name}: “${label}” leads to ${to}`),
    ),
  )
  expect(misleading).toEqual([])
})

const menusSchema = z.object({
  dropdownMenuItems: z.array(menuLinkSchema).default([]),
  menuItems: z.array(z.unknown()),
})

// spec: D.display.34
test('no menu of a header offers only what another one beside it offers', () => {
  const repeated = sites.flatMap(({ name, site }) => {
    const { dropdownMenuItems, menuItems } = menusSchema.parse(site.header.manualHeader)
    const menus = [dropdownMenuItems, ...menuItems.map(menuLinksOf)].map((links) => links.map(({ to }) => to))
    const isAmong = (menu: readonly string[], other: readonly string[]) =>
      menu !== other && menu.length > 1 && menu.every((to) => other.includes(to))
    return menus
      .filter((menu) => menus.some((other) => isAmong(menu, other)))
      .map((menu) => `${name}: ${menu.join(', ')}`)
  })
  expect(repeated).toEqual([])
})

/** Pages that say how many there are of what they list, by the collection that they list. */
const COUNTED: Readonly<Record<string, number>> = {
  'wayfare/things-to-do-in-paris': 1004,
  'rome-by-wayfare/things-to-do-in-rome': 1008,
  'london-theatre-tickets/home': 1001,
  'london-theatre-tickets/shows': 1001,
}
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ thirty: 30, dreißig: 30, trente: 30, тридцать: 30, trzydzieści: 30, treinta: 30, trenta: 30, dertig: 30 },
  ...{ trinta: 30, tredive: 30, tretti: 30, treizeci: 30, trettio: 30, otuz: 30, ثلاثون: 30 },
  ...{ forty: 40, vierzig: 40, quarante: 40, сорок: 40, czterdzieści: 40, cuarenta: 40, quaranta: 40, veertig: 40 },
  ...{ quarenta: 40, fyrre: 40, førti: 40, patruzeci: 40, fyrtio: 40, kırk: 40, أربعون: 40 },
  ...{ sixty: 60, sechzig: 60, soixante: 60, шестьдесят: 60, sześćdziesiąt: 60, ستون: 60 },
}

/** The number with which a text begins. */
function leadingNumber(text: string): number | undefined {
  const [word = ''] = text.toLowerCase().split(/[\s\u00a0]/)
  return NUMBERS[word] ?? (/^\d+$/.test(word) ? Number(word) : undefined)
}

/** Every number of a text that is written as a word. */
function tensIn(text: string): number[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .flatMap((word) => NUMBERS[word] ?? [])
}

function statedCounts(page: (typeof pages)[number]['page']): number[] {
  const [list] = page.blocks.filter(({ type }) => type === 'productList')
  const title = z.object({ title: z.string() }).safeParse(list)
  const texts = [page.standfirst ?? '', page.meta.title, title.success ? title.data.title : '']
  return texts.flatMap((text) => leadingNumber(text) ?? [])
}

test.each(Object.entries(COUNTED))('%s counts what the catalogue has in collection %d', (key, id) => {
  const versions = pages.filter((page) => page.key === key)
  const size = catalogue.tourGroups.filter(({ collectionIds }) => collectionIds.includes(id)).length
  const stated = versions.map(({ lang, page }) => [lang, statedCounts(page).filter((count) => count !== size)])
  expect(stated).toEqual(versions.map(({ lang }) => [lang, []]))
  expect(versions.filter(({ lang }) => lang === 'en').flatMap(({ page }) => statedCounts(page))).toContain(size)
})

test('the theatres’ line below their name counts the shows that they sell', () => {
  const size = catalogue.tourGroups.filter(({ collectionIds }) => collectionIds.includes(1001)).length
  const theatres = sites.find(({ name }) => name === 'london-theatre-tickets')
  const lines = [...(theatres?.texts ?? [])].map(([lang, { value }]) => [lang, leadingNumber(value.tagline ?? '')])
  expect(lines).toEqual([...(theatres?.texts.keys() ?? [])].map((lang) => [lang, size]))
  expect(lines).toContainEqual(['en', size])
})

const timeCellSchema = z.object({ text: z.string().regex(/^\d{1,2}[.: \u00a0\u202f]/) })

/** Times that stand alone in a value, such as in the cells of a table: "19:30", "20:00 Uhr", "19 h 30". */
function timesIn(value: unknown): string[] {
  const cell = timeCellSchema.safeParse(value)
  if (cell.success) {
    const [hours = '', minutes = '00'] = cell.data.text.match(/\d+/g) ?? []
    return [`${hours}:${minutes}`]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(timesIn) : []
}

test('a show is played at the times that its page tells; a touch tour begins before it', () => {
  const told = pages.flatMap(({ key, lang, page }) => {
    const show = catalogue.tourGroups.find(({ id }) => id === page.categorisation.tgid)
    const tables = page.blocks.filter(({ type }) => type === 'table')
    return show ? [{ key, lang, times: timesIn(tables), starts: show.schedule.startTimes ?? [] }] : []
  })
  const wrong = told.flatMap(({ key, lang, times, starts }) =>
    times.filter((time) => !starts.includes(time)).map((time) => `${key} ${lang} ${time}`),
  )
  const tours = told.filter(({ key }) => key === 'london-theatre-tickets/tidewater')
  expect(wrong).toEqual(tours.map(({ key, lang }) => `${key} ${lang} 18:00`))
  expect(told.filter(({ times }) => times.length > 0)).toHaveLength(tours.length * 3)
})

test('a collection that counts its tour groups has as many', () => {
  const counted = catalogue.collections.filter(({ id }) => Object.values(COUNTED).includes(id))
  const wrong = counted.flatMap(({ id, name, heading, subtext, metaDescription }) => {
    const size = listed({ kind: 'collection', id }).length
    const begun = [...Object.values(heading), ...Object.values(subtext)].flatMap((text) => leadingNumber(text) ?? [])
    const stated = [...begun, ...Object.values(metaDescription).flatMap(tensIn)]
    return stated.filter((count) => count !== size).map((count) => `${name}: ${count} of ${size}`)
  })
  expect(wrong).toEqual([])
})

/** Of the catalogue's cities, by their countries. */
const EUROPE = ['GB', 'FR', 'IT', 'ES', 'NL', 'PT', 'DK']

test('the page on Europe begins with all of its cities, which it counts', () => {
  const cities = catalogue.cities.filter(({ country }) => EUROPE.includes(country.code)).map(({ code }) => code)
  const shown = pages
    .filter(({ key }) => key === 'wayfare/europe')
    .map(({ lang, page }) => [
      lang,
      cardsOf(page.blocks[0])
        .flatMap(({ to }) => CITY_PAGES.get(to) ?? [])
        .toSorted(),
    ])
  expect(shown).toEqual(shown.map(([lang]) => [lang, cities.toSorted()]))
  const kicker = pages.find(({ key, lang }) => key === 'wayfare/europe' && lang === 'en')?.page.kicker
  expect([kicker, cities.length]).toEqual(['Seven cities', 7])
})

/** The pages above one, from the nearest up. */
function ancestorsOf(key: string, lang: LanguageCode): string[] {
  const parent = pages.find((page) => page.key === key && page.lang === lang)?.page.parent
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent, lang)]
}

test('a page stands below the same pages in every language, but for those that the language lacks', () => {
  const exists = new Set(pages.map(({ key, lang }) => `${key}.${lang}`))
  const misplaced = pages.flatMap(({ key, lang }) => {
    const expected = ancestorsOf(key, 'en').filter((above) => exists.has(`${above}.${lang}`))
    const own = ancestorsOf(key, lang)
    return isDeepStrictEqual(own, expected)
      ? []
      : [`${key} in ${lang}: ${own.join(' < ')}, not ${expected.join(' < ')}`]
  })
  expect(misplaced).toEqual([])
})

type ProductSource = z.infer<typeof productListSourceSchema>

/** The drawing of a card's picture, whatever the light. */
const drawingOf = (picture: string | undefined) => picture?.replace(/-(dawn|day|dusk|night)$/, '')

function listed(source: ProductSource) {
  const { categories, tourGroups } = catalogue
  if (source.kind === 'tgids')
    return source.ids.flatMap((id) => tourGroups.find((tourGroup) => tourGroup.id === id) ?? [])
  if (source.kind === 'collection') return tourGroups.filter(({ collectionIds }) => collectionIds.includes(source.id))
  const ids =
    source.kind === 'subCategory'
      ? [source.id]
      : categories
          .filter(({ id }) => id === source.id)
          .flatMap(({ subCategories }) => subCategories.map(({ id }) => id))
  return tourGroups.filter(({ cityCode, subCategoryId }) => cityCode === source.city && ids.includes(subCategoryId))
}

const listSchema = z.object({ type: z.literal('productList'), source: productListSourceSchema })

test('where a page has lists of several cities, each leads on', () => {
  const ending = pages.flatMap(({ key, lang, page }) => {
    const lists = page.blocks.flatMap((block) => {
      const list = listSchema.extend({ title: z.string(), action: z.unknown().optional() }).safeParse(block)
      if (!list.success) return []
      const [city, another] = new Set(listed(list.data.source).map(({ cityCode }) => cityCode))
      return another === undefined ? [{ ...list.data, city }] : []
    })
    if (new Set(lists.map(({ city }) => city)).size < 2) return []
    return lists.filter(({ action }) => action === undefined).map(({ title }) => `${key} in ${lang}: “${title}”`)
  })
  expect(ending).toEqual([])
})

describe('pictures', () => {
  const ofPages = pages
    .flatMap(({ page }) => page.blocks)
    .flatMap((block) => {
      const list = listSchema.safeParse(block)
      return list.success ? [list.data.source] : []
    })
  const ofCollections = catalogue.collections.map(({ id }) => ({ kind: 'collection' as const, id }))
  const sources = new Map([...ofCollections, ...ofPages].map((source) => [JSON.stringify(source), source]))

  test('no list shows the same drawing twice in its first eight cards', () => {
    const repeated = [...sources].flatMap(([name, source]) => {
      const drawings = listed(source)
        .slice(0, 8)
        .map(({ pictures: [first] }) => drawingOf(first))
      const twice = drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)
      return twice.map((drawing) => `${name}: ${drawing}`)
    })
    expect(repeated).toEqual([])
  })

  test('each collection has at least four drawings', () => {
    const poor = catalogue.collections.filter(
      ({ id }) => new Set(listed({ kind: 'collection', id }).map(({ pictures: [first] }) => drawingOf(first))).size < 4,
    )
    expect(poor.map(({ name }) => name)).toEqual([])
  })
})
