import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { SiteDocument } from '@passepartout/content-model/site'
import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import type { Slot } from '../catalogue/calendar.ts'
import type { Picture, Product, Variant, VisitLocation } from '../catalogue/product.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { cancellationTexts } from '../products/facts/cancellation-texts.ts'
import { buildUnit, payingUnitId, toPricing, unitIdOf } from './octo-prices.ts'
import type { OctoOption, OctoProduct, OctoUnit } from './octo-response-schemas.ts'

const MINUTE = 60_000
const MOST_PICTURES = 20
/** CSS pixels. */
const PICTURE_WIDTH = 1200
/** The standard's id of an option that is the only one. */
const ONLY_OPTION = 'DEFAULT'
/** The standard's labels for traits; as the adapter of OCTO suppliers reads them. */
const LABELS = { skipTheLine: 'fast-track', private: 'private-tours', stepFree: 'wheelchair-accessible' } as const

/** What is sold as one option of a product. */
export interface SellableOption {
  readonly id: string
  /** Absent of a product without tickets to choose from. */
  readonly variant?: Variant
}

/** The options of a product: its tickets, or itself. */
export function sellableOptions({ variants }: Pick<Product, 'variants'>): readonly SellableOption[] {
  return variants.length === 0
    ? [{ id: ONLY_OPTION }]
    : variants.map((variant) => ({ id: String(variant.id), variant }))
}

/** Whether a tour is sold as an option. A ticket without tours is for all of them. */
export function isTourSoldAsOption({ variant }: SellableOption, tourId: number): boolean {
  return !variant || variant.tourIds.length === 0 || variant.tourIds.includes(tourId)
}

/** What a product is told from, besides itself. */
export interface OctoProductInputs {
  /** With absolute links, in the language and currency of its visit. */
  readonly page: PageContext
  /** Starts of the day on which it is on sale next; absent where they are unknown. */
  readonly nextStarts: readonly Slot[] | undefined
}

/** A product with its options and units, as its page tells it; section "Products" of docs.octo.travel, with content and pricing. */
export function buildOctoProduct(product: Product, parts: OctoProductInputs): OctoProduct {
  const { page, nextStarts } = parts
  const options = sellableOptions(product).map((sold, place) => optionOf(sold, place === 0, product, parts))
  const type = nextStarts && (nextStarts.length === 0 ? 'OPENING_HOURS' : 'START_TIME')
  return {
    id: String(product.tgid),
    internalName: product.name,
    reference: null,
    locale: page.visit.lang,
    timeZone: product.timeZone,
    allowFreesale: false,
    instantConfirmation: product.features.includes('instantConfirmation') || undefined,
    availabilityRequired: true,
    availabilityType: type,
    redemptionMethod: product.features.includes('mobileTicket') ? 'DIGITAL' : undefined,
    defaultCurrency: page.site.defaultCurrency,
    availableCurrencies: siteCurrencies(page.site),
    pricingPer: pricingPerOf(options),
    ...contentOf(product, page),
    options,
  }
}

/** The currencies that a site offers. */
export function siteCurrencies({ header, defaultCurrency }: SiteDocument): CurrencyCode[] {
  return [...new Set([defaultCurrency, ...header.currencyData])]
}

function optionOf(
  sold: SellableOption,
  isFirst: boolean,
  product: Product,
  { page, nextStarts = [] }: OctoProductInputs,
): OctoOption {
  const { variant, id } = sold
  const isOnly = product.variants.length <= 1
  const price = (isOnly ? product.price : undefined) ?? variant?.price
  const units = unitsOf(sold, price, nextStarts)
  const ofBooking = price?.per === 'group' ? { pricingFrom: [toPricing(price)] } : {}
  const name = variant?.name || product.name
  return {
    id,
    default: isFirst,
    internalName: name,
    reference: null,
    ...cancellationOf(product, page),
    ...restrictionsOf(variant),
    title: name,
    shortDescription: variant?.info || null,
    units,
    ...ofBooking,
  }
}

/** By age band, as the starts name them; the price is known of whom the page says it. */
function unitsOf(sold: SellableOption, price: Product['price'], starts: readonly Slot[]): OctoUnit[] {
  const own = starts.filter(({ tourId }) => isTourSoldAsOption(sold, tourId))
  const named = [...new Set(own.flatMap(({ prices = [] }) => prices.map(unitIdOf)))]
  const payer = price && payingUnitId(price, named)
  const ids = payer === undefined || named.includes(payer) ? named : [payer, ...named]
  return ids.map((id) => ({
    ...buildUnit(id),
    ...(price && id === payer && price.per !== 'group' ? { pricingFrom: [toPricing(price)] } : {}),
  }))
}

