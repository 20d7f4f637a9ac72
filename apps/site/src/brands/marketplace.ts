import { BRANDS, type Brand } from '@passepartout/content-model/site'

/** The marketplace's brand, named in the "powered by" mark of microsites. */
export const MARKETPLACE_BRAND: Brand = BRANDS[0]
