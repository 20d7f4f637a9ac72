import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import { LINK_APPEARANCES } from '@passepartout/content-model/navigation'
import { z } from 'zod'

/** Translatable texts; all other values of a page are facts, the same in every language. */
export const translatableRegistry = z.registry()

/** A translatable text; never empty. */
export const translatableTextSchema = z.string().trim().min(1).register(translatableRegistry)

const code = z.string().trim().min(1)

/** `<site>/<page>` */
export const pageKeySchema = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)

/** Only `page:<site>/<page>`. */
export const pageTargetSchema = z.string().regex(/^page:[a-z0-9-]+\/[a-z0-9-]+$/)

/** `page:<site>/<page>`, or an address as an editor may enter it (`/x/`, `https://…`, `mailto:…`, `#x`). */
export const linkTargetSchema = z
  .string()
  .refine((to) => pageTargetSchema.safeParse(to).success || parseSafeHref(to) !== undefined, {
    message: 'is neither page:<site>/<page> nor an address',
  })

/** From 1: the media library takes 0 for the middle. */
const percent = z.number().min(1).max(100)

/** The name of a picture, without extension; `focus` is what must stay visible when it is cut, in percent from its upper left corner. */
export const pictureSchema = z.strictObject({
  picture: z.string().regex(/^[a-z0-9-]+$/),
  alt: translatableTextSchema,
  credit: translatableTextSchema.optional(),
  focus: z.strictObject({ x: percent, y: percent }).optional(),
})
export type PictureFields = z.infer<typeof pictureSchema>

export const actionSchema = z.strictObject({
  to: linkTargetSchema,
  label: translatableTextSchema.optional(),
  appearance: z.enum(LINK_APPEARANCES).optional(),
  newTab: z.boolean().optional(),
})
export type ActionFields = z.infer<typeof actionSchema>

/** Booking options of a level; a hyphen removes the value of the level above. */
export const bookingSchema = z.strictObject({
  promoCode: code.optional(),
  biLink: code.optional(),
  ctaSuffix: code.optional(),
  showFullScreenPax: z.enum(['yes', 'no']).optional(),
  marketplaceFlow: z.enum(['yes', 'no']).optional(),
})
export type BookingFields = z.infer<typeof bookingSchema>
