import type { BlockOf } from '@passepartout/content-model/blocks'
import type { AllowedHosts } from '@passepartout/content-model/embeds/allowed-hosts'
import type { Image } from '@passepartout/content-model/image'
import type { LanguageCode, Locale } from '@passepartout/content-model/locales'
import type { NavigationAction, PageReference } from '@passepartout/content-model/navigation'
import type { MenuItem, SiteDocument } from '@passepartout/content-model/site'
import type { FlowType, Picture, ProductCard } from '../catalogue/product.ts'
import type { Formatters } from '../i18n/formatters.ts'
import type { Moment } from '../i18n/moment.ts'
import type { Money } from '../i18n/money.ts'
import type { Translate } from '../i18n/translate.ts'
import type { ImageAddress } from '../images/pictures.ts'
import type { SearchForm } from '../request/address/search-address.ts'
import type { SiteForm } from '../request/address/site-form.ts'
import type { Visit } from '../request/visit.ts'
import type { AppContext } from './app-context.ts'

/** A link ready for an `<a>`; `rel` and `target` follow from newTab. */
export interface ResolvedLink {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
  /** Marks a link that is decided at the click; the browser adds what it measured where the server guessed otherwise. */
  readonly 'data-by-device'?: ''
}

/** One language of the current page, for selector and hreflang. */
export interface Translation {
  readonly lang: LanguageCode
  readonly autonym: string
  /** Address in this environment, clickable. */
  readonly href: string
}

/** What a booking link needs of a tour group: while the catalogue cannot say how it is booked, its number alone. */
export interface Bookable {
  readonly tgid: number
  readonly flowType?: FlowType | undefined
}

/** What one experience opens its booking page with. */
export type OwnBooking = Pick<BlockOf<'experience'>, 'date' | 'variantId' | 'tourId' | 'booking'>

/**
 * What every view receives: the visit, its site, and pure functions that are already bound to both. Nothing here
 * reads a clock, a network or a file.
 */
export interface PageContext {
  readonly visit: Visit
  /** Where the visit is, as links of the page name it: a path, or an address of another host. */
  readonly address: string
  readonly app: AppContext
  /** Out of the preview; absent on a published page. */
  readonly exitPreview: ResolvedLink | undefined
  /** Types of the blocks of a draft that this site cannot show; empty on a published page, which leaves them out. */
  readonly unknownBlocks: readonly string[]
  /** What would keep a draft from being published, in sentences for its author; empty on a published page. */
  readonly faults: readonly string[]
  readonly site: SiteDocument
  /** The header's menu: the site's own items, or those that the catalogue has for its city. */
  readonly menuItems: readonly MenuItem[]
  readonly locale: Locale
  readonly t: Translate
  readonly format: Formatters
  /** The languages that this page has, in display order, this one included. */
  readonly translations: readonly Translation[]
  /** `undefined` when the target has no address here and no fallback url: the link then vanishes. */
  readonly link: (action: NavigationAction) => ResolvedLink | undefined
  /** The address of a page in this language and environment; `undefined` where it lacks the language. */
  readonly linkToPage: (reference: PageReference) => ResolvedLink | undefined
  /** Where a card leads: the site's own page about the tour group, else its booking page. */
  readonly linkToProduct: (product: Bookable) => ResolvedLink
  /** The booking page of a tour group, with what the page says of all its links, and what one experience says of its own. */
  readonly bookingLink: (product: Bookable, own?: OwnBooking) => ResolvedLink
  /** Where an address of somebody else leads: to itself, or on one's own machine to what stands in for a host that nobody has. */
  readonly elsewhere: (address: string) => string
  /** The search of the site; absent where the site does not have the visit's language. */
  readonly search: SearchForm | undefined
  /** The wish list of the site; absent where its search is. */
  readonly wishes: SiteForm | undefined
  /** The prices that the page's texts name, by the key that the price shortcode gives them. */
  readonly textPrices: ReadonlyMap<string, Money>
  /** When the oldest price of the page was read, in milliseconds since the epoch; absent where it has none. */
  readonly pricesReadAt: number | undefined
  /** The tour groups that open in a dialog, by number. */
  readonly popups: ReadonlyMap<number, ProductCard>
  /** How those are booked that texts link to, by number; as most are where the catalogue cannot say. */
  readonly flowTypes: ReadonlyMap<number, FlowType>
  /** When the page is rendered: an input, so that the same inputs give the same page. */
  readonly moment: Moment
  /** Of a day with more tickets left nobody says that it is selling out (setting SELLING_OUT_TICKETS). */
  readonly sellingOutTickets: number
  /** Whether the booking page of a tour group asks for the day itself, whatever is chosen here. */
  readonly asksForDate: (tgid: number) => boolean
  /** Of whom it may show something (settings FRAME_HOSTS and FILE_HOSTS). */
  readonly allowedHosts: AllowedHosts
  /** Addresses of a picture; empty where its host is none of those whose pictures may be shown (setting IMAGE_HOSTS). */
  readonly image: (picture: Image | Picture, size: ImageSize) => ImageAddress
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
