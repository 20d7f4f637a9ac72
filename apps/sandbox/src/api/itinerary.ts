import type { Itinerary, Language } from '../catalogue-schema.ts'

/** The rank of an itinerary's end in the provider's answers. */
const END_RANK = 2_147_483_647

export function buildItinerary(itinerary: Itinerary, language: Language, withSections: boolean) {
  return {
    id: itinerary.tourGroupId,
    type: itinerary.type,
    map: { itineraryRoute: { polyline: encodePolyline(wayOf(itinerary)) } },
    details: {
      duration: { hours: Math.floor(itinerary.durationMinutes / 60), minutes: itinerary.durationMinutes % 60 },
    },
    sections: withSections ? buildSections(itinerary, language) : [],
  }
}

function wayOf({ route, sections }: Itinerary) {
  return route?.map(([latitude, longitude]) => ({ latitude, longitude })) ?? sections
}

function buildSections(itinerary: Itinerary, language: Language) {
  const last = itinerary.sections.length - 1
  return itinerary.sections.map((section, index) => ({
    id: itinerary.tourGroupId * 100 + index,
    type: index === 0 ? 'START_LOCATION' : index === last ? 'END_LOCATION' : 'STOP',
    location: { latitude: section.latitude, longitude: section.longitude },
    rank: index === last ? END_RANK : index,
    details: {
      name: section.name[language],
      description: section.description?.[language] ?? '',
      passBy: section.passBy,
      inclusion: inclusionOf(section),
      timeForNextSection: index === last ? null : section.minutesToNext,
      distanceForNextSection: index === last ? null : section.kilometresToNext,
    },
  }))
}

function inclusionOf({ ticketIncluded }: Itinerary['sections'][number]) {
  if (ticketIncluded === undefined) return null
  return ticketIncluded ? 'INCLUDED' : 'NOT_INCLUDED'
}

/** Google's encoded polyline format: differences of coordinates in 1e-5 degrees, five bits per character. */
export function encodePolyline(points: readonly { readonly latitude: number; readonly longitude: number }[]): string {
  let previous = { latitude: 0, longitude: 0 }
  let encoded = ''
  for (const point of points) {
    const current = { latitude: Math.round(point.latitude * 1e5), longitude: Math.round(point.longitude * 1e5) }
    encoded += encodeNumber(current.latitude - previous.latitude) + encodeNumber(current.longitude - previous.longitude)
    previous = current
  }
  return encoded
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let encoded = ''
  while (rest >= 0x20) {
    encoded += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>= 5
  }
  return encoded + String.fromCharCode(rest + 63)
}
