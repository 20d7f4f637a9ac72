import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brandNameSchema, DEFAULT_BRAND } from './brand.ts'

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
  const brands = [...(existsSync(own) ? [own] : []), ...listBrandFolders(root, setting)].flatMap(readBrands)
  const names = [DEFAULT_BRAND, ...brands.map(({ name }) => name)]
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two brands are called ${twice}: rename the folder of one.`)
  return brands
}

/** The absolute paths of the folders that `BRAND_FOLDERS` names. */
function listBrandFolders(root: string, setting: string): string[] {
  const paths = setting.split(',').map((path) => path.trim())
  return paths.filter((path) => path !== '').map((path) => resolve(root, path))
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
