import { buildUid } from '@passepartout/content-model/links/uid'
import type { NavigationAction } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import { isBannerShown } from '../../blocks/banner/banner-period.ts'
import type { BannerWithMobileImage } from '../../blocks/banner/view.tsx'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { ZonedNow } from '../../i18n/zoned-time.ts'
import { catalogueImageAsEditorImage } from './catalogue-image.ts'

interface BannerSources {
  readonly catalogue: Pick<Catalogue, 'cityBanners'>
  readonly context: CatalogueContext
  readonly moment: ZonedNow
  /** Where the page is. */
  readonly host: string
}

/**
 * The provider's banner of the city that a city page is about, as the block that editors have, too. A path leads to the
 * site's page in the visit's language.
 *
 * @returns `undefined` on other pages, and where there is none today
 */
export async function loadCityBanner(
  { pageType, categorisation: { city } }: PageDocument,
  { catalogue, context, moment, host }: BannerSources,
): Promise<BannerWithMobileImage | undefined> {
  if (pageType !== 'cityPage' || !city) return undefined
  const banners = await catalogue.cityBanners(city, context)
  const banner = banners.find((one) => isBannerShown(one, moment))
  if (!banner) return undefined
  const { title, picture, mobilePicture, link, ...days } = banner
  return {
    id: 'city-banner',
    type: 'banner',
    title,
    image: catalogueImageAsEditorImage(picture, 800),
    ...(mobilePicture ? { mobileImage: catalogueImageAsEditorImage(mobilePicture, 800) } : {}),
    action: actionOf(link, host),
    ...days,
  }
}

function actionOf(link: string, host: string): NavigationAction {
  const how = { newTab: false, label: '', appearance: 'primary' } as const
  return link.startsWith('/') && !link.startsWith('//')
    ? { type: 'REFERENCE', uid: buildUid(host, link), ...how }
    : { type: 'CUSTOM', url: link, ...how }
}
