/** Made by apps/site/installed-brands.ts: the brands that the installation adds to the product's own. */
declare module 'virtual:installed-brands' {
  import type { BrandLook } from './brand.ts'

  /** Each with its name. */
  export const INSTALLED_LOOKS: readonly (readonly [string, BrandLook])[]
}
