import { box, d, group, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Paint } from './paint.ts'

/** How a high-rise ends. */
type Crown = 'flat' | 'slope' | 'step' | 'spire' | 'round' | 'pyramid'

const crowns: readonly Crown[] = ['flat', 'slope', 'step', 'spire', 'round', 'pyramid']

/** Whether windows are lit in the light of this picture. */
export const evening = (pen: Pen): boolean => pen.palette.light === 'night' || pen.palette.light === 'dusk'

/** Columns of windows on a wall as dashed lines: all of them faintly, and by evening some of them lit. */
export function windowColumns(
  pen: Pen,
  x: number,
  top: number,
  width: number,
  height: number,
  paint: Paint,
  pitch = 15,
): string {
  const count = Math.max(2, Math.round(width / pitch))
  const step = width / count
  const line = (index: number, from: number): string => d`M${x + (index + 0.5) * step} ${top + from}V${top + height}`
  const faint = stroke(
    d`M${x + step / 2} ${top + 8}` + range(count, () => d`v${height - 8}m${step} ${8 - height}`),
    mix(paint.shade, pen.palette.ink, 0.35),
    step * 0.42,
    'stroke-dasharray="7 8" opacity=".4"',
  )
  if (!evening(pen)) return faint
  const lit = range(count, (index) => {
    const from = 8 + 15 * Math.floor(pen.random() * 9)
    return pen.random() < 0.7 && from < height ? line(index, from) : ''
  })
  const dashes = ['7 8 7 53 7 23', '7 8 7 8 7 68', '7 38 7 8 7 8 7 23'][Math.floor(pen.random() * 3)]
  return faint + stroke(lit, pen.palette.window, step * 0.42, `stroke-dasharray="${dashes}"`)
}

function crownOf(kind: Crown, x: number, top: number, w: number): { whole: string; dark: string } {
  const m = x + w / 2
  if (kind === 'slope')
    return {
      whole: d`M${x} ${top + 1}V${top - w * 0.7}L${x + w} ${top}V${top + 1}Z`,
      dark: d`M${x + w * 0.62} ${top + 1}V${top - w * 0.27}L${x + w} ${top}V${top + 1}Z`,
    }
  if (kind === 'step')
    return {
      whole:
        box(x + w * 0.16, top - w * 0.3, w * 0.68, w * 0.31) + box(x + w * 0.32, top - w * 0.6, w * 0.36, w * 0.31),
      dark: box(x + w * 0.62, top - w * 0.3, w * 0.22, w * 0.31),
    }
  if (kind === 'spire')
    return {
      whole:
        box(x + w * 0.2, top - w * 0.24, w * 0.6, w * 0.25) +
        d`M${m - w * 0.16} ${top - w * 0.2}L${m - 2} ${top - w * 1.1}V${top - w * 1.9}H${m + 2}V${top - w * 1.1}L${m + w * 0.16} ${top - w * 0.2}Z`,
      dark: box(x + w * 0.62, top - w * 0.24, w * 0.18, w * 0.25),
    }
  if (kind === 'round')
    return {
      whole: d`M${x} ${top + 1}A${w / 2} ${w * 0.5} 0 0 1 ${x + w} ${top + 1}Z`,
      dark: d`M${x + w * 0.62} ${top + 1}V${top - w * 0.49}A${w / 2} ${w * 0.5} 0 0 1 ${x + w} ${top + 1}Z`,
    }
  if (kind === 'pyramid')
    return {
      whole: d`M${x} ${top + 1}L${m} ${top - w * 0.8}L${x + w} ${top + 1}Z`,
      dark: d`M${m + w * 0.06} ${top + 1}L${m} ${top - w * 0.8}L${x + w} ${top + 1}Z`,
    }
  return { whole: box(x + w * 0.2, top - 9, w * 0.24, 10) + box(x + w * 0.6, top - 16, w * 0.16, 17), dark: '' }
}

