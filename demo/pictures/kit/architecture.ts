import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import {
  box,
  d,
  type Point,
  path,
  pointedArch,
  poly,
  range,
  rect,
  rightHalf,
  roundArch,
  stroke,
  symmetric,
} from './shape.ts'

/** A body symmetric about an axis: flat colour, with the side away from the light shaded. */
export function solid(axis: number, half: readonly Point[], fill: string, shade: string): string {
  return poly(symmetric(axis, half), fill) + poly(rightHalf(axis, half), shade)
}

/** A regular grid of upright windows as one path. */
export function windowGrid(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  fill: string,
  extra = '',
): string {
  const [w, h] = [(width / columns) * 0.42, (height / rows) * 0.56]
  const data = range(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return box(x + (column + 0.5) * (width / columns) - w / 2, y + (row + 0.5) * (height / rows) - h / 2, w, h)
  })
  return path(data, fill, extra)
}

/** A row of openings, round or pointed, as one path. */
export function arcade(
  x: number,
  bottom: number,
  width: number,
  height: number,
  count: number,
  fill: string,
  kind: 'round' | 'pointed' = 'round',
  share = 0.6,
): string {
  const bay = width / count
  const draw = kind === 'round' ? roundArch : pointedArch
  return path(
    range(count, (index) => draw(x + (index + 0.5) * bay, bottom, bay * share, height)),
    fill,
  )
}

/** Free-standing columns with base and capital, lit on the left. */
export function colonnade(
  x: number,
  bottom: number,
  width: number,
  height: number,
  count: number,
  lit: string,
  shade: string,
): string {
  const bay = width / count
  const w = Math.min(bay * 0.42, height * 0.16)
  const shaft = (left: number, share: number): string =>
    range(count, (index) => box(x + (index + 0.5) * bay - w / 2 + left * w, bottom - height, w * share, height))
  const ends = range(count, (index) => {
    const cx = x + (index + 0.5) * bay
    return (
      box(cx - w * 0.75, bottom - height, w * 1.5, height * 0.05) +
      box(cx - w * 0.75, bottom - height * 0.04, w * 1.5, height * 0.04)
    )
  })
  return path(shaft(0, 1), lit) + path(shaft(0.55, 0.45), shade) + path(ends, lit)
}

/** A triangular gable with a recessed field. */
export function pediment(x: number, base: number, width: number, rise: number, lit: string, shade: string): string {
  const inset = width * 0.09
  return (
    poly(
      [
        [x - 6, base],
        [x + width / 2, base - rise],
        [x + width + 6, base],
      ],
      lit,
    ) +
    poly(
      [
        [x + inset, base - rise * 0.14],
        [x + width / 2, base - rise * 0.8],
        [x + width - inset, base - rise * 0.14],
      ],
      shade,
    ) +
    rect(x - 8, base, width + 16, Math.max(4, rise * 0.1), lit)
  )
}

/** A dome on its springing line: ribs, shaded side and a lantern with a spike. */
export function dome(
  pen: Pen,
  x: number,
  base: number,
  radius: number,
  rise: number,
  fill: string,
  shade: string,
  ribs = 4,
): string {
  const shell = d`M${x - radius} ${base}C${x - radius} ${base - rise * 0.6} ${x - radius * 0.5} ${base - rise} ${x} ${base - rise}C${x + radius * 0.5} ${base - rise} ${x + radius} ${base - rise * 0.6} ${x + radius} ${base}Z`
  const dark = d`M${x + radius * 0.12} ${base - rise}C${x + radius * 0.5} ${base - rise} ${x + radius} ${base - rise * 0.6} ${x + radius} ${base}H${x + radius * 0.42}C${x + radius * 0.45} ${base - rise * 0.6} ${x + radius * 0.3} ${base - rise * 0.9} ${x + radius * 0.12} ${base - rise}Z`
  const ribData = range(ribs * 2 - 1, (index) => {
    const share = (index + 1) / ribs - 1
    return d`M${x} ${base - rise}C${x + radius * 0.5 * share} ${base - rise} ${x + radius * share} ${base - rise * 0.6} ${x + radius * share} ${base}`
  })
  const l = radius * 0.17
  const lantern =
    box(x - l, base - rise - l * 2.6, l * 2, l * 2.8) +
    d`M${x - l * 1.25} ${base - rise - l * 2.5}Q${x} ${base - rise - l * 5} ${x + l * 1.25} ${base - rise - l * 2.5}Z` +
    box(x - l * 0.1, base - rise - l * 6.6, l * 0.2, l * 3.2)
  return (
    path(shell, fill) +
    path(dark, shade) +
    stroke(ribData, mix(fill, pen.palette.ink, 0.22), Math.max(1, radius * 0.018)) +
    path(lantern, fill) +
    rect(x + l * 0.1, base - rise - l * 2.5, l * 0.9, l * 2.5, shade)
  )
}

