import { existsSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { z } from 'zod'
import {
  type Banner,
  bannerSchema,
  type Itinerary,
  itinerarySchema,
  LANGUAGES,
  type Language,
  type Phrases,
  type PointOfInterest,
  phrasesSchema,
  pointOfInterestSchema,
  type TourGroup,
  tourGroupSchema,
} from '../catalogue-schema.ts'
import { type ReviewRow, reviewRowSchema } from './compose-reviews.ts'

/** The database is missing, damaged or of another program; the message is one sentence. Nothing was changed. */
export class CatalogueDatabaseError extends Error {
  override name = 'CatalogueDatabaseError'
}

const documentRow = z.object({ document: z.string() })
const metaRow = z.object({ value: z.string() })
const rateRow = z.object({ currency: z.string(), per_euro: z.number() })
const languageRow = z.object({ code: z.enum(LANGUAGES) })
const phrasesRow = z.object({ language: z.string(), document: z.string() })
const phrasesByLanguage = z.record(z.enum(LANGUAGES), phrasesSchema)
const idRow = z.object({ id: z.number() })

/** Selects a list of tour groups. */
export interface TourGroupFilter {
  readonly by: 'category' | 'sub-category' | 'collection' | 'city'
  readonly id: number | string
  readonly cityCode?: string | undefined
}

/**
 * Reads the catalogue from its database. What was found stays in memory, parsed: every answer needs many documents, the file
 * does not change while it is open, and SQLite's statements hold memory until the garbage collector finds them.
 */
export class CatalogueStore {
  readonly #database: DatabaseSync
  readonly #found = new Map<string, readonly unknown[]>()

  /** @throws CatalogueDatabaseError */
  constructor(path: string) {
    if (!existsSync(path))
      throw new CatalogueDatabaseError(`There is no catalogue database at ${path}: build it first.`)
    this.#database = openForReading(path)
  }

  close(): void {
    this.#database.close()
  }

  /** Units of each currency per euro. */
  rates(): ReadonlyMap<string, number> {
    const rows = this.#all('SELECT currency, per_euro FROM rate', [], rateRow)
    return new Map(rows.map((row) => [row.currency, row.per_euro]))
  }

  /** Languages available in answers. */
  languages(): Language[] {
    return this.#all('SELECT code FROM language ORDER BY rank', [], languageRow).map((row) => row.code)
  }

  phrases(): Readonly<Record<Language, Phrases>> {
    const rows = this.#all('SELECT language, document FROM phrases', [], phrasesRow)
    return phrasesByLanguage.parse(Object.fromEntries(rows.map((row) => [row.language, JSON.parse(row.document)])))
  }

  /** A small table in its order. */
  documents<S extends z.ZodType>(table: 'city' | 'category' | 'collection' | 'persona', schema: S) {
    return this.#documents(`SELECT document FROM ${table} ORDER BY rank`, [], schema)
  }

  tourGroup(id: number): TourGroup | undefined {
    return this.#documents('SELECT document FROM tour_group WHERE id = ?', [id], tourGroupSchema)[0]
  }

  /** In the order of the list. */
  tourGroups({ by, id, cityCode }: TourGroupFilter): TourGroup[] {
    const from = {
      collection: 'collection_tour_group l JOIN tour_group t ON t.id = l.tour_group_id WHERE l.collection_id = ?',
      category: 'tour_group t WHERE t.category_id = ?',
      'sub-category': 'tour_group t WHERE t.sub_category_id = ?',
      city: 'tour_group t WHERE t.city_code = ?',
    }[by]
    const inCity = cityCode === undefined ? '' : ' AND t.city_code = ?'
    const values = cityCode === undefined ? [id] : [id, cityCode]
    const rows = this.#all(`SELECT t.id FROM ${from}${inCity} ORDER BY t.rank`, values, idRow)
    return rows.map((row) => this.tourGroup(row.id)).filter((tourGroup) => tourGroup !== undefined)
  }

  /** Reviews of an existing tour group, newest first. */
  reviews(tourGroup: TourGroup): readonly ReviewRow[] {
    const sql = 'SELECT document FROM review WHERE tour_group_id = ? ORDER BY days_ago, id'
    return this.#documents(sql, [tourGroup.id], reviewRowSchema)
  }

  itinerary(tourGroupId: number): Itinerary | undefined {
    const sql = 'SELECT document FROM itinerary WHERE tour_group_id = ?'
    return this.#documents(sql, [tourGroupId], itinerarySchema)[0]
  }

  banners(): readonly Banner[] {
    return this.#documents('SELECT document FROM banner', [], bannerSchema).toSorted((a, b) => a.rank - b.rank)
  }

  pointOfInterest(id: number): PointOfInterest | undefined {
    return this.#documents('SELECT document FROM point_of_interest WHERE id = ?', [id], pointOfInterestSchema)[0]
  }

  #documents<S extends z.ZodType>(sql: string, values: readonly SQLInputValue[], schema: S): readonly z.infer<S>[] {
    const row = documentRow.transform(({ document }) => schema.parse(JSON.parse(document)))
    return this.#all(sql, values, row)
  }

  #all<S extends z.ZodType>(sql: string, values: readonly SQLInputValue[], schema: S): readonly z.infer<S>[] {
    const key = JSON.stringify([sql, ...values])
    const known = this.#found.get(key)
    // A statement selects one type of row.
    if (known) return known as readonly z.infer<S>[]
    const rows = this.#database.prepare(sql).all(...values)
    const found = rows.map((row) => schema.parse(row))
    // Values of which nothing is known are not remembered: callers could send any number of them.
    if (found.length > 0) this.#found.set(key, found)
    return found
  }
}

/**
 * The hash of the source from which a database was built.
 *
 * @throws CatalogueDatabaseError
 */
export function readSourceHash(path: string): string {
  const database = openForReading(path)
  try {
    return readHash(database, path)
  } finally {
    database.close()
  }
}

function openForReading(path: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true })
    const [check] = database.prepare('PRAGMA quick_check(1)').all()
    if (check?.quick_check !== 'ok') throw new Error('quick_check failed')
    readHash(database, path)
    return database
  } catch {
    database?.close()
    throw new CatalogueDatabaseError(
      `The catalogue database ${path} is damaged or not a catalogue: move it away and it is built again.`,
    )
  }
}

function readHash(database: DatabaseSync, path: string): string {
  const row = metaRow.safeParse(database.prepare("SELECT value FROM meta WHERE key = 'source_hash'").get())
  if (!row.success) throw new CatalogueDatabaseError(`The catalogue database ${path} does not name its source.`)
  return row.data.value
}
