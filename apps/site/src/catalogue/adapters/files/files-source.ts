import { z } from 'zod'
import { isoToday } from '../../../i18n/zoned-time.ts'
import type { ReportDrop } from '../../responses/dropped-fields.ts'
import type { Result } from '../../result.ts'
import type { BulkSource } from '../bulk/bulk-source.ts'
import { CatalogueSnapshot } from '../bulk/catalogue-snapshot.ts'
import { type ClassifiedProduct, idOfItem, stringIdSchema } from '../bulk/neutral-product-schema.ts'
import { toNumericId } from '../bulk/to-numeric-id.ts'
import { type CatalogueFolder, fingerprintFolder, readCatalogueFolder } from './read-catalogue-folder.ts'

interface FilesSettings {
  readonly folder: string
  readonly report?: ReportDrop | undefined
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

type Row = Readonly<Record<string, unknown>>
type RowsByProduct = ReadonlyMap<string, readonly Row[]>

interface Loaded {
  /** Of the folder when it was read. */
  readonly stamp: string
  readonly snapshot: CatalogueSnapshot
  /** With the number of their option. */
  readonly availability: RowsByProduct
  readonly reviews: RowsByProduct
}

const DAY = 86_400_000
const LAST_DAY = '9999-12-31'
const ofProductSchema = z.object({ product: stringIdSchema, option: stringIdSchema.optional().catch(undefined) })
const isoDate = z.iso.date()
/** The option of rows that name none. */
const ONLY_OPTION = 'DEFAULT'

/** A catalogue in files (docs/how-to/catalogue-in-files.md): read again when one of them changes. */
export class FilesSource implements BulkSource {
  readonly #settings: FilesSettings
  #loading: Promise<Result<Loaded>> | undefined
  #loaded: Loaded | undefined

  constructor(settings: FilesSettings) {
    this.#settings = settings
  }

  snapshot: BulkSource['snapshot'] = () => this.#of(({ snapshot }) => snapshot)

  /** From yesterday on, since it may still be yesterday at the venue. */
  days: BulkSource['days'] = (entry) =>
    this.#of(({ availability }) =>
      rowsOf(availability, entry, isoToday({ now: this.#settings.now() - DAY, timeZone: 'UTC' }), LAST_DAY),
    )

  starts: BulkSource['starts'] = (entry, { from, to }) =>
    this.#of(({ availability }) => rowsOf(availability, entry, from, to))

  reviews: NonNullable<BulkSource['reviews']> = (entry) =>
    this.#of(({ reviews }) => reviews.get(idOfItem(entry.item)) ?? [])

  async #of<T>(choose: (loaded: Loaded) => T): Promise<Result<T>> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined
    })
    const loaded = await this.#loading
    return loaded.ok ? { ok: true, value: choose(loaded.value) } : loaded
  }

  async #load(): Promise<Result<Loaded>> {
    const { folder } = this.#settings
    const stamp = await fingerprintFolder(folder)
    if (this.#loaded?.stamp === stamp) return { ok: true, value: this.#loaded }
    const files = await readCatalogueFolder(folder)
    if (!files.ok) return files
    if (!files.value.products) return { ok: false, error: { kind: 'unreachable', retryable: true, source: 'products' } }
    this.#loaded = { stamp, ...this.#arrange(files.value) }
    return { ok: true, value: this.#loaded }
  }

  #arrange({ products = [], options = [], availability = [], reviews = [], ...lists }: CatalogueFolder) {
    const { report, now } = this.#settings
    const optionsOf = groupByProduct(options)
    const today = isoToday({ now: now(), timeZone: 'UTC' })
    const tourOf = (product: string, option: string) => ({ tour: toNumericId(`${product}/${option}`) })
    const rows = groupByProduct(availability, (row, product, option) => ({ ...row, ...tourOf(product, option) }))
    const items = products.map((item) => {
      const own = optionsOf.get(idOfItem(item))
      return own ? { ...(item as Row), options: own } : item
    })
    const nextDateOf = (id: string) => nextDate(rows.get(id) ?? [], today)
    return {
      snapshot: new CatalogueSnapshot({ products: items, ...lists }, { report, nextDateOf }),
      availability: rows,
      reviews: groupByProduct(reviews),
    }
  }
}

function groupByProduct(
  rows: readonly unknown[],
  complete: (row: Row, product: string, option: string) => Row = (row) => row,
): RowsByProduct {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const { data } = ofProductSchema.safeParse(row)
    if (!data) continue
    const completed = complete(row as Row, data.product, data.option ?? ONLY_OPTION)
    groups.getOrInsert(data.product, []).push(completed)
  }
  return groups
}

function rowsOf(rows: RowsByProduct, entry: ClassifiedProduct, from: string, to: string): readonly Row[] {
  return (rows.get(idOfItem(entry.item)) ?? []).filter(({ date }) => String(date) >= from && String(date) <= to)
}

/** The first day with tickets. */
function nextDate(rows: readonly Row[], today: string): string | undefined {
  const open = rows.filter(({ left }) => Number(left ?? 1) !== 0)
  const dates = open.flatMap(({ date }) => isoDate.safeParse(date).data ?? [])
  return dates.filter((date) => date >= today).toSorted()[0]
}
