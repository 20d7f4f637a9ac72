import { INSTALLED_LOOKS } from 'virtual:installed-brands'
import { DEFAULT_BRAND } from '@passepartout/content-model/brand'
import type { BrandLook } from './brand.ts'
import { look as plainLook } from './plain/look.ts'

const LOOKS: ReadonlyMap<string, BrandLook> = new Map([[DEFAULT_BRAND, plainLook], ...INSTALLED_LOOKS])

/** The names of all brands of this build, the product's own first. */
export const BRAND_NAMES: readonly string[] = [...LOOKS.keys()]

/** The brand whose logo other sites show as "powered by": the one whose look says so, else the default. */
export const MARKETPLACE_BRAND = BRAND_NAMES.find((brand) => lookOfBrand(brand).isMarketplace) ?? DEFAULT_BRAND

export function isKnownBrand(brand: string): boolean {
  return LOOKS.has(brand)
}

/** The look of a brand; of the default one where this build does not have the brand. */
export function lookOfBrand(brand: string): BrandLook {
  return LOOKS.get(brand) ?? plainLook
}
