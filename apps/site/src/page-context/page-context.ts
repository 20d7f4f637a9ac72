import type { BlockOfType } from '@passepartout/content-model/blocks'
import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import type { Image } from '@passepartout/content-model/image'
import type { LanguageCode, Locale } from '@passepartout/content-model/locales'
import type { NavigationAction, PageReference } from '@passepartout/content-model/navigation'
import type { MenuItem, SiteDocument } from '@passepartout/content-model/site'
import type { BookingFlowType, Picture, ProductCard } from '../catalogue/product.ts'
import type { Formatters } from '../i18n/formatters.ts'
import type { Money } from '../i18n/money.ts'
import type { Translate } from '../i18n/translate.ts'
import type { ZonedNow } from '../i18n/zoned-time.ts'
import type { ImageSources } from '../images/image-url-builder.ts'
import type { SiteFormTarget } from '../request/address/site-form-target.ts'
import type { Visit } from '../request/visit.ts'
import type { DrawBasemap } from '../ui/route-sketch/basemap.ts'
import type { AppContext } from './app-context.ts'

/** A link ready for an `<a>`; `rel` and `target` follow from newTab. */
export interface ResolvedLink {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
  /** Marks a link that is resolved on click; the browser adds its viewport if it differs from the server's guess. */
  readonly 'data-by-device'?: ''
}

/** One language of the current page, for selector and hreflang. */
export interface Translation {
  readonly lang: LanguageCode
  readonly autonym: string
  /** Address in this environment, clickable. */
  readonly href: string
}

/** Input of a booking link; only the id while the catalogue is unavailable. */
export interface BookableTourGroup {
  readonly tgid: number
  readonly flowType?: BookingFlowType | undefined
}

/** An experience's own selection for its booking link. */
export type ExperienceBooking = Pick<BlockOfType<'experience'>, 'date' | 'variantId' | 'tourId' | 'booking'>

/**
 * The context of every view: the visit, its site, and pure functions bound to both. Nothing here reads a clock, the
 * network or a file.
 */
export interface PageContext {
  readonly visit: Visit
  /** The visit's address as used in links: a path, or a URL on another host. */
  readonly address: string
  readonly app: AppContext
  /** Link that ends the preview; absent on a published page. */
  readonly exitPreview: ResolvedLink | undefined
  /** Unknown block types of a draft; empty on a published page, which drops them. */
  readonly unknownBlocks: readonly string[]
  /** Reasons why a draft cannot be published, as sentences for its author; empty on a published page. */
  readonly faults: readonly string[]
  readonly site: SiteDocument
  /** The header's menu: the site's items, or those from the catalogue for its city. */
  readonly menuItems: readonly MenuItem[]
  readonly locale: Locale
  readonly t: Translate
  readonly format: Formatters
  /** The page's languages in display order, including the current one. */
  readonly translations: readonly Translation[]
  /** `undefined` when the target has neither an address on this site nor a fallback url; the link is then removed. */
  readonly link: (action: NavigationAction) => ResolvedLink | undefined
  /** What links of the document lead to, as it was read: another object when anything of it may have changed. */
  readonly linksOf?: object | undefined
  /** The address of a page in this language and environment; `undefined` when it is not translated. */
  readonly linkToPage: (reference: PageReference) => ResolvedLink | undefined
  /**
   * Target of a card: the site's page about the tour group, otherwise its booking page.
   *
   * @param day ISO date that its page opens with; it opens with the page's party in any case
   */
  readonly linkToProduct: (product: BookableTourGroup, day?: string) => ResolvedLink
  /** The booking link of a tour group, with the page's options and those of one experience. */
  readonly bookingLink: (product: BookableTourGroup, own?: ExperienceBooking) => ResolvedLink
  /** An external address; in local environments sample hosts are replaced by the sandbox. */
  readonly elsewhere: (address: string) => string
  /** The id of a list of cards that opens the page: its first picture is the largest of the first view. */
  readonly openingList?: string
  /** The search form; absent when the site does not have the visit's language. */
  readonly search: SiteFormTarget | undefined
  /** The wish list form; absent under the same condition. */
  readonly wishes: SiteFormTarget | undefined
  /** The form of trips, without the party; absent under the same condition. */
  readonly trips: SiteFormTarget | undefined
  /** Prices of price shortcodes, by their keys. */
  readonly textPrices: ReadonlyMap<string, Money>
  /** When the oldest price of the page was read, in milliseconds since the epoch; absent without prices. */
  readonly pricesReadAt: number | undefined
  /** Tour groups with popups, by id. */
  readonly popups: ReadonlyMap<number, ProductCard>
  /** Flow types of tour groups linked by texts, by id; the default while the catalogue is unavailable. */
  readonly flowTypes: ReadonlyMap<number, BookingFlowType>
  /** Time of the render, as an input, so that rendering is deterministic. */
  readonly moment: ZonedNow
  /** "Selling out" is shown only with at most as many tickets left (setting SELLING_OUT_TICKETS). */
  readonly sellingOutTickets: number
  /** Whether the booking page of a tour group asks for the day itself. */
  readonly asksForDate: (tgid: number) => boolean
  /** Hosts whose frames and files are allowed (settings FRAME_HOSTS and FILE_HOSTS). */
  readonly allowedHosts: AllowedHosts
  /** What lies below the places of a map, with names in this language. */
  readonly drawGround: DrawBasemap
  /** Addresses of a picture; empty when its host is not allowed (setting IMAGE_HOSTS). */
  readonly image: (picture: Image | Picture, size: ImageSize) => ImageSources
}

export interface ImageSize {
  /** CSS pixels at the widest. */
  readonly width: number
  /** width / height; without it the picture keeps its own. */
  readonly aspectRatio?: number
  /** Specification, section 9, "Images". */
  readonly higherQuality?: boolean | undefined
  readonly blurFill?: boolean | undefined
  readonly darkOverlay?: boolean | undefined
}
