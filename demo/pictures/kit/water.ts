import { mix } from '../palette.ts'
import { clipped, linear, named, type Pen } from '../pen.ts'
import { box, d, path, range, rect } from './shape.ts'

/** Water between two heights: the far edge mirrors the sky, glints gather under the light at `lightX`. */
export function water(pen: Pen, top: number, bottom: number, lightX: number): string {
  const [far, near] = pen.palette.water
  return (
    rect(
      0,
      top,
      pen.width,
      bottom - top,
      linear(pen, top, bottom, [
        [0, far],
        [1, near],
      ]),
    ) + glints(pen, top, bottom, lightX)
  )
}

/** Flat lozenges of reflected light: dense and narrow far away, wide and sparse near. */
export function glints(pen: Pen, top: number, bottom: number, lightX: number, spread = 1): string {
  const data = range(70, () => {
    const depth = pen.random()
    const y = top + 4 + depth ** 1.5 * (bottom - top - 8)
    const reach = (60 + depth * 210) * spread
    const x = lightX + (pen.random() + pen.random() - 1) * reach
    const w = 16 + depth * 90 * pen.random() + depth * 24
    const h = 1.6 + depth * 5
    return d`M${x - w} ${y}Q${x} ${y - h} ${x + w} ${y}Q${x} ${y + h} ${x - w} ${y}Z`
  })
  return path(data, pen.palette.sun, `opacity="${pen.palette.light === 'night' ? 0.5 : 0.72}"`)
}

/** Thin ripples over the whole surface. */
export function ripples(pen: Pen, top: number, bottom: number, count = 40): string {
  const colour = mix(pen.palette.water[0], pen.palette.sky[2], 0.4)
  const data = range(count, () => {
    const depth = pen.random()
    const y = top + depth ** 1.3 * (bottom - top)
    const w = 30 + depth * 150 * pen.random()
    const x = pen.random() * pen.width
    return d`M${x - w} ${y}Q${x} ${y - 1 - depth * 3} ${x + w} ${y}Q${x} ${y + 1 + depth * 2} ${x - w} ${y}Z`
  })
  return path(data, colour, 'opacity=".35"')
}

/** Content standing on a shore and its broken mirror image in the water below, both in one. */
export function reflected(
  pen: Pen,
  content: string,
  shore: number,
  bottom: number,
  strength = 0.5,
  squash = 0.8,
): string {
  const body = named(pen, content)
  const mirror = body.again(d`matrix(1 0 0 ${(-squash).toFixed(2)} 0 ${shore * (1 + squash)})`, `opacity="${strength}"`)
  const stripes = range(26, (index) => {
    const share = index / 26
    const y = shore + share ** 1.4 * (bottom - shore)
    return box(0, y, pen.width, 2 + share * 9)
  })
  const breaks = path(stripes, pen.palette.water[0], 'opacity=".28"')
  return clipped(pen, box(0, shore, pen.width, bottom - shore), mirror + breaks) + body.drawn
}

/** Lit columns that lamps throw on night water. */
export function lampTrails(pen: Pen, top: number, bottom: number, places: readonly number[]): string {
  const paint = linear(pen, top, bottom, [
    [0, pen.palette.window, 0.75],
    [1, pen.palette.window, 0],
  ])
  const data = places
    .map((x) =>
      range(9, (index) =>
        box(x - 5 - pen.random() * 9, top + index * ((bottom - top) / 9), 10 + pen.random() * 16, (bottom - top) / 15),
      ),
    )
    .join('')
  return path(data, paint)
}
