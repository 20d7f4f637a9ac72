import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import { type LanguageCode, languageDisplayIndex, localeOf } from '@passepartout/content-model/locales'
import { type PageReference, pageReferenceKey } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import { SEARCH_PATH_SEGMENT, TRIP_PATH_SEGMENT, WISH_LIST_PATH_SEGMENT } from '@passepartout/content-model/page-kind'
import type { MenuItem, SiteDocument } from '@passepartout/content-model/site'
import { type BookingSettings, buildBookingLink, dependsOnDevice } from '../booking/booking-link.ts'
import { buildDeviceLink } from '../booking/device-link.ts'
import type { PageRelations } from '../content/links/page-relations.ts'
import { formattersOf } from '../i18n/create-formatters.ts'
import type { Translate } from '../i18n/translate.ts'
import { type ImageUrlBuilder, originalSizeOf } from '../images/image-url-builder.ts'
import type { BasemapRenderer } from '../maps/basemap-renderer.ts'
import { serializeAddressChoices } from '../request/address/choices/address-choices.ts'
import { buildPageAddress } from '../request/address/page-address.ts'
import { buildSiteFormTarget } from '../request/address/site-form-target.ts'
import { withDaysAndParty } from '../request/address/wishes-address.ts'
import { withQuery } from '../request/address/with-query.ts'
import type { RequestFlags } from '../request/request-flags.ts'
import type { SiteDirectory } from '../request/site-directory.ts'
import type { Visit } from '../request/visit.ts'
import { type AppContext, buildAppContext } from './app-context.ts'
import type { PageContext, Translation } from './page-context.ts'
import { resolveLink } from './resolve-link.ts'
import { rewriteExampleHost } from './rewrite-example-host.ts'

