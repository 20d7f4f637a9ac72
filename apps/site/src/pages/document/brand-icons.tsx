import { brandIconUrl, TAB_ICON_SIZE } from '../../brands/brand-icon-url.ts'
import { lookOfBrand } from '../../brands/registry.ts'
import type { ImageUrlBuilder } from '../../images/image-url-builder.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { SiteDirectory } from '../../request/site-directory.ts'
import { buildWebManifestAddress } from '../../seo/web-manifest.ts'

interface BrandIconsProps {
  readonly page: Pick<PageContext, 'site' | 'visit'>
  readonly pictures: ImageUrlBuilder
  readonly directory: SiteDirectory
}

const TOUCH_ICON_SIZE = 180

/** Icons, web manifest and theme colour of a site. */
export function BrandIcons({ page: { site, visit }, pictures, directory }: BrandIconsProps) {
  const { icon, themeColor } = lookOfBrand(site.brand)
  const tabIcon = brandIconUrl(pictures, site.brand, TAB_ICON_SIZE)
  const manifest = buildWebManifestAddress(site, visit, directory)
  return (
    <>
      {/* Of icons that suit it equally, a browser takes the last: so the one that costs no request. */}
      <link rel="icon" type="image/png" sizes={`${TAB_ICON_SIZE}x${TAB_ICON_SIZE}`} href={tabIcon} />
      <link
        rel="icon"
        type="image/svg+xml"
        sizes="any"
        href={`data:image/svg+xml,${encodeURIComponent(icon.trim())}`}
      />
      <link rel="apple-touch-icon" href={brandIconUrl(pictures, site.brand, TOUCH_ICON_SIZE, 'maskable')} />
      {manifest && <link rel="manifest" href={manifest} />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
    </>
  )
}
