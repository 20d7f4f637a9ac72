import { join } from 'node:path'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSample } from '../../apps/cms/src/sample/read-sample.ts'
import { drawings } from '../../apps/sandbox/pictures/draw-all.ts'
import { loadCatalogueSource } from '../../apps/sandbox/src/catalogue/source/load-catalogue-source.ts'
import { ROOT } from '../folders.ts'

/** What the pages of the sample say of its catalogue, and what their cards say of the pages behind them, is so. */

const catalogue = loadCatalogueSource(join(ROOT, 'apps/sandbox/catalogue'), new Set(drawings.map(({ name }) => name)))
const { sites, pages } = await readSample(join(ROOT, 'apps/cms/sample'))

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
