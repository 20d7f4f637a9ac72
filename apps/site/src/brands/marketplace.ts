import { BRANDS, type Brand } from '@passepartout/content-model/site'

/** The brand of the marketplace, whose name the microsites lend. */
export const MARKETPLACE_BRAND: Brand = BRANDS[0]
