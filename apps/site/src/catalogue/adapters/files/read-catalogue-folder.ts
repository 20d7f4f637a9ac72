import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Result } from '../../result.ts'
import { csvRowToItem } from './csv-row-to-item.ts'
import { parseCsv } from './parse-csv.ts'

/** The files of a catalogue's folder, each as `.json` (an array) or `.csv`. */
const FILES = ['products', 'options', 'availability', 'reviews', 'cities', 'collections', 'categories'] as const

/** The rows of each file that is there, in the neutral form; nothing of them has been checked. */
export type CatalogueFolder = Readonly<Partial<Record<(typeof FILES)[number], readonly unknown[]>>>

/** @returns an error of kind `unreachable` without the folder, `malformed` for a file that is no list of rows */
export async function readCatalogueFolder(folder: string): Promise<Result<CatalogueFolder>> {
  try {
    const names = await readdir(folder)
    const found: Partial<Record<(typeof FILES)[number], readonly unknown[]>> = {}
    for (const file of FILES) {
      const name = names.find((one) => one === `${file}.json` || one === `${file}.csv`)
      if (!name) continue
      const rows = readRows(name, await readFile(join(folder, name), 'utf8'))
      if (!rows) return { ok: false, error: { kind: 'malformed', retryable: true, source: name } }
      found[file] = rows
    }
    return { ok: true, value: found }
  } catch {
    return { ok: false, error: { kind: 'unreachable', retryable: true, source: folder } }
  }
}

/** Changes when a file of the folder changes. */
export async function fingerprintFolder(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  const stamps = names.map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => undefined)
    return `${name} ${found?.mtimeMs} ${found?.size}`
  })
  return (await Promise.all(stamps)).toSorted().join('\n')
}

function readRows(name: string, text: string): readonly unknown[] | undefined {
  if (name.endsWith('.csv')) return parseCsv(text).map(csvRowToItem)
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
