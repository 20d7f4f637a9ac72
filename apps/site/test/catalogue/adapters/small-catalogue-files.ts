import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORY, CITIES, COLLECTION, SMALL_PRODUCTS, SUB_CATEGORIES } from './small-catalogue.ts'

/** What an installation says itself: cities, collections, categories, and where products belong. */
export function writeInstallationFiles(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const cities = Object.entries(CITIES).map(([code, { name, german, timeZone }]) => ({
    ...{ code, name, timeZone },
    translations: { de: { name: german } },
  }))
  const subCategories = Object.entries(SUB_CATEGORIES).map(([id, name]) => ({
    ...{ id: Number(id), name, category: CATEGORY.id },
    products: SMALL_PRODUCTS.filter(({ subCategory }) => subCategory === Number(id)).map((product) => product.id),
  }))
  const members = SMALL_PRODUCTS.filter(({ collections }) => collections.includes(COLLECTION.id)).map(({ id }) => id)
  write(folder, 'cities', cities)
  write(folder, 'collections', [{ ...COLLECTION, products: members }])
  write(folder, 'categories', [CATEGORY, ...subCategories])
}

/** The small catalogue in files: products and days as JSON, or as CSV with semicolons. */
export function writeCatalogueFiles(folder: string, form: 'json' | 'csv'): void {
  writeInstallationFiles(folder)
  if (form === 'json') {
    write(folder, 'products', SMALL_PRODUCTS.map(asJson))
    write(folder, 'availability', availability())
    return
  }
  const products = SMALL_PRODUCTS.map(({ prices, minutes, germanName, days: _, collections: __, ...product }) => ({
    ...{ id: product.id, name: product.name, 'name de': germanName, summary: product.summary },
    ...{ description: product.description, city: product.city, pictures: product.picture },
    ...{ 'price EUR': prices.EUR, 'price USD': prices.USD, 'price JPY': prices.JPY, per: product.per },
    ...{ isFrom: 'no', durationMinutes: minutes, latitude: product.latitude, longitude: product.longitude },
  }))
  const rows = availability().map(({ prices, ...row }) => ({
    ...row,
    ...{ 'price EUR': prices.EUR, 'price USD': prices.USD, 'price JPY': prices.JPY },
  }))
  writeFileSync(join(folder, 'products.csv'), csvOf(products))
  writeFileSync(
    join(folder, 'options.csv'),
    csvOf(SMALL_PRODUCTS.map(({ id }) => ({ product: id, id: 'DEFAULT', name: 'Standard' }))),
  )
  writeFileSync(join(folder, 'availability.csv'), csvOf(rows))
}

function asJson({
  picture,
  minutes,
  germanName,
  days: _,
  isOdd,
  collections: __,
  subCategory: ___,
  ...product
}: (typeof SMALL_PRODUCTS)[number]) {
  return {
    ...product,
    isFrom: false,
    pictures: [picture],
    durationMinutes: minutes,
    translations: germanName ? { de: { name: germanName } } : {},
    ...(isOdd && { traits: ['levitation'], shape: 'round' }),
    options: [{ id: 'DEFAULT', name: 'Standard' }],
  }
}

function availability() {
  return SMALL_PRODUCTS.flatMap(({ id, per, days }) =>
    days.flatMap(({ date, price, starts }) =>
      Object.entries(starts).map(([time, left]) => ({
        product: id,
        date,
        time,
        left: left ?? 'unlimited',
        per,
        prices: price,
      })),
    ),
  )
}

function write(folder: string, file: string, rows: readonly unknown[]): void {
  writeFileSync(join(folder, `${file}.json`), JSON.stringify(rows))
}

function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => names.map((name) => cellOf(row[name])))
  return [names, ...cells].map((line) => line.join(';')).join('\r\n')
}

function cellOf(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value)
  return /["\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