/** What the contexts of all pages have in common. */
export interface ContextServices {
  readonly pictures: ImageUrlBuilder
  readonly maps: BasemapRenderer
  readonly allowedHosts: AllowedHosts
  /** "Selling out" is shown only with at most as many tickets left. */
  readonly sellingOutTickets: number
  readonly booking: BookingSettings
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

export interface ContextSources extends ContextServices {
  readonly directory: SiteDirectory
  readonly translate: Translate
  /** Milliseconds since the epoch. */
  readonly now: number
}

export interface PageParts {
  readonly visit: Visit
  readonly site: SiteDocument
  readonly surroundings: Pick<PageRelations, 'translations' | 'links'>
  readonly productPages: ReadonlyMap<number, string>
  /** The menu from the catalogue for the site's city, when the header is automated and the catalogue is available. */
  readonly automatedHeaderMenu?: readonly MenuItem[] | undefined
  /** As in the page context; absent on a page without a document. */
  readonly linksOf?: object | undefined
  /** Absent on a page without a document. */
  readonly document?: PageDocument | undefined
  /** Absent on a page without texts of its own. */
  readonly textPrices?: PageContext['textPrices'] | undefined
  readonly pricesReadAt?: number | undefined
  readonly popups?: PageContext['popups'] | undefined
  readonly flowTypes?: PageContext['flowTypes'] | undefined
  readonly preview?: DraftPreview | undefined
}

/** Preview data of a draft. */
export interface DraftPreview {
  readonly flags: RequestFlags
  readonly draft: Pick<PageContext, 'unknownBlocks' | 'faults'>
  /** Shown beside its editing form, which has its own messages and exit. */
  readonly isFramed?: boolean
}

/** Creates the page context: binds the pure address builders to a visit and its site. */
export function createPageContext(parts: PageParts, sources: ContextSources): PageContext {
  const { visit, site, surroundings, productPages, document, preview } = parts
  const { textPrices = new Map(), popups = new Map(), flowTypes = new Map() } = parts
  const app = buildAppContext({ visit, document, translations: surroundings.translations, flags: preview?.flags })
  const { directory, booking, pictures } = sources
  const addressOf = ({ uid, kind = 'page' }: PageReference) =>
    buildPageAddress({ uid, lang: visit.lang, kind }, visit, directory)
  const addressOfLink = (reference: PageReference) => {
    const target = surroundings.links.get(pageReferenceKey(reference))
    return target && addressOf(target)
  }
  const party = visit.choice?.party && { party: visit.choice.party }
  const formOf = (folder: string) => buildSiteFormTarget(folder, { uid: site.uid, lang: visit.lang }, visit, directory)
  const wishes = formOf(WISH_LIST_PATH_SEGMENT)
  const linkTo = (href: string | undefined) => (href === undefined ? undefined : { href })

  const bookingLink: PageContext['bookingLink'] = ({ tgid, flowType = 'NORMAL' }, own = {}) => {
    const { date, variantId, tourId } = own
    const options = { ...site.booking, ...document?.booking, ...own.booking }
    const choice = { tgid, flowType, date, variantId, tourId, ...options, currency: visit.currency }
    const { nakedDomain, bookingSubdomain: bookSubdomain } = site
    const input = { ...choice, lang: visit.lang, nakedDomain, bookSubdomain }
    const home = dependsOnDevice(input, booking) ? addressOf(site) : undefined
    if (home === undefined) return { href: buildBookingLink(input, booking) }
    return { href: buildDeviceLink(home, choice), 'data-by-device': '' }
  }

  return {
    visit,
    address: addressOf(visit) ?? visit.path,
    app,
    exitPreview: preview?.isFramed ? undefined : exitOf(app, visit, directory),
    unknownBlocks: preview?.draft.unknownBlocks ?? [],
    faults: preview?.draft.faults ?? [],
    site,
    menuItems: parts.automatedHeaderMenu ?? site.header.manualHeader.menuItems,
    locale: localeOf(visit.lang, site.english),
    t: sources.translate,
    format: formattersOf(visit.lang, site.english),
    translations: buildTranslations(visit, surroundings, sources),
    linksOf: parts.linksOf,
    link: (action) => resolveLink(action, addressOfLink),
    linkToPage: (reference) => linkTo(addressOfLink(reference)),
    linkToProduct: (product, day) => {
      const uid = productPages.get(product.tgid)
      const address = uid && addressOf({ uid })
      const query =
        day === undefined && !party ? '' : serializeAddressChoices({ ...(day !== undefined && { day }), ...party })
      return linkTo(address && withQuery(address, query)) ?? bookingLink(product, { date: day })
    },
    bookingLink,
    elsewhere: (address) => rewriteExampleHost(address, visit, booking),
    search: formOf(SEARCH_PATH_SEGMENT),
    wishes: wishes && withDaysAndParty(wishes, visit.choice),
    trips: buildSiteFormTarget(TRIP_PATH_SEGMENT, site, visit, directory),
    textPrices,
    pricesReadAt: parts.pricesReadAt,
    popups,
    flowTypes,
    sellingOutTickets: sources.sellingOutTickets,
    asksForDate: booking.asksForDate,
    allowedHosts: sources.allowedHosts,
    drawGround: (projection, size) => sources.maps.draw(projection, size, visit.lang),
    moment: { now: sources.now, timeZone: site.timeZone },
    image: (picture, { width, ...shape }) =>
      pictures.set(picture.url, width, {
        ...shape,
        ...('focalPoint' in picture && { focalPoint: picture.focalPoint, original: originalSizeOf(picture) }),
      }),
  }
}

function exitOf({ isPreview }: AppContext, visit: Visit, directory: SiteDirectory) {
  const address = isPreview ? buildPageAddress(visit, visit, directory) : undefined
  return address === undefined ? undefined : { href: withQuery(address, 'preview=exit') }
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
    .toSorted((one, other) => languageDisplayIndex(one.locale.code) - languageDisplayIndex(other.locale.code))
    .flatMap(({ uid, locale }) => {
      const href = buildPageAddress({ uid, lang: locale.code, kind: visit.kind }, visit, directory)
      return href === undefined ? [] : [{ lang: locale.code, autonym: locale.autonym, href }]
    })
}
