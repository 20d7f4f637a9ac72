import type { Brand } from '@passepartout/content-model/brand'
import { localeOf } from '@passepartout/content-model/locales'
import type { SiteDocument } from '@passepartout/content-model/site'
import { buildBrandIcon, type IconPurpose } from '../brands/brand-icon.ts'
import { lookOf } from '../brands/registry.ts'
import type { Pictures } from '../images/pictures.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import { MANIFEST_FILE } from '../request/address/parse-address.ts'
import type { Directory } from '../request/directory.ts'
import type { Visit } from '../request/visit.ts'

type Site = Pick<SiteDocument, 'uid' | 'lang'>

const SIZES = [192, 512]
const PURPOSES: readonly IconPurpose[] = ['any', 'maskable']

/**
 * The address of a site's web manifest: beside its home page, per language and environment.
 *
 * @returns `undefined` when the home page has no address
 */
export function buildManifestAddress(
  { uid, lang }: Site,
  here: Pick<Visit, 'environment' | 'origin' | 'host'>,
  directory: Directory,
): string | undefined {
  return buildPageAddress({ uid, lang }, here, directory)?.replace(/(?=\?|$)/, MANIFEST_FILE)
}

/**
 * The web manifest of a site in one language.
 *
 * @param home address of the home page on the manifest's own host
 */
export function buildManifest(site: SiteDocument, home: string, pictures: Pictures): string {
  const { formatting, direction } = localeOf(site.lang, site.english)
  const colour = lookOf(site.brand).themeColor.light
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    ...(site.tagline ? { description: site.tagline } : {}),
    lang: formatting,
    dir: direction,
    id: home,
    start_url: home,
    scope: home.replace(/\?.*$/, ''),
    display: 'minimal-ui',
    theme_color: colour,
    background_color: colour,
    icons: PURPOSES.flatMap((purpose) => SIZES.map((size) => iconOf(pictures, site.brand, size, purpose))),
  })
}

function iconOf(pictures: Pictures, brand: Brand, size: number, purpose: IconPurpose) {
  const src = buildBrandIcon(pictures, brand, size, purpose)
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
