import type { PageContext } from '../../page-context/page-context.ts'
import { type DayTimeline, SUN_STEP_MINUTES, type TimelineStart, timeOfMinute } from './day-timeline.ts'
import styles from './day-timeline-section.module.css'

interface DayTimelineChartProps {
  readonly course: DayTimeline
  readonly named: readonly NumberedStarts[]
  readonly page: PageContext
}

/** Starts that are numbered, and the wish that shows them, if there is a choice. */
export interface NumberedStarts {
  readonly wish?: string | undefined
  readonly starts: readonly TimelineStart[]
}

/** Pixels; across, the sky is stretched to the page. */
const WIDTH = 1000
const HORIZON = 104
const GROUND = 136
const BAR = 150
const HEIGHT = 186
/** Hours between two hours that are written. */
const WRITTEN = 3
const HOUR = 60
/** The width of a number's circle on a phone, of that of the drawing. */
const FLAG = 0.07
/** Below 1 a low sun of winter is drawn higher, so that its way is seen, and a high one still lower than the edge. */
const FLATNESS = 0.7
const SKY_COLOURS = 'day-sky'

/**
 * The course of the day from left to right, or from right to left where the language is written so: the sky, the sun above the
 * horizon, when it is open, the starts, and the named ones with their numbers. Words beside it say the same, so it is hidden from
 * screen readers.
 */
