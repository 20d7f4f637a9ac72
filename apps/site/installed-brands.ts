import { join } from 'node:path'
import { findInstalledBrands, type InstalledBrand } from '@passepartout/content-model/brand-folders'
import type { Plugin } from 'vite'

/** The brands that this installation adds to the product's own, for the builds and for development. */
export const INSTALLED_BRANDS = findInstalledBrands(join(import.meta.dirname, '../..'), process.env.BRAND_FOLDERS)

const MODULE = 'virtual:installed-brands'
/** By convention other plugins leave names with a zero byte alone. */
const RESOLVED = `\0${MODULE}`

/** Provides the module `virtual:installed-brands`, which imports the look of each brand (src/brands/installed-brands.d.ts). */
export function installedBrandsPlugin(brands: readonly InstalledBrand[]): Plugin {
  return {
    name: 'installed-brands',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? writeModule(brands) : undefined),
  }
}

function writeModule(brands: readonly InstalledBrand[]): string {
  const imports = brands.map(({ folder }, index) => {
    return `import { look as look${index} } from ${JSON.stringify(join(folder, 'look.ts'))}`
  })
  const looks = brands.map(({ name }, index) => `[${JSON.stringify(name)}, look${index}]`)
  return [...imports, `export const INSTALLED_LOOKS = [${looks.join()}]`].join('\n')
}

/** The tokens of a brand: a style sheet that pages ask for by name. */
export function tokensFileOf({ folder }: InstalledBrand): string {
  return join(folder, 'tokens.css')
}
