import { parseCustomAddress } from '@passepartout/content-model/links/custom-address'
import { APPEARANCES } from '@passepartout/content-model/navigation'
import { z } from 'zod'

/** What visitors read and translators write; all other values of a page are facts, the same in every language. */
export const words = z.registry()

/** Words: never empty. */
export const text = z.string().trim().min(1).register(words)

const code = z.string().trim().min(1)

/** `<site>/<page>` */
export const pageKey = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)

/** `page:<site>/<page>` alone. */
export const pageTarget = z.string().regex(/^page:[a-z0-9-]+\/[a-z0-9-]+$/)

/** `page:<site>/<page>`, or an address as an editor may enter it (`/x/`, `https://…`, `mailto:…`, `#x`). */
export const target = z
  .string()
  .refine((to) => pageTarget.safeParse(to).success || parseCustomAddress(to) !== undefined, {
    message: 'is neither page:<site>/<page> nor an address',
  })

export const pictureSchema = z.strictObject({
  picture: z.string().regex(/^[a-z0-9-]+$/),
  alt: text,
  credit: text.optional(),
})
export type PictureFields = z.infer<typeof pictureSchema>

export const actionSchema = z.strictObject({
  to: target,
  label: text.optional(),
  appearance: z.enum(APPEARANCES).optional(),
  newTab: z.boolean().optional(),
})
export type ActionFields = z.infer<typeof actionSchema>

/** What booking links carry, on the level where it stands; a hyphen takes away what the level above gives. */
export const bookingSchema = z.strictObject({
  promoCode: code.optional(),
  biLink: code.optional(),
  ctaSuffix: code.optional(),
  showFullScreenPax: z.enum(['yes', 'no']).optional(),
  marketplaceFlow: z.enum(['yes', 'no']).optional(),
})
export type BookingFields = z.infer<typeof bookingSchema>
