import type { BrandName } from '@passepartout/content-model/brand'
import { localeOf } from '@passepartout/content-model/locales'
import type { SiteDocument } from '@passepartout/content-model/site'
import { brandIconUrl, type IconPurpose } from '../brands/brand-icon-url.ts'
import { lookOfBrand } from '../brands/registry.ts'
import type { ImageUrlBuilder } from '../images/image-url-builder.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import { MANIFEST_FILE } from '../request/address/parse-address.ts'
import type { SiteDirectory } from '../request/site-directory.ts'
import type { Visit } from '../request/visit.ts'

type Site = Pick<SiteDocument, 'uid' | 'lang'>

const SIZES = [192, 512]
const PURPOSES: readonly IconPurpose[] = ['any', 'maskable']

/**
 * The address of a site's web manifest: beside its home page, per language and environment.
 *
 * @returns `undefined` when the home page has no address
 */
export function buildWebManifestAddress(
  { uid, lang }: Site,
  here: Pick<Visit, 'environment' | 'origin' | 'host'>,
  directory: SiteDirectory,
): string | undefined {
  return buildPageAddress({ uid, lang }, here, directory)?.replace(/(?=\?|$)/, MANIFEST_FILE)
}

/**
 * The web manifest of a site in one language.
 *
 * @param home address of the home page on the manifest's own host
 */
export function buildWebManifest(site: SiteDocument, home: string, pictures: ImageUrlBuilder): string {
  const { formatting, direction } = localeOf(site.lang, site.english)
  const colour = lookOfBrand(site.brand).themeColor.light
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

function iconOf(pictures: ImageUrlBuilder, brand: BrandName, size: number, purpose: IconPurpose) {
  const src = brandIconUrl(pictures, brand, size, purpose)
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