export function DayTimelineChart({ course, named, page }: DayTimelineChartProps) {
  const { from, until, sun } = course
  const isMirrored = page.locale.direction === 'rtl'
  const across = (minute: number) => {
    const share = (minute - from) / (until - from)
    return isMirrored ? 1 - share : share
  }
  const percent = (minute: number) => `${(across(minute) * 100).toFixed(2)}%`
  return (
    <svg className={styles.drawing} height={HEIGHT} aria-hidden="true">
      <svg
        width="100%"
        height={BAR + 12}
        viewBox={`0 0 ${WIDTH} ${BAR + 12}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g transform={isMirrored ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}>
          <Sky course={course} />
          <Opening course={course} />
          <path className={styles.gone} d={ticks(course, true)} />
          <path className={styles.ticks} d={ticks(course, false)} />
        </g>
      </svg>
      {[sun.rises, sun.sets].map(
        (minute) =>
          minute !== undefined && (
            <g key={minute}>
              <circle className={styles.sun} cx={percent(minute)} cy={HORIZON} r="6" />
              <text className={styles.onGround} x={percent(minute)} y={HORIZON + 24}>
                {page.format.time(timeOfMinute(minute))}
              </text>
            </g>
          ),
      )}
      {writtenHours(course).map((minute) => (
        <text key={minute} className={styles.hour} x={percent(minute)} y={HEIGHT - 4}>
          {page.format.time(timeOfMinute(minute))}
        </text>
      ))}
      {named.map(({ wish, starts }) => (
        <g key={wish} data-starts={wish}>
          {markerPositions(course, starts).map((minute, index) => (
            <g key={minute}>
              <circle className={styles.flag} cx={percent(minute)} cy={BAR} r="11" />
              <text className={styles.number} x={percent(minute)} y={BAR + 4.5}>
                {page.format.number(index + 1)}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}

/** The sky from night over twilight and golden light to day and back, the way of the sun, and the ground. */
function Sky({ course }: { readonly course: DayTimeline }) {
  const { from, heights } = course
  const x = xOf(course)
  const way = heights.map((height, step) => {
    const y = HORIZON - Math.sign(height) * HORIZON * (Math.abs(height) / 90) ** FLATNESS
    return `${x(from + step * SUN_STEP_MINUTES)} ${Math.round(Math.min(y, GROUND - 4))}`
  })
  return (
    <>
      <linearGradient id={SKY_COLOURS}>
        {skyOf(course).map(([minute, colour]) => (
          <stop key={minute} className={styles[colour]} offset={x(minute) / WIDTH} />
        ))}
      </linearGradient>
      <path fill={`url(#${SKY_COLOURS})`} d={`M0 0H${WIDTH}V${HORIZON}H0Z`} />
      <path className={styles.way} d={`M${way.join('L')}`} />
      <path className={styles.ground} d={`M0 ${HORIZON}H${WIDTH}V${GROUND}H0Z`} />
    </>
  )
}

type SkyColour = 'night' | 'twilight' | 'golden' | 'day'

/** Colours of the sky by minute; between two of them it changes slowly. */
function skyOf({ sun, from, until, heights }: DayTimeline): (readonly [minute: number, colour: SkyColour])[] {
  const { isDarkUntil, rises, goldenUntil, goldenFrom, sets, isDarkFrom } = sun
  const atNoon = (heights[Math.floor(heights.length / 2)] ?? 0) > 0 ? 'day' : 'night'
  const colours: readonly (readonly [number | undefined, SkyColour])[] = [
    [isDarkUntil === undefined ? undefined : from, 'night'],
    [isDarkUntil, 'night'],
    // Where the sun does not rise, it is twilight about noon.
    [rises === undefined ? between(isDarkUntil, isDarkFrom) : between(isDarkUntil, rises), 'twilight'],
    [rises, 'golden'],
    [goldenUntil, 'day'],
    [goldenFrom, 'day'],
    [sets, 'golden'],
    [between(sets, isDarkFrom), 'twilight'],
    [isDarkFrom, 'night'],
    [isDarkFrom === undefined ? undefined : until, 'night'],
  ]
  const known = colours.flatMap(([minute, colour]) => (minute === undefined ? [] : [[minute, colour] as const]))
  return known.length > 0 ? known : [[from, atNoon]]
}

function between(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : (one + other) / 2
}

function Opening({ course }: { readonly course: DayTimeline }) {
  if (!course.hours) return null
  const x = xOf(course)
  const { opens, closes } = course.hours
  return <path className={styles.open} d={`M${x(opens)} ${BAR - 4}H${x(closes)}V${BAR + 4}H${x(opens)}Z`} />
}

function xOf({ from, until }: DayTimeline) {
  return (minute: number) => Math.round(((minute - from) / (until - from)) * WIDTH)
}

function ticks(course: DayTimeline, isSoldOut: boolean): string {
  const x = xOf(course)
  const some = course.starts.filter((start) => start.isSoldOut === isSoldOut)
  return some.map(({ minute }) => `M${x(minute)} ${BAR - 8}V${BAR + 8}`).join('')
}

/**
 * Where the numbers of named starts are drawn, in their order: at their minutes, or so far apart about them that all can be read
 * on a phone, and within the drawing.
 */
export function markerPositions(
  { from, until }: Pick<DayTimeline, 'from' | 'until'>,
  starts: readonly Pick<TimelineStart, 'minute'>[],
): readonly number[] {
  const apart = (until - from) * FLAG
  const minutes = starts.map(({ minute }) => minute)
  const later = movedLater(minutes, apart)
  // The same from the last on, so that a group of numbers lies about its starts and not after them.
  const earlier = movedLater(minutes.map((minute) => -minute).toReversed(), apart).toReversed()
  return later.map((minute, place) => {
    const middle = (minute - (earlier[place] ?? 0)) / 2
    return Math.min(Math.max(middle, from + place * apart), until - (starts.length - 1 - place) * apart)
  })
}

/** Each at its minute, or so much after the one before. */
function movedLater(minutes: readonly number[], apart: number): number[] {
  let after = Number.NEGATIVE_INFINITY
  return minutes.map((minute) => {
    after = Math.max(minute, after + apart)
    return after
  })
}

/** Every third hour, those at the edges left out. */
function writtenHours({ from, until }: DayTimeline): number[] {
  const step = WRITTEN * HOUR
  const first = Math.ceil((from + HOUR) / step) * step
  return Array.from({ length: Math.floor((until - HOUR - first) / step) + 1 }, (_, index) => first + index * step)
}
