import type { Point } from './shapes.ts'

/** Units of the drawing for a letter, as labels of places take them. */
const LETTER = 12
/** Points at equal distances at which a name may stand. */
const STEP = 20
/** How far apart the ends of a stretch are at least, as a share of its length. */
const STRAIGHT = 0.96

export interface LabelPosition {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** As many places are tried: most are near points. */
const MAX_PLACES = 24

/**
 * Where a name may stand along lines: the straightest stretches as long as the name, within the drawing, read from left
 * to right; none where all are too short or too bent.
 */
export function placeLineLabels(
  lines: readonly (readonly Point[])[],
  letters: number,
  { width, height }: { readonly width: number; readonly height: number },
): readonly LabelPosition[] {
  const length = letters * LETTER
  const isInside = ([x, y]: Point) => x > 0 && x < width && y > 0 && y < height
  const stretches = lines.flatMap((line) => {
    const points = spread(line)
    const span = Math.ceil(length / STEP)
    return points.slice(0, -span).flatMap((from, index) => {
      const part = points.slice(index, index + span + 1)
      const to = part.at(-1) ?? from
      return part.every(isInside) ? [{ from, to, across: Math.hypot(to[0] - from[0], to[1] - from[1]) }] : []
    })
  })
  const straight = stretches
    .filter(({ across }) => across >= length * STRAIGHT)
    .toSorted((one, other) => other.across - one.across)
    .map(({ from, to }) => placeBetween(from, to))
  const places: LabelPosition[] = []
  for (const place of straight) {
    const isApart = places.every((other) => Math.hypot(other.x - place.x, other.y - place.y) >= STEP)
    if (places.length < MAX_PLACES && isApart) places.push(place)
  }
  return places
}

function placeBetween(from: Point, to: Point): LabelPosition {
  const [left, right] = from[0] <= to[0] ? [from, to] : [to, from]
  return {
    x: Math.round((left[0] + right[0]) / 2),
    y: Math.round((left[1] + right[1]) / 2),
    turn: Math.round((Math.atan2(right[1] - left[1], right[0] - left[0]) * 180) / Math.PI),
  }
}

/** Points along a line, a step from each other. */
function spread(line: readonly Point[]): readonly Point[] {
  const points: Point[] = []
  let left = 0
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    for (; left <= length; left += STEP) {
      const share = length === 0 ? 0 : left / length
      points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    }
    left -= length
  })
  return points
}
