import { displayOrder, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import type { SiteDocument } from '@passepartout/content-model/site'
import { type BookingSettings, buildBookingLink } from '../booking/booking-link.ts'
import type { Surroundings } from '../content/surroundings.ts'
import { formattersOf } from '../i18n/create-formatters.ts'
import type { Translate } from '../i18n/translate.ts'
import { buildImageSet } from '../images/image-address.ts'
import type { Directory } from '../request/directory.ts'
import { buildPageAddress } from '../request/page-address.ts'
import type { Visit } from '../request/visit.ts'
import { resolveLink } from './link.ts'
import type { PageContext, Translation } from './page-context.ts'

export interface ContextSources {
  readonly directory: Directory
  readonly translate: Translate
  readonly imageUrl: string
  readonly booking: BookingSettings
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

interface PageParts {
  readonly visit: Visit
  readonly site: SiteDocument
  readonly surroundings: Pick<Surroundings, 'translations' | 'links'>
  readonly productPages: ReadonlyMap<number, string>
}

/** Binds the pure builders of addresses to one visit and its site. */
export function createPageContext(
  { visit, site, surroundings, productPages }: PageParts,
  sources: ContextSources,
): PageContext {
  const { directory, booking, imageUrl } = sources
  const addressOf = (uid: string) => buildPageAddress({ uid, lang: visit.lang }, visit, directory)
  const addressOfLink = (uid: string) => {
    const target = surroundings.links.get(uid)
    return target && addressOf(target.uid)
  }
  const linkTo = (href: string | undefined) => (href === undefined ? undefined : { href })

  const bookingLink: PageContext['bookingLink'] = ({ tgid, flowType }) => ({
    href: buildBookingLink(
      {
        lang: visit.lang,
        nakedDomain: site.nakedDomain,
        bookSubdomain: site.bookingSubdomain,
        tgid,
        flowType,
        currency: visit.currency,
      },
      booking,
    ),
  })

  return {
    visit,
    site,
    locale: localeOf(visit.lang),
    t: sources.translate,
    format: formattersOf(visit.lang),
    translations: buildTranslations(visit, surroundings, sources),
    link: (action) => resolveLink(action, addressOfLink),
    linkToUid: (uid) => linkTo(addressOfLink(uid)),
    linkToProduct: (product) => {
      const uid = productPages.get(product.tgid)
      return linkTo(uid && addressOf(uid)) ?? bookingLink(product)
    },
    bookingLink,
    image: (picture, { width, aspectRatio }) =>
      buildImageSet(imageUrl, picture.url, width, {
        ...(aspectRatio === undefined ? {} : { aspectRatio }),
        ...('focalPoint' in picture ? { focalPoint: picture.focalPoint } : {}),
      }),
  }
}

/** Specification, section 5: only supported languages in which the page has a uid. */
function buildTranslations(
  visit: Visit,
  { translations }: PageParts['surroundings'],
  { directory, servedLanguages }: ContextSources,
): Translation[] {
  return translations
    .map(({ lang, uid }) => ({ uid, locale: localeOf(lang) }))
    .filter(({ locale }) => servedLanguages.has(locale.code))
    .toSorted((one, other) => displayOrder(one.locale.code) - displayOrder(other.locale.code))
    .flatMap(({ uid, locale }) => {
      const href = buildPageAddress({ uid, lang: locale.code, kind: visit.kind }, visit, directory)
      return href === undefined ? [] : [{ lang: locale.code, autonym: locale.autonym, href }]
    })
}
