import { d, type Point, path, poly, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'

/** A lane seen along its length: where its parallels meet, half its width and how far its floor lies below the eye, both at distance 1. */
export interface Lane {
  vanish: Point
  half: number
  eye: number
}

/** A house of a lane: from one distance to the next, its height and paint; `tiles` gives its wall a pattern, `crown` a gable: shares of its width with the rise over its height. */
export interface LaneHouse {
  near: number
  far: number
  height: number
  paint: Paint
  tiles?: string
  crown?: readonly Point[]
}

/** The picture point of a place on a wall of the lane: `side` −1 left, 1 right; `up` above the floor, `z` the distance. */
function onWall({ vanish, half, eye }: Lane, side: -1 | 1, up: number, z: number): Point {
  return [vanish[0] + (side * half) / z, vanish[1] + (eye - up) / z]
}

/** A rectangle on a wall of the lane as path data. */
function wallBox(lane: Lane, side: -1 | 1, near: number, far: number, low: number, high: number): string {
  const points = [
    onWall(lane, side, low, near),
    onWall(lane, side, high, near),
    onWall(lane, side, high, far),
    onWall(lane, side, low, far),
  ]
  return `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`
}

function laneHouse(pen: Pen, lane: Lane, side: -1 | 1, { near, far, height, paint, tiles, crown }: LaneHouse): string {
  const { palette } = pen
  const dim = palette.light === 'night' || palette.light === 'dusk'
  const dark = mix(paint.shade, palette.ink, 0.55)
  const wall = (low: number, high: number, from = near, to = far): string => wallBox(lane, side, from, to, low, high)
  const floors = Math.max(2, Math.round(height / 330))
  const storey = height / (floors + 0.15)
  // Equal widths on a wall are equal steps of z.
  const columns = Math.max(1, Math.round((far - near) / 0.34))
  const bay = (far - near) / columns
  const [frames, panes, glow, rails]: [string[], string[], string[], string[]] = [[], [], [], []]
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [from, to] = [near + bay * (column + 0.27), near + bay * (column + 0.73)]
      const low = storey * (floor + (floor === 0 ? 0 : 0.14))
      const high = storey * (floor + 0.78)
      frames.push(wall(low, high + 22, from - bay * 0.08, to + bay * 0.08))
      const open = dim && pen.random() < 0.6
      ;(open ? glow : panes).push(wall(low, high, from, to))
      if (floor > 0) rails.push(wall(low - 16, low + storey * 0.24, from - bay * 0.14, to + bay * 0.14))
    }
  }
  const pattern = tiles
    ? stroke(
        Array.from({ length: Math.ceil(height / 70) }, (_, index) => {
          const [a, b] = [onWall(lane, side, index * 70, near), onWall(lane, side, index * 70, far)]
          return d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
        }).join(''),
        tiles,
        9,
        'stroke-dasharray="9 9" opacity=".5"',
      )
    : ''
  const gable = crown
    ? poly(
        [[0, -8] as const, ...crown, [1, -8] as const].map(([share, rise]) =>
          onWall(lane, side, height + rise, near + (far - near) * share),
        ),
        paint.body,
        d`stroke="${paint.lit}" stroke-width="${10 / near}"`,
      )
    : path(wall(height - 26, height + 22, near - 0.02, far + 0.02), paint.lit)
  return (
    path(wall(0, height), paint.body) +
    pattern +
    gable +
    path(wall(0, 90), paint.shade) +
    path(frames.join(''), paint.lit) +
    path(panes.join(''), dark) +
    (glow.length > 0 ? path(glow.join(''), palette.window) : '') +
    path(rails.join(''), palette.ink, 'opacity=".72"') +
    path(wall(0, height, far - (far - near) * 0.03, far), paint.shade, 'opacity=".7"')
  )
}

/** One side of a lane, its farthest house first. */
export function laneSide(pen: Pen, lane: Lane, side: -1 | 1, houses: readonly LaneHouse[]): string {
  return [...houses]
    .sort((a, b) => b.near - a.near)
    .map((house) => laneHouse(pen, lane, side, house))
    .join('')
}

/** The floor of a lane from the lower edge to a distance. */
export function laneFloor(pen: Pen, lane: Lane, far: number, fill: string): string {
  const near = lane.eye / (pen.height - lane.vanish[1] + 60)
  return poly(
    [onWall(lane, -1, 0, near), onWall(lane, -1, 0, far), onWall(lane, 1, 0, far), onWall(lane, 1, 0, near)],
    fill,
  )
}
