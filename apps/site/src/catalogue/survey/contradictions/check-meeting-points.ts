import { kilometresBetween } from '../../kilometres-between.ts'
import type { Coordinates, ItineraryStop, Product } from '../../product.ts'
import { splitTourGroupSentences } from './english-texts.ts'
import type { ContradictionCheck, SurveyedTourGroup } from './find-contradictions.ts'

const DAY_TRIPS = 1143
/** Within it two places are one. */
const SAME_PLACE = 1
/** Around its middle a city has its own meeting points. */
const CITY_RADIUS = 15
const MAX_DISTANCE = 100
const RIDE = /\b(?:coach|return transport|round-?trip transport|transport from|minibus|by bus)\b/i

/** A trip by coach from the city that meets where it goes to. */
export const meetsAtDestination: ContradictionCheck = {
  id: 'meets-at-destination',
  advice: 'Set startLocation and startPoint to where the vehicle leaves; the destination is a STOP of the itinerary.',
  find: (about) => {
    const { product } = about
    const start = startOf(product)
    if (!start || product.isFetched) return undefined
    const visited = destinationsOf(about).find(({ place }) => kilometresBetween(place, start) < SAME_PLACE)
    if (visited) return `it starts at ${whereOf(product)}, which its itinerary reaches as “${visited.name}”`
    const far = kilometresFromCentre(about)
    if (far <= CITY_RADIUS || !bringsThere(about)) return undefined
    return `it takes visitors there, and starts at ${whereOf(product)}, ${Math.round(far)} km from the middle of ${product.cityName}`
  },
}

/** A tour that starts in another city of the catalogue than its own, or far away from its own. */
export const meetsInAnotherCity: ContradictionCheck = {
  id: 'meets-in-another-city',
  advice: 'Correct cityCode, or startLocation and startPoint.',
  find: (about) => {
    const { product, centres } = about
    const start = startOf(product)
    if (!start || meetsAtDestination.find(about)) return undefined
    const far = kilometresFromCentre(about)
    const another = [...centres].find(
      ([code, centre]) => code !== product.cityCode && kilometresBetween(start, centre) < Math.min(CITY_RADIUS, far),
    )
    if (!another && far < MAX_DISTANCE) return undefined
    const where = another ? `in ${another[0]}` : `${Math.round(far)} km from the middle of it`
    return `it is of ${product.cityName}, and starts at ${whereOf(product)}, ${where}`
  },
}

/** An itinerary that begins elsewhere than the visitors do. */
export const itineraryStartsElsewhere: ContradictionCheck = {
  id: 'itinerary-starts-elsewhere',
  advice: 'Begin the itinerary with a START_LOCATION at startLocation.',
  find: (about) => {
    const { product, itinerary } = about
    const start = startOf(product)
    const [first] = itinerary?.stops ?? []
    if (!start || !first?.place || product.isFetched || meetsAtDestination.find(about)) return undefined
    const far = kilometresBetween(start, first.place)
    if (far < SAME_PLACE) return undefined
    return `the itinerary begins at “${first.name}”, ${far.toFixed(1)} km from ${whereOf(product)}, where visitors start`
  },
}

type Placed = Pick<Product, 'startLocation' | 'place'>

function startOf({ startLocation, place }: Placed): Coordinates | undefined {
  return startLocation ?? place
}

function whereOf({ startLocation }: Placed): string {
  return startLocation?.addressLine ?? 'its startLocation'
}

/** Stops in the middle that are visited; none where the itinerary itself starts at one of them. */
function destinationsOf({ itinerary }: SurveyedTourGroup): (ItineraryStop & { readonly place: Coordinates })[] {
  const [first, ...others] = itinerary?.stops ?? []
  const from = first?.place
  if (!from) return []
  return others.flatMap((stop) => {
    const { place, kind, passBy } = stop
    const isAway = place && kind === 'stop' && !passBy && kilometresBetween(from, place) > SAME_PLACE
    return isAway ? [{ ...stop, place }] : []
  })
}

function kilometresFromCentre({ product, centres }: SurveyedTourGroup): number {
  const centre = centres.get(product.cityCode ?? '')
  const start = startOf(product)
  return centre && start ? kilometresBetween(centre, start) : 0
}

/** Of day trips; told by texts in English. */
function bringsThere({ product, isEnglish }: SurveyedTourGroup): boolean {
  if (product.primarySubCategory?.id !== DAY_TRIPS || !isEnglish) return false
  return splitTourGroupSentences(product).all.some((sentence) => RIDE.test(sentence))
}
