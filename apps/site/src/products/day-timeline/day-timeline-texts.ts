import type { Tide } from '@passepartout/content-model/best-time-to-visit'
import type { PageContext, ResolvedLink } from '../../page-context/page-context.ts'
import type { BestTimeOnDay } from './best-time-on-day.ts'
import { type DayTimeline, timeOfMinute } from './day-timeline.ts'
import {
  CHILDREN_EARLIEST_START_MINUTE,
  CHILDREN_LATEST_END_MINUTE,
  type CriterionStarts,
  type RecommendationReason,
  type RecommendedStart,
  type StartCriterion,
} from './recommended-starts.ts'

/** A named start as the page says it. */
export interface StartTexts {
  /** "4:10 PM" */
  readonly time: string
  /** Whose start it is, where a day has those of several tour groups. */
  readonly of?: { readonly name: string; readonly link: ResolvedLink }
  readonly reasons: readonly string[]
  /** "€24 · 9 left"; empty on a day that is not chosen. */
  readonly facts: string
  /** The page with this start chosen, or with its day; absent where the booking page asks for the time, and with `of`. */
  readonly address: string | undefined
}

/** The starts that fulfil a wish. */
export interface CriterionTexts extends CriterionStarts {
  readonly label: string
  /** Why they are named. */
  readonly rule: string
  /** One for each of `starts`. */
  readonly hours: readonly StartTexts[]
}

/** How often a start sold out on earlier days of the same weekday. */
export interface PastSellOutTexts extends Pick<StartTexts, 'time' | 'of'> {
  readonly words: string
}

/** The day of a visit in words. */
export interface DayTimelineContent {
  readonly course: DayTimeline
  readonly best: readonly RecommendedStart[]
  readonly title: string
  readonly hours: readonly StartTexts[]
  /** What a visitor may wish of the time; absent or empty where nothing tells the starts apart. */
  readonly wishes?: readonly CriterionTexts[]
  /** Label and value: opening hours, last entry, sunrise, golden hour, sunset, nightfall, sun on the façade, lights, tides. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** What sold out on earlier days of its weekday; absent or empty where too little was seen. */
  readonly soldOut?: readonly PastSellOutTexts[]
  /** What editors saw there, and when; absent or empty where they say nothing. */
  readonly seen?: readonly string[]
  /** What is not known of the day; empty when nothing is to be said of that. */
  readonly note?: string
}

/** By which rules starts are named, where some are, and what is not known of the day. */
export function timelineFootnote({ hours, note }: DayTimelineContent, { t }: PageContext): string {
  return [hours.length > 0 && t('day.rules'), note].filter(Boolean).join(' ')
}

/** Why a start is named, in words. */
export function reasonText(reason: RecommendationReason, { sun }: DayTimeline, { t, format }: PageContext): string {
  const time = format.time(timeOfMinute(sun.sets ?? 0))
  const words: Record<RecommendationReason, string> = {
    golden: t('day.golden', { time }),
    dark: t('day.dark', { time }),
    cheapest: t('day.cheapest'),
    roomiest: t('day.roomiest'),
    first: t('day.first'),
  }
  return words[reason]
}

/** A wish, and why its starts are named. */
export function criterionTexts(
  wish: StartCriterion,
  { sun }: DayTimeline,
  { t, format }: PageContext,
): Pick<CriterionTexts, 'label' | 'rule'> {
  const time = (minute: number) => format.time(timeOfMinute(minute))
  const words: Record<StartCriterion, Pick<CriterionTexts, 'label' | 'rule'>> = {
    cheap: { label: t('day.cheap'), rule: t('day.cheapest') },
    quiet: { label: t('day.quiet'), rule: t('day.roomy') },
    light: { label: t('day.goldenHour'), rule: t('day.golden', { time: time(sun.sets ?? 0) }) },
    children: {
      label: t('day.children'),
      rule: t('day.forChildren', {
        from: time(CHILDREN_EARLIEST_START_MINUTE),
        until: time(CHILDREN_LATEST_END_MINUTE),
      }),
    },
    short: { label: t('day.short'), rule: t('day.shortest') },
  }
  return words[wish]
}

/** What editors saw, each with its day: "Quiet after 17:00 (seen on 12 November 2026)" */
export function editorObservationTexts({ rightHour }: DayTimeline, { t, format }: PageContext): readonly string[] {
  return (rightHour?.notes ?? []).map(({ seenOn, text }) => t('day.seen', { text, date: format.dateOfRecord(seenOn) }))
}

/** Opening hours, last entry, the sun, and what editors know of façade, lights and tides, in words. */
export function dayFactTexts(
  { hours, lastEntry, sun, rightHour }: DayTimeline,
  { t, format }: PageContext,
): DayTimelineContent['facts'] {
  const clock = (minute: number | undefined) => (minute === undefined ? '' : format.time(timeOfMinute(minute)))
  const span = (from: number | undefined, until: number | undefined) =>
    from === undefined || until === undefined ? '' : t('show.opens', { opens: clock(from), closes: clock(until) })
  const facts = [
    [t('show.schedule'), span(hours?.opens, hours?.closes)],
    [t('day.lastStart'), lastEntry === undefined ? '' : format.time(lastEntry)],
    [t('day.sunrise'), clock(sun.rises)],
    [t('day.goldenHour'), span(sun.goldenFrom, sun.sets)],
    [t('day.sunset'), clock(sun.sets)],
    [t('day.nightfall'), clock(sun.isDarkFrom)],
    ...factsOfEditors(rightHour, { t, format }),
  ] as const
  return facts.filter(([, value]) => value !== '')
}

function factsOfEditors(
  { facade = [], lights, tides }: BestTimeOnDay = { tides: [], notes: [] },
  { t, format }: Pick<PageContext, 't' | 'format'>,
): DayTimelineContent['facts'] {
  const span = ({ from, until }: NonNullable<typeof lights>) =>
    t('show.opens', { opens: format.time(from), closes: format.time(until) })
  const tidesAt = (level: Tide['level']) =>
    tides.flatMap((tide) => (tide.level === level ? format.time(tide.time) : [])).join(', ')
  return [
    [t('day.facade'), facade.map(span).join(', ')],
    [t('day.lights'), lights ? span(lights) : ''],
    [t('day.highTide'), tidesAt('high')],
    [t('day.lowTide'), tidesAt('low')],
  ]
}
