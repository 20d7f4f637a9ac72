import { z } from 'zod'

/** Minutes: thirty days. */
const MAX_MINUTES = 43_200

/** Minutes before a start at which its sale ends. */
export const cutOffMinutesSchema = z.coerce.number().int().min(0).max(MAX_MINUTES)

/** Parses a setting such as `7148=120,17637=30`: minutes by tour group id. */
export const cutOffMinutesByTourGroupSchema = z
  .string()
  .regex(/^\s*(?:\d+=\d+\s*(?:,\s*\d+=\d+\s*)*)?$/, 'Not tour groups and minutes such as 7148=120,17637=30')
  .default('')
  .transform((text) => {
    const pairs = text.split(',').filter((pair) => pair.trim() !== '')
    return new Map(pairs.map((pair): [number, number] => [Number(pair.split('=')[0]), Number(pair.split('=')[1])]))
  })
  .pipe(z.map(z.number().positive(), z.number().max(MAX_MINUTES)))
