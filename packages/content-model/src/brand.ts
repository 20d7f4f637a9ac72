import { z } from 'zod'
import { splitAtCommas } from './split-at-commas.ts'

/** The product's own brand: the default of a site, and the fallback for a brand that the site's build lacks. */
export const DEFAULT_BRAND = 'plain'

/** The name of a brand, which is also that of its folder (docs/how-to/add-a-brand.md) and part of addresses on the image host. */
export const brandNameSchema = z
  .string()
  .max(63)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must have lower-case letters, digits and single hyphens')
export type BrandName = z.infer<typeof brandNameSchema>

/** The setting `BRANDS`: names of brands with commas between them. */
export const brandListSchema = z
  .string()
  .default(DEFAULT_BRAND)
  .transform(splitAtCommas)
  .pipe(z.array(brandNameSchema).min(1))
