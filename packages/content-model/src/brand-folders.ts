import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brandNameSchema, DEFAULT_BRAND } from './brand.ts'
import { splitAtCommas } from './split-at-commas.ts'

/** A brand that an installation adds to the product's own. */
export interface InstalledBrand {
  readonly name: string
  /** Absolute path of its folder, which holds `look.ts` and `tokens.css`. */
  readonly folder: string
}

/** The folder of an installation's own brands, below the project's root; it may be missing. */
const OWN_BRANDS = 'brands'

/**
 * The brands of an installation, in alphabetical order within each folder: those of `brands/` first.
 *
 * @param root the project's folder
 * @param setting `BRAND_FOLDERS`: further folders of brands, separated by commas, absolute or below `root`
 * @throws Error for an invalid setting or folder; the message is one sentence for the operator
 */
export function findInstalledBrands(root: string, setting = ''): readonly InstalledBrand[] {
  const own = join(root, OWN_BRANDS)
  const further = splitAtCommas(setting).map((path) => resolve(root, path))
  const brands = [...(existsSync(own) ? [own] : []), ...further].flatMap(readBrands)
  const names = [DEFAULT_BRAND, ...brands.map(({ name }) => name)]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two brands are called ${twice}: rename the folder of one.`)
  return brands
}

function readBrands(folder: string): InstalledBrand[] {
  if (!existsSync(folder)) throw new Error(`BRAND_FOLDERS: there is no folder ${folder}.`)
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'look.ts')))
  return names.toSorted().map((name) => {
    if (!brandNameSchema.safeParse(name).success) {
      throw new Error(`${join(folder, name)} is no name of a brand: use lower-case letters, digits and single hyphens.`)
    }
    return { name, folder: join(folder, name) }
  })
}
