import { DatabaseSync } from 'node:sqlite'
import type { CatalogueData } from '../catalogue-schema.ts'
import { composeReviews } from './compose-reviews.ts'

/** Columns are those used for lookups and sorting; the rest of a row is its document, JSON in the shape of the source. */
const TABLES = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE language (code TEXT PRIMARY KEY, rank INTEGER NOT NULL) STRICT;
CREATE TABLE phrases (language TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
CREATE TABLE rate (currency TEXT PRIMARY KEY, per_euro REAL NOT NULL) STRICT;
CREATE TABLE city (code TEXT PRIMARY KEY, rank INTEGER NOT NULL, document TEXT NOT NULL) STRICT;
CREATE TABLE category (id INTEGER PRIMARY KEY, rank INTEGER NOT NULL, document TEXT NOT NULL) STRICT;
CREATE TABLE collection (
  id INTEGER PRIMARY KEY, rank INTEGER NOT NULL, city_code TEXT NOT NULL REFERENCES city, document TEXT NOT NULL
) STRICT;
CREATE TABLE tour_group (
  id INTEGER PRIMARY KEY, rank INTEGER NOT NULL, city_code TEXT NOT NULL REFERENCES city,
  category_id INTEGER NOT NULL REFERENCES category, sub_category_id INTEGER NOT NULL, document TEXT NOT NULL
) STRICT;
CREATE INDEX tour_group_by_category ON tour_group (category_id, rank);
CREATE INDEX tour_group_by_sub_category ON tour_group (sub_category_id, rank);
CREATE TABLE collection_tour_group (
  collection_id INTEGER NOT NULL REFERENCES collection, tour_group_id INTEGER NOT NULL REFERENCES tour_group,
  rank INTEGER NOT NULL, PRIMARY KEY (collection_id, tour_group_id)
) STRICT;
CREATE TABLE review (
  id INTEGER PRIMARY KEY, tour_group_id INTEGER NOT NULL REFERENCES tour_group, days_ago INTEGER NOT NULL,
  document TEXT NOT NULL
) STRICT;
CREATE INDEX review_by_tour_group ON review (tour_group_id, days_ago);
CREATE TABLE persona (rank INTEGER PRIMARY KEY, document TEXT NOT NULL) STRICT;
CREATE TABLE itinerary (tour_group_id INTEGER PRIMARY KEY REFERENCES tour_group, document TEXT NOT NULL) STRICT;
CREATE TABLE banner (id INTEGER PRIMARY KEY, city_code TEXT NOT NULL REFERENCES city, document TEXT NOT NULL) STRICT;
CREATE TABLE point_of_interest (
  id INTEGER PRIMARY KEY, city_code TEXT NOT NULL REFERENCES city, document TEXT NOT NULL
) STRICT;
`

/** Writes a new database file. `sourceHash` lets the next build skip an unchanged source. */
export function writeDatabase(path: string, source: CatalogueData, sourceHash: string): void {
  const database = new DatabaseSync(path)
  try {
    database.exec('PRAGMA foreign_keys = ON; BEGIN')
    database.exec(TABLES)
    writeTables(database, source)
    insert(database, 'meta', { key: 'source_hash', value: sourceHash })
    database.exec('COMMIT')
  } finally {
    database.close()
  }
}

function writeTables(database: DatabaseSync, source: CatalogueData): void {
  const write = (table: string, row: Row) => insert(database, table, row)
  for (const [currency, perEuro] of Object.entries(source.rates)) write('rate', { currency, per_euro: perEuro })
  for (const [rank, code] of source.languages.entries()) write('language', { code, rank })
  for (const [language, phrases] of Object.entries(source.phrases))
    write('phrases', { language, ...documentOf(phrases) })
  for (const [rank, city] of source.cities.entries()) write('city', { code: city.code, rank, ...documentOf(city) })
  for (const [rank, category] of source.categories.entries()) {
    write('category', { id: category.id, rank, ...documentOf(category) })
  }
  for (const [rank, collection] of source.collections.entries()) {
    write('collection', { id: collection.id, rank, city_code: collection.cityCode, ...documentOf(collection) })
  }
  for (const [rank, persona] of source.reviews.personas.entries()) write('persona', { rank, ...documentOf(persona) })
  writeTourGroups(database, source)
  for (const itinerary of source.itineraries) {
    write('itinerary', { tour_group_id: itinerary.tourGroupId, ...documentOf(itinerary) })
  }
  for (const banner of source.banners) {
    write('banner', { id: banner.id, city_code: banner.cityCode, ...documentOf(banner) })
  }
  for (const point of source.pointsOfInterest) {
    write('point_of_interest', { id: point.id, city_code: point.cityCode, ...documentOf(point) })
  }
}

function writeTourGroups(database: DatabaseSync, source: CatalogueData): void {
  const categoryOf = new Map(
    source.categories.flatMap((category) => category.subCategories.map((child) => [child.id, category.id] as const)),
  )
  const kindOf = new Map(source.collections.map((collection) => [collection.id, collection.reviewKind]))
  for (const [rank, tourGroup] of source.tourGroups.entries()) {
    insert(database, 'tour_group', {
      id: tourGroup.id,
      rank,
      city_code: tourGroup.cityCode,
      category_id: categoryOf.get(tourGroup.subCategoryId) ?? 0,
      sub_category_id: tourGroup.subCategoryId,
      ...documentOf(tourGroup),
    })
    for (const collectionId of tourGroup.collectionIds) {
      insert(database, 'collection_tour_group', { collection_id: collectionId, tour_group_id: tourGroup.id, rank })
    }
    const kind = tourGroup.reviewKind ?? kindOf.get(tourGroup.primaryCollectionId ?? 0) ?? 'tour'
    for (const review of composeReviews(tourGroup, kind, source.reviews)) {
      insert(database, 'review', {
        id: review.id,
        tour_group_id: tourGroup.id,
        days_ago: review.daysAgo,
        ...documentOf(review),
      })
    }
  }
}

type Row = Readonly<Record<string, string | number>>

/** Table and column names are literals of this file; values are bound. */
function insert(database: DatabaseSync, table: string, row: Row): void {
  const columns = Object.keys(row)
  const marks = columns.map(() => '?').join(', ')
  database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`).run(...Object.values(row))
}

function documentOf(value: object): { document: string } {
  return { document: JSON.stringify(value) }
}
