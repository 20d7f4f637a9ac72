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
