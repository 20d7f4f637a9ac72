import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

const pointSchema = z.object({
  name: z.string(),
  text: z.string().optional(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

/** Places that editors name, and the meeting point of a tour group; either may be missing. */
export const mapBlockSchema = createBlockSchema('map', {
  title: z.string().optional(),
  tgid: z.number().int().optional(),
  points: z.array(pointSchema).max(30).default([]),
})