/** By booking only where all options are; unknown without any price. */
function pricingPerOf(options: readonly OctoOption[]): OctoProduct['pricingPer'] {
  const priced = options.filter(({ units, pricingFrom }) => pricingFrom || units.some((unit) => unit.pricingFrom))
  if (priced.length === 0) return undefined
  return priced.every(({ pricingFrom }) => pricingFrom) ? 'BOOKING' : 'UNIT'
}

function restrictionsOf(variant: Variant | undefined): Pick<OctoOption, 'restrictions'> {
  const { min = null, max = null } = variant?.partySize ?? {}
  return min === null && max === null ? {} : { restrictions: { minUnits: min, maxUnits: max } }
}

type Cutoff = Pick<OctoOption, 'cancellationCutoff' | 'cancellationCutoffAmount' | 'cancellationCutoffUnit'>

function cancellationOf(product: Product, page: PageContext): Cutoff {
  const [cancellationCutoff] = cancellationTexts(product, undefined, page)
  const { freeCancellationMinutes: minutes, isFinal } = product
  if (minutes === undefined || isFinal) return { cancellationCutoff }
  const [amount, unit] = minutes % 60 === 0 ? ([minutes / 60, 'hour'] as const) : ([minutes, 'minute'] as const)
  return { cancellationCutoff, cancellationCutoffAmount: amount, cancellationCutoffUnit: unit }
}

function contentOf(product: Product, page: PageContext) {
  const { name, summary, descriptionHtml, faq, duration, isGuided, languages } = product
  const format = isGuided ? ('IN_PERSON' as const) : ('OTHER' as const)
  return {
    title: name,
    shortDescription: summary || null,
    description: textOf(descriptionHtml) || null,
    features: featuresOf(product),
    faqs: faq.map(({ question, answerHtml }) => ({ question, answer: textOf(answerHtml) })),
    media: product.pictures.slice(0, MOST_PICTURES).flatMap((picture, place) => mediaOf(picture, place, page)),
    locations: locationsOf(product),
    categoryLabels: labelsOf(product),
    ...(duration && {
      durationMinutesFrom: Math.round(duration.min / MINUTE),
      durationMinutesTo: duration.max === undefined ? null : Math.round(duration.max / MINUTE),
    }),
    commentary: isGuided === undefined ? [] : languages.map((language) => ({ format, language })),
  }
}

/** Plain text with line breaks, of HTML that the catalogue has cleaned. */
function textOf(html: string): string {
  return toText(fromHtml(html, { fragment: true }))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

function featuresOf(product: Product): OctoProduct['features'] {
  const parts = [
    ['INCLUSION', product.inclusionsHtml],
    ['EXCLUSION', product.exclusionsHtml],
    ['ADDITIONAL_INFORMATION', product.additionalHtml],
    ['REDEMPTION_INSTRUCTION', product.deliveryHtml],
    ['CANCELLATION_TERM', product.cancellationHtml],
  ] as const
  return parts.flatMap(([type, html]) => {
    const lines = textOf(html).split('\n').filter(Boolean)
    return lines.map((shortDescription) => ({ shortDescription, type }))
  })
}

/** Its type where the address tells it: image services choose one for each browser. */
function mediaOf(picture: Picture, place: number, { image }: PageContext): OctoProduct['media'] {
  const { src } = image(picture, { width: PICTURE_WIDTH })
  if (!URL.canParse(src)) return []
  const { pathname } = new URL(src)
  const type = /\.jpe?g$/i.test(pathname) ? 'image/jpeg' : /\.png$/i.test(pathname) ? 'image/png' : undefined
  const caption = picture.alt || null
  return [{ src, type, rel: place === 0 ? 'COVER' : 'GALLERY', title: null, caption, copyright: null }]
}

function locationsOf({ startLocation, endLocation, cityName }: Product): OctoProduct['locations'] {
  return [
    ...(startLocation ? [locationOf('START', startLocation, cityName)] : []),
    ...(endLocation ? [locationOf('END', endLocation, '')] : []),
  ]
}

function locationOf(type: 'START' | 'END', { latitude, longitude, addressLine }: VisitLocation, city: string) {
  const postalAddress = {
    streetAddress: addressLine ?? null,
    addressLocality: city || null,
    addressRegion: null,
    postalCode: null,
    addressCountry: null,
    postOfficeBoxNumber: null,
  }
  const place = { latitude, longitude, postalAddress }
  return { title: null, shortDescription: null, types: [type], minutesTo: null, minutesAt: null, place }
}

function labelsOf({ traits = [], isGuided, flowType }: Product): OctoProduct['categoryLabels'] {
  return [
    ...(['skipTheLine', 'private', 'stepFree'] as const)
      .filter((trait) => traits.includes(trait))
      .map((trait) => LABELS[trait]),
    ...(isGuided ? (['guided-tours'] as const) : []),
    ...(flowType === 'HOP_ON_HOP_OFF' ? (['hop-on-hop-off'] as const) : []),
  ]
}
