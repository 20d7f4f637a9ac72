import { setTimeout as sleep } from 'node:timers/promises'
import type { EntriesAnswer, EntryKind } from '../picker-entry.ts'
import {
  API_PAGE_SIZE,
  type CachedEntry,
  type CatalogueListPage,
  CatalogueReadError,
  type CatalogueReader,
} from './catalogue-reader.ts'
import { matchEntries } from './match-entries.ts'

/** Milliseconds until the content is refreshed in the background. */
const REFRESH_AFTER = 10 * 60_000
/** Milliseconds until a catalogue that failed or was empty is read again. */
const RETRY_AFTER = 30_000
/** Milliseconds that a search waits for the first reading: an editor sees partial results at once, and the rest later. */
const MAX_WAIT = 200
/** Maximum number of search results. */
const MAX_FOUND = 30
/** Upper limit of products, in case a list never ends. */
const MAX_PRODUCTS = 20_000
const MAX_COLLECTIONS = 2000
const MAX_CITIES = 1000
/** Cities read in parallel; few, since the catalogue has other callers. */
const MAX_PARALLEL = 4

type Reader = Pick<CatalogueReader, 'cities' | 'categories' | 'productsOf' | 'collections' | 'products'>
type Entries = Map<string, CachedEntry>
type EntriesByKind = Readonly<Record<EntryKind, Entries>>

/**
 * Everything that can be chosen, in memory, because the provider's API has no search. It is read completely on first use and
 * ten minutes later; the old content stays until the new one is complete, and while the catalogue does not answer.
 */
export class CatalogueCache {
  readonly #reader: Reader
  readonly #now: () => number
  #entries: EntriesByKind = noEntries()
  #reading: Promise<void> | undefined
  /** When the last complete reading succeeded or failed; milliseconds since 1970. */
  #readAt: number | undefined
  #failedAt: number | undefined

  constructor(reader: Reader, now: () => number) {
    this.#reader = reader
    this.#now = now
  }

