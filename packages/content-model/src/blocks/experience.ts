import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'
import { bookingOptionsSchema, isValidIsoDate } from '../links/booking-options.ts'

/** Specification, section 3: it links to the booking page directly, which is the default, or first shows the tour group. */
export const EXPERIENCE_LINK_TYPES = ['Redirect', 'Popup'] as const

/** Specification, section 2: opens a booking address built from tgid, domain and language. */
export const experienceBlockSchema = createBlockSchema('experience', {
  tgid: z.number().int(),
  experienceType: z.enum(EXPERIENCE_LINK_TYPES).optional(),
  /** The day that its booking link opens with, YYYY-MM-DD. */
  date: z.string().refine(isValidIsoDate, 'a day of the calendar, such as 2026-12-24').optional(),
  variantId: z.number().int().positive().optional(),
  tourId: z.number().int().positive().optional(),
  booking: bookingOptionsSchema.optional(),
  title: z.string().optional(),
  text: z.string().optional(),
})
