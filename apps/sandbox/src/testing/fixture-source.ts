import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CURRENCIES } from '../catalogue/currencies.ts'
import { REVIEW_KINDS } from '../catalogue-source.ts'

/** One text in four languages, told apart by a mark. */
export function inFour(text: string) {
  return { en: text, fr: `${text} (fr)`, de: `${text} (de)`, ar: `${text} (ar)` }
}

function slugs(slug: string) {
  return { en: slug, fr: `${slug}-fr`, de: `${slug}-de`, ar: `${slug}-ar` }
}

function tourGroup(id: number, name: string, changes: Record<string, unknown> = {}) {
  const text = { name, shortSummary: `${name} in short`, highlights: ['One & only'], inclusions: ['Entry'] }
  return {
    id,
    cityCode: 'PARIS',
    primaryCollectionId: 1004,
    collectionIds: [1004],
    subCategoryId: 1008,
    pictures: ['louvre-dusk', 'louvre-day'],
    urlSlug: slugs(`tour-${id}`),
    price: 20,
    durationMinutes: 90,
    cancellableUpToMinutes: 1440,
    rating: { average: 4.6, count: 230 },
    supportedLanguages: ['EN', 'FR'],
    startPoint: { latitude: 48.86, longitude: 2.33, addressLine1: 'Cour Napoléon' },
    schedule: { opens: '09:00', closes: '18:00', closedWeekdays: ['TUE'] },
    variants: [{ name: inFour('Standard'), priceFactor: 1 }],
    text: { en: text, fr: { ...text, name: `${name} (fr)` }, de: text, ar: text },
    ...changes,
  }
}

/** The data files of a small catalogue, by name; a test changes what it is about. */
export function fixtureFiles() {
  return {
    'cities.json': [
      {
        code: 'PARIS',
        displayName: { ...inFour('Paris'), de: 'Paris' },
        country: { code: 'FR', displayName: inFour('France'), currency: 'EUR' },
        timeZone: 'Europe/Paris',
        latitude: 48.85,
        longitude: 2.35,
        picture: 'louvre-day',
      },
    ],
    'categories.json': [
      {
        id: 1,
        displayName: inFour('Tickets'),
        subCategories: [
          { id: 1008, displayName: inFour('City Cards') },
          { id: 1080, displayName: inFour('Combo') },
        ],
      },
    ],
    'collections.json': [
      {
        id: 1004,
        cityCode: 'PARIS',
        name: 'Things to Do in Paris',
        displayName: inFour('Things to do'),
        urlSlug: slugs('things-to-do'),
        heroPicture: 'louvre-dusk',
        cardPicture: 'louvre-day',
        heading: inFour('Paris'),
        subtext: inFour('All of it'),
        longFormDescription: { en: ['Text.'], fr: ['Texte.'], de: ['Text.'], ar: ['نص.'] },
        pageTitle: inFour('Paris'),
        metaDescription: inFour('Paris'),
        reviewKind: 'museum',
      },
    ],
    'tour-groups/paris.json': [
      tourGroup(7110, 'Louvre at dusk', {
        discountPercent: 20,
        variants: [
          { name: inFour('Standard'), priceFactor: 1 },
          { name: inFour('With a guide'), priceFactor: 2.5 },
        ],
      }),
      tourGroup(7111, 'Louvre at dawn', { price: 12.5, boosterType: 'BestSeller', subCategoryId: 1080 }),
      tourGroup(7112, 'Private boat', { price: 99, priceType: 'PER_GROUP', groupSize: 6, durationMinutes: null }),
      tourGroup(7143, 'The one with a script'),
      tourGroup(7149, 'The one without a price'),
    ],
    'rates.json': Object.fromEntries(
      CURRENCIES.map(({ code }) => [code, code === 'EUR' ? 1 : code === 'JPY' ? 160.4 : 2]),
    ),
    'reviews.json': {
      names: { en: ['Ada', 'Ben', 'Cy'], fr: ['Zoé', 'Luc', 'Ève'] },
      countries: { en: ['GB', 'US'], fr: ['FR'] },
      personas: [inFour('Couple')],
      texts: REVIEW_KINDS.flatMap((kind) => [
        {
          kind,
          language: 'en',
          rating: 5,
          title: 'Wonderful',
          content: `A fine ${kind}`,
          translations: { fr: 'Beau' },
        },
        { kind, language: 'fr', rating: 4, content: `Très bien, ${kind}` },
      ]),
    },
    'itineraries.json': [
      {
        tourGroupId: 7110,
        type: 'WALKING',
        durationMinutes: 150,
        sections: [
          { latitude: 38.5, longitude: -120.2, name: inFour('Start'), minutesToNext: 10, kilometresToNext: 1.2 },
          { latitude: 40.7, longitude: -120.95, name: inFour('Stop'), description: inFour('A stop') },
          { latitude: 43.252, longitude: -126.453, name: inFour('End') },
        ],
      },
    ],
    'banners.json': [
      {
        id: 1,
        cityCode: 'PARIS',
        title: inFour('Winter'),
        altText: inFour('Snow'),
        picture: 'louvre-day',
        mobilePicture: 'louvre-dusk',
        link: '/things-to-do-in-paris/',
        startDate: '2026-01-01',
        endDate: '2030-01-01',
        rank: 1,
      },
    ],
    'points-of-interest.json': [
      {
        id: 501,
        cityCode: 'PARIS',
        name: inFour('Louvre'),
        description: inFour('A museum'),
        latitude: 48.86,
        longitude: 2.33,
        addressLine1: 'Cour Napoléon',
        picture: 'louvre-day',
      },
    ],
  }
}

export function writeFixtureSource(folder: string, files: Record<string, unknown> = fixtureFiles()): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
}

/** A drawing of 400 × 300: the left half red, the right half blue. */
export const FIXTURE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="200" height="300" fill="#f00"/><rect x="200" width="200" height="300" fill="#00f"/></svg>'

export function writeFixturePictures(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of ['louvre-day', 'louvre-dusk']) writeFileSync(join(folder, `${name}.svg`), FIXTURE_SVG)
}
