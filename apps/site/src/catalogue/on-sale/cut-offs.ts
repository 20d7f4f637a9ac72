import { z } from 'zod'

/** Thirty days: nobody closes a sale earlier. */
const LONGEST = 43_200

/** Minutes before a start in which it is not sold any more. */
export const cutOffSchema = z.coerce.number().int().min(0).max(LONGEST)

/** Of a setting such as `7148=120,17637=30`: minutes by number of the tour group. */
export const cutOffsSchema = z
  .string()
  .regex(/^\s*(?:\d+=\d+\s*(?:,\s*\d+=\d+\s*)*)?$/, 'Not tour groups and minutes such as 7148=120,17637=30')
  .default('')
  .transform((text) => {
    const pairs = text.split(',').filter((pair) => pair.trim() !== '')
    return new Map(pairs.map((pair): [number, number] => [Number(pair.split('=')[0]), Number(pair.split('=')[1])]))
  })
  .pipe(z.map(z.number().positive(), z.number().max(LONGEST)))