/** A bridge of equal arches between two banks; its spandrels are solid and its deck has a parapet. */
export function archBridge(
  x: number,
  deck: number,
  width: number,
  spring: number,
  arches: number,
  fill: string,
  parapet: string,
): string {
  const bay = width / arches
  const r = bay * 0.43
  const rise = (spring - deck) * 0.72
  let data = d`M${x} ${deck}H${x + width}V${spring + 14}`
  for (let index = arches - 1; index >= 0; index -= 1) {
    const cx = x + (index + 0.5) * bay
    data += d`H${cx + r}V${spring}A${r} ${rise} 0 0 0 ${cx - r} ${spring}V${spring + 14}`
  }
  return path(`${data}${d`H${x}Z`}`, fill) + rect(x - 4, deck - 10, width + 8, 12, parapet)
}

/** A Paris apartment house: five storeys, balconies on the second and fifth, slate mansard with dormers. */
export function haussmann(
  pen: Pen,
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  shade: string,
): string {
  const { roof, window, ink, light } = pen.palette
  const bays = Math.max(2, Math.round(width / 46))
  const bay = width / bays
  const wallTop = base - height * 0.8
  const storey = (height * 0.8) / 5.4
  const dark = mix(shade, ink, 0.5)
  const [open, lit]: [string[], string[]] = [[], []]
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < bays; column += 1) {
      const target = light !== 'day' && pen.random() < (light === 'dawn' ? 0.12 : 0.5) ? lit : open
      target.push(
        box(x + (column + 0.5) * bay - bay * 0.17, wallTop + storey * (row + 0.25), bay * 0.34, storey * 0.64),
      )
    }
  }
  const dormers = range(bays, (column) => roundArch(x + (column + 0.5) * bay, wallTop - 3, bay * 0.36, height * 0.12))
  const balcony = [1, 3].map((row) => box(x - 4, wallTop + storey * (row + 0.9), width + 8, 6)).join('')
  const shops = range(bays, (column) => roundArch(x + (column + 0.5) * bay, base, bay * 0.62, storey * 1.05))
  return (
    poly(
      [
        [x - 3, wallTop],
        [x + 12, base - height],
        [x + width - 12, base - height],
        [x + width + 3, wallTop],
      ],
      roof,
    ) +
    path(
      range(3, (index) => box(x + width * (0.14 + index * 0.33), base - height - 26, 22, 30)),
      mix(wall, shade, 0.6),
    ) +
    path(dormers, light === 'night' ? window : wall) +
    rect(x, wallTop, width, height * 0.8, wall) +
    path(open.join(''), dark) +
    (lit.length > 0 ? path(lit.join(''), window) : '') +
    path(shops, light === 'night' || light === 'dusk' ? window : dark) +
    path(box(x - 6, wallTop - 5, width + 12, 9), shade) +
    path(balcony, dark)
  )
}

/** Light bulbs or beads along a sagging line between two points. */
export function festoon(from: Point, to: Point, sag: number, count: number, colour: string, size = 5): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag]
  const beads = range(count, (index) => {
    const t = (index + 0.5) / count
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t ** 2 * to[0]
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t ** 2 * to[1]
    return d`M${x - size} ${y + size}a${size} ${size} 0 1 1 ${size * 2} 0a${size} ${size} 0 1 1 ${-size * 2} 0z`
  })
  return (
    stroke(d`M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`, colour, 1.5, 'opacity=".6"') +
    path(beads, colour)
  )
}

/** A street lamp with a glowing globe. */
export function lamp(pen: Pen, x: number, base: number, height: number): string {
  const { ink, window, light } = pen.palette
  const post =
    box(x - height * 0.016, base - height * 0.88, height * 0.032, height * 0.88) +
    box(x - height * 0.04, base - height * 0.14, height * 0.08, height * 0.14) +
    d`M${x - height * 0.09} ${base - height * 0.84}Q${x} ${base - height * 0.78} ${x + height * 0.09} ${base - height * 0.84}v6Q${x} ${base - height * 0.75} ${x - height * 0.09} ${base - height * 0.84}Z`
  const lit = light === 'night' || light === 'dusk'
  const lantern = poly(
    [
      [x - height * 0.035, base - height * 0.88],
      [x - height * 0.055, base - height * 0.98],
      [x + height * 0.055, base - height * 0.98],
      [x + height * 0.035, base - height * 0.88],
    ],
    lit ? window : mix(ink, '#ffffff', 0.6),
  )
  const glow = lit
    ? d`<circle cx="${x}" cy="${base - height * 0.93}" r="${height * 0.2}" fill="${window}" opacity=".22"/>`
    : ''
  return (
    glow +
    path(post, ink) +
    lantern +
    poly(
      [
        [x - height * 0.07, base - height * 0.975],
        [x, base - height * 1.04],
        [x + height * 0.07, base - height * 0.975],
      ],
      ink,
    )
  )
}