  /**
   * @param words of its name, its place or its number
   * @param city code of the city whose entries come before equal matches
   */
  async search(kind: EntryKind, words: string, city?: string): Promise<EntriesAnswer> {
    this.#refreshIfOld()
    if (this.#readAt === undefined && this.#reading) await Promise.race([this.#reading, sleep(MAX_WAIT)])
    const near = city?.toUpperCase()
    const isNear = ({ entry }: CachedEntry) => near !== undefined && entry.cityCode?.toUpperCase() === near
    const found = matchEntries([...this.#entries[kind].values()], words, { most: MAX_FOUND, isNear })
    return { entries: found.map(({ entry }) => entry), gone: [], state: this.#state() }
  }

  /** Entries by their ids, in that order; those not read yet are requested. */
  async find(kind: EntryKind, ids: readonly string[]): Promise<EntriesAnswer> {
    this.#refreshIfOld()
    const found = await this.#findCached(kind, ids)
    const entries = ids.flatMap((id) => found.entries.get(id)?.entry ?? [])
    const missing = ids.filter((id) => !found.entries.has(id))
    return found.isAnswered ? { entries, gone: missing, state: 'whole' } : { entries, gone: [], state: 'down' }
  }

  /** The picture's address in the catalogue. */
  async pictureOf(kind: EntryKind, id: string): Promise<string | undefined> {
    const { entries } = await this.#findCached(kind, [id])
    return entries.get(id)?.picture ?? undefined
  }

  async #findCached(kind: EntryKind, ids: readonly string[]) {
    const entries = this.#entries[kind]
    const missing = ids.filter((id) => !entries.has(id))
    if (missing.length === 0) return { entries, isAnswered: true }
    try {
      for (const found of await this.#request(kind, missing)) entries.set(found.entry.id, found)
      return { entries, isAnswered: true }
    } catch (error) {
      if (error instanceof CatalogueReadError) return { entries, isAnswered: false }
      throw error
    }
  }

  /** Cities and categories are only ever read completely. */
  async #request(kind: EntryKind, ids: readonly string[]): Promise<readonly CachedEntry[]> {
    if (kind === 'product') return this.#reader.products(ids)
    if (kind === 'collection') return (await this.#reader.collections(ids)).map(({ collection }) => collection)
    if (this.#readAt === undefined) await this.#reading
    if (this.#readAt === undefined) throw new CatalogueReadError('Nothing was read yet.')
    return ids.flatMap((id) => this.#entries[kind].get(id) ?? [])
  }

  #state(): EntriesAnswer['state'] {
    if (this.#failedAt !== undefined) return 'down'
    return this.#readAt === undefined ? 'reading' : 'whole'
  }

  #refreshIfOld(): void {
    const last = this.#failedAt ?? this.#readAt
    // A catalogue without cities has nothing to sell yet, and is read again soon.
    const isRetry = this.#failedAt !== undefined || this.#entries.city.size === 0
    if (this.#reading || (last !== undefined && this.#now() - last < (isRetry ? RETRY_AFTER : REFRESH_AFTER))) return
    this.#reading = this.#readAll().then(
      () => this.#finishReading(true),
      () => this.#finishReading(false),
    )
  }

  #finishReading(isRead: boolean): void {
    this.#reading = undefined
    this.#failedAt = isRead ? undefined : this.#now()
    if (isRead) this.#readAt = this.#now()
  }

  /** During the first reading entries can be found at once; later readings replace the old ones when they are complete. */
  async #readAll(): Promise<void> {
    const next = this.#readAt === undefined ? this.#entries : noEntries()
    const [cities, categories] = await Promise.all([
      readPages((offset) => this.#reader.cities(offset), MAX_CITIES),
      this.#reader.categories(),
    ])
    put(next, [...cities, ...categories])
    const collectionIds = new Set<number>()
    await forEachParallel([...next.city.values()], async ({ entry }) => {
      if (next.product.size >= MAX_PRODUCTS) return
      const listed = await readPages(
        (offset) => this.#reader.productsOf(entry.name, offset),
        MAX_PRODUCTS - next.product.size,
      )
      for (const { collectionId, product } of listed) {
        put(next, [product])
        if (collectionId !== undefined) collectionIds.add(collectionId)
      }
    })
    await this.#readCollections(next, collectionIds)
    this.#entries = next
  }

  /** No list contains all collections: products name theirs, and each collection names its parents and children. */
  async #readCollections(next: EntriesByKind, named: ReadonlySet<number>): Promise<void> {
    const seen = new Set<number>()
    let waiting = [...named]
    while (waiting.length > 0 && seen.size < MAX_COLLECTIONS) {
      const batch = waiting.slice(0, API_PAGE_SIZE)
      for (const id of batch) seen.add(id)
      const found = await this.#reader.collections(batch.map(String))
      const placed = found.map(({ collection }) => withCity(collection, next.city))
      put(next, placed)
      const known = [...waiting.slice(API_PAGE_SIZE), ...found.flatMap(({ related }) => related)]
      waiting = [...new Set(known)].filter((id) => !seen.has(id))
    }
  }
}

function noEntries(): EntriesByKind {
  return { product: new Map(), collection: new Map(), category: new Map(), subCategory: new Map(), city: new Map() }
}

function put(target: EntriesByKind, entries: readonly CachedEntry[]): void {
  for (const cached of entries) target[cached.entry.kind].set(cached.entry.id, cached)
}

/** Adds the name of the city; the catalogue gives only its code with a collection. */
function withCity(collection: CachedEntry, cities: Entries): CachedEntry {
  const city = cities.get(collection.entry.cityCode ?? '')?.entry.name
  return city === undefined ? collection : { ...collection, entry: { ...collection.entry, place: city } }
}

/** Reads all pages until the list ends, even if some rows could not be parsed. */
async function readPages<T>(read: (offset: number) => Promise<CatalogueListPage<T>>, max: number): Promise<T[]> {
  const items: T[] = []
  let total = 1
  for (let offset = 0; offset < Math.min(total, max); offset += API_PAGE_SIZE) {
    const page = await read(offset)
    items.push(...page.items)
    total = page.total
  }
  return items
}

async function forEachParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, worker))
}