/** A high-rise with its left edge at `x`: lit face, shaded flank, columns of windows and a crown. */
function highRise(
  pen: Pen,
  x: number,
  base: number,
  width: number,
  height: number,
  paint: Paint,
  crown: Crown = 'flat',
): string {
  const top = base - height
  const { whole, dark } = crownOf(crown, x, top, width)
  return (
    path(whole, paint.body) +
    rect(x, top, width, height, paint.body) +
    path(dark + box(x + width * 0.62, top, width * 0.38, height), paint.shade) +
    rect(x, top, Math.max(2, width * 0.05), height, paint.lit, 'opacity=".7"') +
    windowColumns(pen, x + 3, top, width - 6, height - 6, paint, 22)
  )
}

interface ClusterStyle {
  heights: readonly [number, number]
  widths: readonly [number, number]
  kinds?: readonly Crown[]
  /** Height as a share of the largest at a place from 0 to 1; without it, chance alone decides. */
  swell?: (place: number) => number
}

/** High-rises shoulder to shoulder from `from` to `to`, in paints taken in turn. */
export function highRises(
  pen: Pen,
  from: number,
  to: number,
  base: number,
  paints: readonly Paint[],
  { heights, widths, kinds = crowns, swell }: ClusterStyle,
): string {
  const drawn: string[] = []
  let x = from
  for (let index = 0; x < to - widths[0] * 0.6; index += 1) {
    const width = Math.min(widths[0] + pen.random() * (widths[1] - widths[0]), to - x)
    const share = swell ? swell((x + width / 2 - from) / (to - from)) * (0.78 + pen.random() * 0.3) : pen.random()
    const height = heights[0] + share * (heights[1] - heights[0])
    const crown = kinds[Math.floor(pen.random() * kinds.length)] ?? 'flat'
    const paint = paints[index % paints.length]
    if (paint) drawn.push(highRise(pen, x, base, width, height, paint, crown))
    x += width + (pen.random() < 0.3 ? 6 : -2)
  }
  return group(drawn)
}

/** A far row of high-rises in one colour that dissolves in the haze. */
export function farHighRises(
  pen: Pen,
  from: number,
  to: number,
  base: number,
  depth: number,
  { heights, widths, kinds = crowns, swell }: ClusterStyle,
): string {
  let [data, lights] = ['', '']
  let x = from
  while (x < to - widths[0] * 0.6) {
    const width = Math.min(widths[0] + pen.random() * (widths[1] - widths[0]), to - x)
    const share = swell ? swell((x + width / 2 - from) / (to - from)) * (0.7 + pen.random() * 0.4) : pen.random() ** 1.3
    const height = heights[0] + share * (heights[1] - heights[0])
    const kind = kinds[Math.floor(pen.random() * kinds.length)] ?? 'flat'
    data += box(x, base - height, width + 0.5, height) + crownOf(kind, x, base - height, width).whole
    for (let wx = x + 12; wx < x + width - 5; wx += 26)
      lights += d`M${wx} ${base - height + 8 + 12 * Math.floor(pen.random() * 5)}V${base - 6}`
    x += width
  }
  const fill = tone(pen.palette, depth)
  return (
    path(data, fill) +
    (evening(pen) && depth > 0.15
      ? stroke(lights, mix(pen.palette.window, fill, 0.35), 4, 'stroke-dasharray="5 7 5 31 5 19" opacity=".7"')
      : '')
  )
}

/** The facets of a tower whose square turns on its way up: `from` and `to` are half widths below and above. */
export function facetedTower(
  x: number,
  base: number,
  from: number,
  to: number,
  height: number,
  { lit, body, shade }: Paint,
): string {
  const top = base - height
  return (
    poly(
      [
        [x - from, base],
        [x - to, top],
        [x + to, top],
        [x + from, base],
      ],
      body,
    ) +
    poly(
      [
        [x - from, base],
        [x, top],
        [x - to, top],
      ],
      lit,
    ) +
    poly(
      [
        [x + from, base],
        [x, top],
        [x + to, top],
      ],
      shade,
    )
  )
}
