import { withoutNulls } from '../../responses/products/parse-product.ts'
import type { NeutralProduct } from '../bulk/neutral-product-schema.ts'
import { buildOptionPrice, buildProductPrice } from './octo-prices.ts'
import type { OctoOption, OctoProduct } from './octo-schemas.ts'

/** Minutes of each unit. */
const UNITS = { minute: 1, hour: 60, day: 1440 } as const
const PICTURE = /^image\//
/** A guide who is there. */
const GUIDED = 'IN_PERSON'
/** The standard's labels for what cards show as a trait. */
const TRAITS: Readonly<Record<string, string>> = {
  'fast-track': 'skipTheLine',
  'private-tours': 'private',
  'wheelchair-accessible': 'stepFree',
}
const INFORMATION = [
  ...(['PREBOOKING_INFORMATION', 'PREARRIVAL_INFORMATION', 'ACCESSIBILITY_INFORMATION'] as const),
  ...(['ADDITIONAL_INFORMATION', 'BOOKING_TERM'] as const),
]

/**
 * A product of a supplier in the neutral form (`itemSchema`).
 *
 * @param own in the language of the catalogue
 * @param others the same product, by the languages in which it was asked for too
 */
export function octoToNeutralProduct(own: OctoProduct, others: ReadonlyMap<string, OctoProduct>) {
  const { place } = startOf(own) ?? {}
  const labels = withoutNulls(own.categoryLabels)
  const commentary = withoutNulls(own.commentary)
  const options = withoutNulls(own.options)
  // Suppliers answer in another language when they lack the one that was asked for.
  const translated = [...others].filter(([lang, product]) => languageOf(product) === lang)
  return {
    ...textsOf(own),
    id: own.id,
    language: languageOf(own),
    translations: Object.fromEntries(translated.map(([lang, product]) => [lang, textsOf(product)])),
    city: place?.postalAddress?.addressLocality || undefined,
    timeZone: own.timeZone || undefined,
    labels,
    traits: labels.flatMap((label) => TRAITS[label] ?? []),
    pictures: picturesOf(own),
    ...buildProductPrice(own),
    durationMinutes: own.durationMinutesFrom,
    durationMinutesTo: own.durationMinutesTo,
    guideLanguages: commentary.map(({ language }) => language),
    isGuided: commentary.length === 0 ? undefined : commentary.some(({ format }) => format === GUIDED),
    ...cancellationOf(options),
    hasInstantConfirmation: own.instantConfirmation ?? undefined,
    latitude: place?.latitude,
    longitude: place?.longitude,
    addressLine: place?.postalAddress?.streetAddress,
    options: options.map((option) => ({
      ...nameOf(option),
      id: option.id,
      ...buildOptionPrice(option, own),
      translations: Object.fromEntries(
        translated.flatMap(([lang, product]) => {
          const same = withoutNulls(product.options).find(({ id }) => id === option.id)
          return same ? [[lang, nameOf(same)]] : []
        }),
      ),
    })),
  }
}

/** Two letters of a product's own tag. */
function languageOf({ locale }: OctoProduct): string | undefined {
  return locale?.toLowerCase().split('-')[0]
}

function startOf({ locations }: OctoProduct) {
  const places = withoutNulls(locations)
  return places.find(({ types }) => types.includes('START')) ?? places[0]
}

function nameOf({ title, internalName, shortDescription }: OctoOption) {
  return { name: title || internalName, info: shortDescription }
}

/** Features and questions of options are the product's too: the standard has them at both, to be put together. */
function textsOf(product: OctoProduct) {
  const parts = [product, ...withoutNulls(product.options)]
  const features = parts.flatMap((part) => withoutNulls(part.features))
  const listed = (...types: readonly string[]) => {
    const texts = features.flatMap(({ type, shortDescription }) => (types.includes(type) ? [shortDescription] : []))
    const items = [...new Set(texts)].map((text) => `<li>${text}</li>`)
    return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
  }
  return {
    name: product.title || product.internalName,
    summary: product.shortDescription,
    highlights: listed('HIGHLIGHT'),
    description: product.description,
    inclusions: listed('INCLUSION'),
    exclusions: listed('EXCLUSION'),
    additionalInfo: listed(...INFORMATION),
    cancellation: listed('CANCELLATION_TERM'),
    delivery: listed('REDEMPTION_INSTRUCTION'),
    faq: parts.flatMap(({ faqs }) => withoutNulls(faqs)),
  }
}

/** The cover first; logos and films are no pictures of the product. */
function picturesOf({ media }: OctoProduct): NeutralProduct['pictures'] {
  const pictures = withoutNulls(media).filter(({ type, rel }) => PICTURE.test(type) && rel !== 'LOGO')
  const inOrder = pictures.toSorted((one, other) => Number(other.rel === 'COVER') - Number(one.rel === 'COVER'))
  return inOrder.map(({ src, title, caption }) => ({ url: src, alt: caption || title }))
}

/** The earliest deadline of all options, so that nobody is promised more than they get; unknown when one has none. */
function cancellationOf(options: readonly OctoOption[]) {
  const deadlines = options.flatMap(({ cancellationCutoffAmount: amount, cancellationCutoffUnit: unit }) =>
    typeof amount === 'number' && unit ? [amount * UNITS[unit]] : [],
  )
  const isKnown = options.length > 0 && deadlines.length === options.length
  return isKnown ? { isCancellable: true, freeCancellationMinutes: Math.max(...deadlines) } : {}
}
