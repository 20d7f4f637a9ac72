import { z } from 'zod'
import type { Coordinates, Itinerary, ItineraryStop } from '../../product.ts'
import { parseAndReportDrops, type ReportDrop } from '../dropped-fields.ts'
import { optionalProperty } from '../optional-property.ts'
import type { ParseContext } from '../parse-context.ts'
import { coordinatesSchema, flag, lenientOptional } from '../response-schemas.ts'
import { plainText } from '../text/plain-text.ts'
import { decodePolyline } from './decode-polyline.ts'

export interface ParsedItineraries {
  /** Absent when the tour group has none. */
  readonly itinerary?: Itinerary
}

const MAX_STOPS = 100
const MAX_NAME_LENGTH = 200
const MAX_DESCRIPTION_LENGTH = 2000
const MAX_LEG_MINUTES = 7 * 24 * 60
const MAX_HOURS = 24 * 366
const HOUR = 3_600_000
const MINUTE = 60_000

/** Whatever their ranks say, an itinerary starts at its start. */
const ORDER = ['START_LOCATION', 'STOP', 'END_LOCATION'] as const

const sectionSchema = z.object({
  type: z.enum(ORDER).catch('STOP'),
  rank: z.number(),
  location: lenientOptional(coordinatesSchema),
  details: z.object({
    name: z.string(),
    description: lenientOptional(z.string()),
    passBy: flag,
    inclusion: lenientOptional(z.enum(['INCLUDED', 'NOT_INCLUDED'])),
    // Zero where the next stop is in the same place.
    timeForNextSection: lenientOptional(z.number().min(0).max(MAX_LEG_MINUTES)),
    distanceForNextSection: lenientOptional(z.number().min(0).max(20_000)),
  }),
})
type Section = z.infer<typeof sectionSchema>

const routeSchema = z.object({ polyline: lenientOptional(z.string()) })
const durationSchema = z.object({ hours: z.number().min(0).max(MAX_HOURS), minutes: z.number().min(0) })
const itinerarySchema = z.object({
  map: lenientOptional(z.object({ itineraryRoute: lenientOptional(routeSchema) })),
  details: lenientOptional(z.object({ duration: lenientOptional(durationSchema) })),
  sections: z.array(z.unknown()),
})

const answerSchema = z.object({ itineraries: z.array(z.unknown()) })

/**
 * The first itinerary with at least one stop.
 *
 * @returns `undefined` when the answer is not a list of itineraries, or none of them is usable
 */
export function parseItineraries(
  value: unknown,
  { report }: Pick<ParseContext, 'report'> = {},
): ParsedItineraries | undefined {
  const { data: answer } = answerSchema.safeParse(value)
  if (!answer) return undefined
  for (const item of answer.itineraries) {
    const itinerary = buildItinerary(item, report)
    if (itinerary) return { itinerary }
  }
  return answer.itineraries.length > 0 ? undefined : {}
}

function buildItinerary(value: unknown, report: ReportDrop | undefined): Itinerary | undefined {
  const data = parseAndReportDrops(itinerarySchema, value, report)
  if (!data) return undefined
  const sections = data.sections.flatMap((section) => parseAndReportDrops(sectionSchema, section, report) ?? [])
  const stops = sections
    .toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type) || one.rank - other.rank)
    .slice(0, MAX_STOPS)
    .flatMap((section) => buildStop(section) ?? [])
  if (stops.length === 0) return undefined
  const duration = data.details?.duration
  return {
    stops,
    route: buildRoute(data.map?.itineraryRoute?.polyline, stops),
    ...optionalProperty('duration', duration && duration.hours * HOUR + duration.minutes * MINUTE),
  }
}

function buildStop({ type, location, details }: Section): ItineraryStop | undefined {
  const name = plainText(details.name, MAX_NAME_LENGTH).replaceAll('\n', ' ')
  if (name === '') return undefined
  return {
    name,
    kind: KINDS[type],
    // Nobody passes by where they start and end.
    passBy: type === 'STOP' && details.passBy,
    ...optionalProperty('description', plainText(details.description ?? '', MAX_DESCRIPTION_LENGTH)),
    ...(details.inclusion && { included: details.inclusion === 'INCLUDED' }),
    ...optionalProperty('millisecondsToNext', (details.timeForNextSection ?? 0) * MINUTE || undefined),
    ...optionalProperty('kilometresToNext', details.distanceForNextSection || undefined),
    ...optionalProperty('place', location),
  }
}

const KINDS = { START_LOCATION: 'start', STOP: 'stop', END_LOCATION: 'end' } as const

/** Straight lines from stop to stop when the polyline is broken. */
function buildRoute(polyline: string | null | undefined, stops: readonly ItineraryStop[]): readonly Coordinates[] {
  const route = polyline ? decodePolyline(polyline) : undefined
  return route && route.length > 1 ? route : stops.flatMap(({ place }) => place ?? [])
}
