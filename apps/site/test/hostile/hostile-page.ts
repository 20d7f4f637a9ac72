import { BLOCK_TYPES, type Block, blockSchema } from '@passepartout/content-model/blocks'
import type { PageDocument } from '@passepartout/content-model/page'
import { BLOCK_ENTRIES } from '../../src/blocks/registry.ts'
import { HOST, pageDocument } from '../sample-site.ts'

/** Pages that say one string wherever an author or the catalogue may say anything. */

type Key = string | number
type Path = readonly Key[]

/** States of blocks, beside the usual one, in which other fields or other markup show. */
const STATES = ['usual', 'download', 'file', 'popup', 'withShortcodes', 'meetingPoint']
/** What a document is told by, not what it says. */
const STRUCTURE: readonly Key[] = ['type', 'kind', 'marks', 'mediaId', 'id', 'experienceType', 'buttonType']

/** Every type of block with a string in each of its texts, its addresses and its id, about the tour group `tgid`. */
export function blocksWithText(text: string, tgid: number): readonly Block[] {
  return BLOCK_TYPES.flatMap((type) => {
    const fixtures: Readonly<Record<string, { readonly block: Block }>> = BLOCK_ENTRIES[type].fixtures
    return STATES.flatMap((state) => {
      const fixture = fixtures[state]
      if (!fixture) return []
      const block = { ...say(fixture.block, text), id: `${type}-${state}-${tgid}-${text}` }
      return [aboutTourGroup(block, tgid)]
    })
  })
}

function say(block: Block, text: string): Block {
  const said = freeTextsOf(block).reduce<unknown>((part, path) => withText(part, path, text), block)
  return blockSchema.parse(said)
}

/** Where the shape of a block lets anything be said. */
function freeTextsOf(block: Block): readonly Path[] {
  const paths = freeTexts.get(block) ?? pathsOfTexts(block).filter((path) => isFree(block, path))
  freeTexts.set(block, paths)
  return paths
}

const freeTexts = new WeakMap<Block, readonly Path[]>()

function isFree(block: Block, path: Path): boolean {
  return blockSchema.safeParse(withText(block, path, 'anything <at> all')).success
}

function aboutTourGroup(block: Block, tgid: number): Block {
  if (block.type === 'productList') return { ...block, source: { kind: 'tgids', ids: [tgid] } }
  if (block.type === 'planOfDays') {
    const stopsOf = ({ stops }: (typeof block.days)[number]) => stops.map((stop) => ({ ...stop, tgid }))
    return { ...block, days: block.days.map((day) => ({ ...day, stops: stopsOf(day) })) }
  }
  return 'tgid' in block ? { ...block, tgid } : block
}

function pathsOfTexts(value: unknown, path: Path = []): Path[] {
  if (STRUCTURE.includes(path.at(-1) ?? '')) return []
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => pathsOfTexts(part, [...path, key]))
}

function withText(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value))
    return value.map((item, place) => (String(place) === key ? withText(item, rest, text) : item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [name, name === key ? withText(part, rest, text) : part])
  return Object.fromEntries(entries)
}

/** A page of a show, with the string in all that is not a block. */
export function pageOfShowWithText(text: string, tgid: number): PageDocument {
  const image = { mediaId: '1', url: text, alt: text, width: 1600, height: 900, focalPoint: { x: 0.5, y: 0.5 } }
  return pageDocument({
    uid: `${HOST}.show-${tgid}`,
    pageType: 'showPage',
    categorisation: { tgid, city: text, country: text },
    meta: { title: text, description: text, image, noIndex: false },
    title: text,
    kicker: text,
    standfirst: text,
    heroImage: { ...image, credit: text },
    parentUid: text,
  })
}

/** What the catalogue answers about the tour group, by path: the string in each of its texts. */
export function catalogueAnswersWithText(text: string, tgid: number): readonly [path: string, answer: unknown][] {
  const named = { id: 1, displayName: text }
  const tourGroup = {
    id: tgid,
    name: text,
    flowType: text,
    primaryCollection: named,
    primaryCategory: named,
    primarySubCategory: named,
    shortSummary: text,
    cityDisplayName: text,
    promotionLabel: text,
    imageUrl: text,
    media: { productImages: [{ url: text, altText: text }] },
    listingPrice: { currencyCode: 'EUR', finalPrice: 40, type: text, otherPricesExist: true },
    reviewsDetails: { averageRating: 4.6, ratingsCount: 1200, showRatings: true },
    boosterType: text,
    listingAvailability: { nextAvailableDate: { date: text } },
  }
  const product = {
    ...tourGroup,
    highlights: text,
    inclusions: `<ul><li>${text}</li></ul>`,
    exclusions: `<p title="${text}">${text}</p>`,
    summary: text,
    faq: text,
    city: { code: text, displayName: text, timeZone: text },
    startLocation: { latitude: 48.8, longitude: 2.3, addressLine1: text },
    operatingScheduleInfo: { openingTime: text, closingTime: text },
    supportedLanguages: [text],
    descriptors: [{ code: text, displayName: text, type: text }],
    variants: [{ id: 1, name: text, variantInfo: text, listingPrice: null, tours: [] }],
  }
  const review = {
    id: 1,
    source: 'CUSTOMER',
    nonCustomerName: text,
    rating: 5,
    title: text,
    content: text,
    reviewTime: 1_790_000_000_000,
    translatedContent: text,
    useTranslatedContent: true,
    sourceLanguage: text,
    nonCustomerCountryCode: text,
    personaLabel: { localisedLabel: text },
  }
  const section = (type: string, rank: number) => ({
    id: rank,
    type,
    location: { latitude: 48.8, longitude: 2.3 },
    rank,
    details: { name: text, description: text, passBy: false, inclusion: text },
  })
  const route = { map: { itineraryRoute: { polyline: text } }, details: { duration: { hours: 2, minutes: 0 } } }
  const sections = [section('START_LOCATION', 1), section('STOP', 2), section('END_LOCATION', 2147483647)]
  return [
    ['/api/v6/tour-groups/', { tourGroups: [tourGroup] }],
    [`/api/v6/tour-groups/${tgid}/`, product],
    [`/api/v6/tour-groups/${tgid}/similar-products/`, { pageData: { items: [{ ...tourGroup, id: tgid + 1 }] } }],
    [`/api/v6/tour-groups/${tgid}/reviews/`, { items: [review] }],
    [
      `/api/v6/tour-groups/${tgid}/experience-itineraries/`,
      { itineraries: [{ id: 1, type: text, ...route, sections }] },
    ],
  ]
}
