import { z } from 'zod'
import type { NamedCity } from '../product.ts'
import { parseAndReportDrops } from './dropped-fields.ts'
import type { ParseContext } from './parse-context.ts'

export interface ParsedCities {
  readonly cities: readonly NamedCity[]
  /** Number of entries in all pages of the list. */
  readonly total: number
}

const citySchema = z.object({ code: z.string().min(1), displayName: z.string().trim().min(1) })
const citiesSchema = z.object({ cities: z.array(z.unknown()), total: z.number().int().min(0).catch(0) })

/** @returns `undefined` when the answer is not a list of cities */
export function parseCities(value: unknown, { report }: Pick<ParseContext, 'report'> = {}): ParsedCities | undefined {
  const { data } = citiesSchema.safeParse(value)
  if (!data) return undefined
  const cities = data.cities.flatMap((item) => parseAndReportDrops(citySchema, item, report) ?? [])
  return { cities, total: Math.max(data.total, data.cities.length) }
}
