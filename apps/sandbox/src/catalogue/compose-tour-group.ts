import slugify from '@sindresorhus/slugify'
import type { z } from 'zod'
import type { Language, LocalisedText, TourGroup, tourGroupTextSchema } from '../catalogue-schema.ts'
import { buildPerLanguage } from './build-per-language.ts'
import { addMinutes } from './calendar.ts'
import type { PlaceFacts, ProductTemplate, TourGroupFacts } from './source/source-facts.ts'
import type { LanguageTexts } from './source/source-texts.ts'

type TourGroupText = z.infer<typeof tourGroupTextSchema>

/** The rows that a tour group's facts refer to; their existence was checked by the build. */
export interface TourGroupSources {
  readonly facts: TourGroupFacts
  readonly template: ProductTemplate
  readonly place: PlaceFacts | undefined
  /** The place from which the city's coaches leave. */
  readonly departure: PlaceFacts | undefined
  readonly guideLanguages: readonly string[]
  /** Title of the show. */
  readonly show: string | undefined
  readonly pointOfInterestIds: readonly number[]
  /** The address as each language writes it. */
  readonly addressOf: (address: string) => LocalisedText
  /** Texts written by hand, in the languages that have them. */
  readonly handwritten: (language: Language) => TourGroupText | undefined
}

type Located = Pick<PlaceFacts, 'latitude' | 'longitude' | 'addressLine1'>

const OPEN_ALL_DAY = { opens: '09:00', closes: '18:00', closedWeekdays: [] }
/** Only German transcribes ü as ue; the others write Park Guell. */
const WITHOUT_UMLAUTS = Object.entries({ ä: 'a', ö: 'o', ü: 'u', Ä: 'a', Ö: 'o', Ü: 'u' })
/** Maximum number of highlights. */
const MAX_HIGHLIGHTS = 5

/** A product in every language; missing facts come from its template, then from its place. */
export function composeTourGroup(parts: TourGroupSources, texts: Readonly<Record<Language, LanguageTexts>>): TourGroup {
  const { facts, template, place } = parts
  const { template: _template, place: _place, secondPlace: _secondPlace, show: _show, promotion, ...own } = facts
  const subCategoryId = facts.subCategoryId ?? template.subCategoryId ?? place?.subCategoryId
  const startPoint = facts.startPoint ?? (template.isTrip ? parts.departure : place)
  if (subCategoryId === undefined || startPoint === undefined)
    throw new RangeError(`tour group ${facts.id} is unchecked`)
  const text = buildPerLanguage((language) => parts.handwritten(language) ?? composeText(parts, texts[language]))
  return {
    ...own,
    subCategoryId,
    flowType: facts.flowType ?? template.flowType,
    durationMinutes: facts.durationMinutes === undefined ? template.durationMinutes : facts.durationMinutes,
    cancellableUpToMinutes:
      facts.cancellableUpToMinutes === undefined ? template.cancellableUpToMinutes : facts.cancellableUpToMinutes,
    reschedulableUpToMinutes: template.reschedulableUpToMinutes,
    priceType: facts.priceType ?? template.priceType,
    groupSize: facts.groupSize ?? template.groupSize,
    skipTheLine: facts.skipTheLine ?? template.skipTheLine,
    hotelPickup: facts.hotelPickup ?? template.hotelPickup,
    guided: template.guided,
    traits: [...new Set([...template.traits, ...(place?.traits ?? []), ...facts.traits])],
    minimumAge: facts.minimumAge ?? template.minimumAge,
    ride: facts.ride ?? template.ride,
    wheelchairAccessible: facts.wheelchairAccessible ?? place?.wheelchairAccessible ?? false,
    supportedLanguages: facts.supportedLanguages ?? (template.guided ? [...parts.guideLanguages] : []),
    startPoint: locate(startPoint, parts),
    endPoint: facts.endPoint && locate(facts.endPoint, parts),
    schedule: facts.schedule ?? composeSchedule(template, place),
    variants: (facts.variants ?? template.variants).map(({ key, ...variant }) => ({
      ...composeVariant(key, texts),
      ...variant,
    })),
    pointOfInterestIds: facts.pointOfInterestIds ?? [...parts.pointOfInterestIds],
    reviewKind: facts.reviewKind ?? template.reviewKind ?? place?.reviewKind,
    promotionLabel:
      promotion === undefined
        ? undefined
        : buildPerLanguage((language) => texts[language].promotions[promotion] ?? promotion),
    urlSlug: slugsOf(buildPerLanguage((language) => text[language].name)),
    text,
  }
}

function locate(
  { latitude, longitude, addressLine1 }: Located,
  { addressOf }: TourGroupSources,
): TourGroup['startPoint'] {
  return { latitude, longitude, addressLine1: addressOf(addressLine1) }
}

/** URL slugs of names. */
export function slugsOf(names: LocalisedText): LocalisedText {
  return buildPerLanguage((language) =>
    slugify(names[language], {
      decamelize: false,
      locale: language,
      customReplacements: language === 'de' ? [] : WITHOUT_UMLAUTS,
    }),
  )
}

function composeText({ facts, template, show }: TourGroupSources, texts: LanguageTexts): TourGroupText {
  const words = texts.templates[template.key]
  const place = texts.places[facts.place ?? '']
  const second = texts.places[facts.secondPlace ?? '']
  const essence = facts.show === undefined ? place?.essence : texts.shows[facts.show]
  if (!words || essence === undefined) throw new RangeError(`tour group ${facts.id} is unchecked`)
  const name = words.name
    .replaceAll('{place}', place?.name ?? '')
    .replaceAll('{secondPlace}', second?.name ?? '')
    .replaceAll('{show}', show ?? '')
  const sights = [...(place?.sights ?? []), ...(second?.sights ?? [])]
  return {
    name,
    shortSummary: `${essence} ${words.lead}`,
    summary: [second?.essence ? `${essence} ${second.essence}` : essence, words.lead],
    highlights: [...sights, ...words.highlights].slice(0, MAX_HIGHLIGHTS),
    // Inclusions that the template does not have.
    inclusions: facts.hotelPickup ? [texts.phrases.hotelPickup, ...words.inclusions] : words.inclusions,
    exclusions: words.exclusions,
    faq: [],
  }
}

function composeVariant(key: string, texts: Readonly<Record<Language, LanguageTexts>>) {
  const name = buildPerLanguage((language) => texts[language].variants[key]?.name ?? key)
  const hasInfo = texts.en.variants[key]?.info !== undefined
  const info = buildPerLanguage((language) => texts[language].variants[key]?.info ?? '')
  return hasInfo ? { name, info } : { name }
}

/** The opening hours of a product with start times: from the first start to the end of the last. */
function composeSchedule(
  { startTimes, minutesBeforeSunset, durationMinutes }: ProductTemplate,
  place: PlaceFacts | undefined,
): TourGroup['schedule'] {
  const schedule = place?.schedule ?? OPEN_ALL_DAY
  if (minutesBeforeSunset) return { ...schedule, minutesBeforeSunset }
  const [first] = startTimes ?? []
  const last = startTimes?.at(-1)
  if (first === undefined || last === undefined) return schedule
  return { ...schedule, opens: first, closes: addMinutes(last, durationMinutes ?? 60), startTimes }
}
