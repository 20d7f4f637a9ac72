/** A point of the drawing. */
export type Point = readonly [x: number, y: number]

/** The part of the plane that is kept. */
export interface ClipWindow {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A side of the window: whether a point is within it, and where a line between two points crosses it. */
interface Side {
  readonly holds: (point: Point) => boolean
  readonly cross: (from: Point, to: Point) => Point
}

function sidesOf({ left, top, right, bottom }: ClipWindow): readonly Side[] {
  const atX = (x: number) => (from: Point, to: Point) =>
    [x, along(from, to, (x - from[0]) / (to[0] - from[0]))[1]] as const
  const atY = (y: number) => (from: Point, to: Point) =>
    [along(from, to, (y - from[1]) / (to[1] - from[1]))[0], y] as const
  return [
    { holds: ([x]) => x >= left, cross: atX(left) },
    { holds: ([x]) => x <= right, cross: atX(right) },
    { holds: ([, y]) => y >= top, cross: atY(top) },
    { holds: ([, y]) => y <= bottom, cross: atY(bottom) },
  ]
}

function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The part of a ring within the window (Sutherland and Hodgman); empty where they do not meet. */
export function clipRing(ring: readonly Point[], window: ClipWindow): readonly Point[] {
  return sidesOf(window).reduce<readonly Point[]>(
    (points, { holds, cross }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point
        const crossing = holds(before) === holds(point) ? [] : [cross(before, point)]
        return holds(point) ? [...crossing, point] : crossing
      }),
    ring,
  )
}

/** The parts of a line within the window, in its order. */
export function clipLine(line: readonly Point[], window: ClipWindow): readonly (readonly Point[])[] {
  return sidesOf(window).reduce<readonly (readonly Point[])[]>(
    (lines, side) => lines.flatMap((one) => cutLine(one, side)),
    [line],
  )
}

function cutLine(line: readonly Point[], { holds, cross }: Side): readonly (readonly Point[])[] {
  const parts: Point[][] = []
  line.forEach((point, index) => {
    const before = line[index - 1]
    const wasHeld = before !== undefined && holds(before)
    if (!wasHeld && (holds(point) || before === undefined)) parts.push([])
    if (before && wasHeld !== holds(point)) parts.at(-1)?.push(cross(before, point))
    if (holds(point)) parts.at(-1)?.push(point)
  })
  return parts.filter(({ length }) => length > 1)
}

/** The area of a ring, in square units of its points; negative where it runs clockwise, y upwards. */
export function ringArea(ring: readonly Point[]): number {
  return ringSidesWithCrossProducts(ring).reduce((sum, { cross }) => sum + cross, 0) / 2
}

/** The sides of a ring, each with the cross product of its ends. */
export function ringSidesWithCrossProducts(ring: readonly Point[]) {
  return ring.map((to, index) => {
    const from = ring.at(index - 1) ?? to
    return { from, to, cross: from[0] * to[1] - to[0] * from[1] }
  })
}

/** A line of fewer points that is nowhere farther than the tolerance from the given one (Douglas and Peucker). */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => distanceTo(point, first, last))
  const farthest = distances.reduce((best, distance, index) => (distance > (distances[best] ?? 0) ? index : best), 0)
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last]
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)]
}

/** From a point to the nearest one between two others. */
function distanceTo([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / length))
  return Math.hypot(x - fromX - dx * share, y - fromY - dy * share)
}

/** SVG path data of lines or rings in whole units, each step relative to the one before; a minus separates as a space does. */
export function svgPathData(parts: readonly (readonly Point[])[], isClosed: boolean): string {
  return parts
    .map((part) => {
      const [first, ...others] = distinct(part.map(([x, y]) => [Math.round(x), Math.round(y)] as const))
      if (!first || others.length < (isClosed ? 2 : 1)) return ''
      const steps = others.map(([x, y], index) => {
        const [fromX, fromY] = others[index - 1] ?? first
        return `${x - fromX} ${y - fromY}`
      })
      return `M${[first.join(' '), steps.join(' ')].join('l').replaceAll(' -', '-')}${isClosed ? 'z' : ''}`
    })
    .join('')
}

function distinct(points: readonly Point[]): readonly Point[] {
  return points.filter(([x, y], index) => {
    const before = points[index - 1]
    return before?.[0] !== x || before[1] !== y
  })
}
