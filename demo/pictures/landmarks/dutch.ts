import {
  at,
  box,
  circle,
  d,
  disc,
  group,
  type Point,
  path,
  poly,
  range,
  rect,
  roundArch,
  stroke,
  turned,
} from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { named, type Pen } from '../pen.ts'
import type { Paint } from './paint.ts'

/** One sail of a mill pointing up from the origin: stock, lattice and a strip of cloth; 330 long. */
function millSail(wood: string, cloth: string): string {
  const bars = range(15, (index) => d`M0 ${-56 - index * 19}h44`)
  return (
    path('M3 -50H46V-330H3Z', cloth, 'opacity=".82"') +
    stroke(`${bars}M22 -50V-330M44 -50V-330M-14 -64V-330M0 -90h-14M0 -170h-14M0 -250h-14M0 -322h-14`, wood, 2.4) +
    path('M-6 0L-3 -338H4L6 0Z', wood)
  )
}

/** A thatched Dutch windmill with its gallery, 300 wide and 560 high on the origin; the sails stand `angle` degrees from upright. */
export function windmill(pen: Pen, x: number, base: number, scale: number, paint: Paint, angle = 24): string {
  const { lit, body, shade, gap } = paint
  const { ink, stone, accent } = pen.palette
  const wood = mix(ink, shade, 0.25)
  const cloth = mix(stone[0], '#ffffff', pen.palette.light === 'night' ? 0 : 0.4)
  const sail = named(pen, millSail(wood, cloth))
  const half: Point[] = [
    [64, -452],
    [104, -170],
  ]
  const tower = (from: number, to: number, fill: string): string =>
    poly(
      [
        [(half[0]?.[0] ?? 0) * from, -452],
        [(half[0]?.[0] ?? 0) * to, -452],
        [(half[1]?.[0] ?? 0) * to, -170],
        [(half[1]?.[0] ?? 0) * from, -170],
      ],
      fill,
    )
  const thatch = range(
    9,
    (index) => d`M${-66 - index * 4.4} ${-436 + index * 30}q${66 + index * 4.4} 14 ${132 + index * 8.8} 0`,
  )
  const brick = mix(body, accent, 0.18)
  const gallery =
    path('M-168 -176H168L158 -160H-158Z', wood) +
    stroke(`M-164 -206H164${range(17, (index) => d`M${-164 + index * 20.5} -206V-172`)}`, wood, 3.4) +
    stroke('M-156 -162L-96 -96M156 -162L96 -96', wood, 6)
  return at(
    x,
    base,
    group([
      poly(
        [
          [-104, -172],
          [104, -172],
          [126, 0],
          [-126, 0],
        ],
        brick,
      ),
      poly(
        [
          [30, -172],
          [104, -172],
          [126, 0],
          [40, 0],
        ],
        mix(brick, ink, 0.3),
      ),
      path(roundArch(0, 0, 50, 92), mix(ink, shade, 0.3)) + path(roundArch(0, -4, 36, 80), gap),
      path(box(-78, -120, 26, 36) + box(54, -120, 26, 36), gap),
      tower(-1, 1, body),
      tower(0.3, 1, shade),
      tower(-1, -0.62, lit),
      stroke(thatch, shade, 2, 'opacity=".5"'),
      path(box(-14, -398, 24, 30) + box(-14, -320, 24, 32) + box(-14, -242, 24, 34), gap),
      gallery,
      path('M-74 -446Q-80 -512 -30 -534Q20 -552 60 -524Q86 -500 80 -446Z', wood),
      path('M-74 -446Q-80 -512 -30 -534Q-54 -500 -50 -446Z', lit, 'opacity=".5"'),
      path('M-78 -452H84V-440H-78Z', accent),
      group([0, 90, 180, 270].map((turn) => turned(turn + angle, -6, -490, sail.again(d`translate(-6 -490)`)))),
      disc(-6, -490, 15, wood) + disc(-6, -490, 7, accent),
    ]),
    scale,
  )
}

type Gable = 'step' | 'bell' | 'neck' | 'spout' | 'cornice'

interface CanalHouse {
  width: number
  height: number
  gable: Gable
  paint: Paint
}

/** The crown of a canal house on its wall's top, from the left edge (0, 0); right half and then left by symmetry. */
function gableOutline(kind: Gable, w: number): string {
  const m = w / 2
  if (kind === 'step') {
    const s = w * 0.125
    return d`M0 1V-${s}H${s}V-${s * 2.2}H${s * 2}V-${s * 3.4}H${s * 3}V-${s * 4.8}H${s * 5}V-${s * 3.4}H${s * 6}V-${s * 2.2}H${s * 7}V-${s}H${w}V1Z`
  }
  if (kind === 'bell')
    return d`M0 1Q${w * 0.02} ${-w * 0.16} ${w * 0.16} ${-w * 0.22}Q${w * 0.27} ${-w * 0.3} ${w * 0.26} ${-w * 0.54}Q${m} ${-w * 0.78} ${w * 0.74} ${-w * 0.54}Q${w * 0.73} ${-w * 0.3} ${w * 0.84} ${-w * 0.22}Q${w * 0.98} ${-w * 0.16} ${w} 1Z`
  if (kind === 'neck')
    return d`M0 1V${-w * 0.06}Q${w * 0.2} ${-w * 0.06} ${w * 0.24} ${-w * 0.3}V${-w * 0.56}H${w * 0.2}L${m} ${-w * 0.78}L${w * 0.8} ${-w * 0.56}H${w * 0.76}V${-w * 0.3}Q${w * 0.8} ${-w * 0.06} ${w} ${-w * 0.06}V1Z`
  if (kind === 'spout') return d`M0 1L${w * 0.4} ${-w * 0.6}V${-w * 0.72}H${w * 0.6}V${-w * 0.6}L${w} 1Z`
  return d`M${-w * 0.04} 1V${-w * 0.1}H${w * 1.04}V1ZM${w * 0.08} ${-w * 0.09}L${w * 0.16} ${-w * 0.36}H${w * 0.84}L${w * 0.92} ${-w * 0.09}Z`
}

/** One narrow house on the quay: tall sashes that shrink upwards, hoist beam, stoop and gable. */
function canalHouse(pen: Pen, x: number, base: number, { width: w, height: h, gable, paint }: CanalHouse): string {
  const { palette } = pen
  const { lit, body, shade } = paint
  const trim = mix(palette.stone[0], '#ffffff', palette.light === 'night' ? 0 : 0.45)
  const dark = mix(shade, palette.ink, 0.6)
  const dim = palette.light === 'night' || palette.light === 'dusk'
  const columns = w > 130 ? 3 : 2
  const rows = Math.max(3, Math.round(h / 120))
  const floor = h / (rows + 0.35)
  const frames: string[] = []
  const panes: Record<'dark' | 'lit', string[]> = { dark: [], lit: [] }
  const mullions: string[] = []
  for (let row = 0; row < rows; row += 1) {
    const [wy, wh] = [base - h + floor * (row + 0.22), floor * (0.5 + row * 0.04)]
    for (let column = 0; column < columns; column += 1) {
      const ww = (w / columns) * 0.52
      const wx = x + (column + 0.5) * (w / columns) - ww / 2
      if (row === rows - 1 && column === columns - 1) continue
      frames.push(box(wx - 4, wy - 4, ww + 8, wh + 8))
      panes[dim && pen.random() < 0.62 ? 'lit' : 'dark'].push(box(wx, wy, ww, wh))
      mullions.push(d`M${wx + ww / 2} ${wy}v${wh}M${wx} ${wy + wh * 0.42}h${ww}`)
    }
  }
  const doorX = x + (columns - 0.5) * (w / columns)
  const dw = (w / columns) * 0.5
  const loft = base - h - w * 0.16
  return (
    at(
      x,
      base - h,
      path(gableOutline(gable, w), body) + stroke(gableOutline(gable, w), trim, gable === 'spout' ? 4 : 6),
      1,
    ) +
    rect(x, base - h, w, h, body) +
    rect(x + w * 0.93, base - h, w * 0.07, h, shade) +
    rect(x, base - h, w * 0.05, h, lit, 'opacity=".6"') +
    path(frames.join(''), trim) +
    path(panes.dark.join(''), dark) +
    (panes.lit.length > 0 ? path(panes.lit.join(''), palette.window) : '') +
    stroke(mullions.join(''), trim, 2.6) +
    (gable === 'cornice'
      ? ''
      : path(box(x + w / 2 - w * 0.09, loft - w * 0.16, w * 0.18, w * 0.24), dark) +
        path(box(x + w / 2 - 2, loft - w * 0.26, 4, w * 0.1), dark)) +
    path(box(doorX - dw / 2 - 5, base - floor * 0.92, dw + 10, floor * 0.92), trim) +
    path(box(doorX - dw / 2, base - floor * 0.64, dw, floor * 0.64), inkDoor(pen, paint)) +
    path(box(doorX - dw / 2, base - floor * 0.86, dw, floor * 0.16), dim ? palette.window : dark) +
    path(box(doorX - dw, base - 14, dw * 2, 16), trim)
  )
}

const inkDoor = (pen: Pen, paint: Paint): string => mix(paint.shade, pen.palette.leaf[1], 0.7)

const gables: readonly Gable[] = ['step', 'neck', 'bell', 'spout', 'cornice', 'neck', 'step', 'bell']

/** A terrace of canal houses from `from` to `to` on a quay, each in the next of the paints. */
export function canalHouses(
  pen: Pen,
  from: number,
  to: number,
  base: number,
  height: number,
  paints: readonly Paint[],
  widths: readonly [number, number] = [104, 158],
): string {
  let drawn = ''
  let x = from
  for (let index = 0; x < to - widths[0] * 0.5; index += 1) {
    const width = Math.min(widths[0] + pen.random() * (widths[1] - widths[0]), to - x)
    const paint = paints[index % paints.length]
    const gable = gables[(index + Math.abs(Math.floor(from))) % gables.length]
    if (!paint || !gable) break
    drawn += canalHouse(pen, x, base, { width, height: height * (0.86 + pen.random() * 0.22), gable, paint })
    x += width
  }
  return drawn
}

/** A bicycle left against a railing: wheels 44 wide, 92 long on the origin. */
export function parkedBicycle(x: number, base: number, scale: number, fill: string): string {
  const wheel = (cx: number): string => circle(cx, -22, 21)
  return at(
    x,
    base,
    stroke(`${wheel(-34)}${wheel(34)}`, fill, 3.6) +
      stroke(
        'M-34 -22L-16 -54H18L-2 -22ZM-2 -22L-20 -62M-28 -64h18M34 -22L18 -54L14 -70h14M-34 -44q-20 0 -22 20',
        fill,
        3.8,
        'stroke-linejoin="round" stroke-linecap="round"',
      ),
    scale,
  )
}

/** The church tower of the canal ring: brick below, tiers of stone and lead above, an imperial crown on top; 120 wide, 640 high on the origin. */
export function westerTower(x: number, base: number, scale: number, { lit, body, shade, gap }: Paint): string {
  const tier = (w: number, low: number, high: number, fill: string): string =>
    rect(-w / 2, -high, w, high - low, fill) +
    rect(w * 0.14, -high, w * 0.36, high - low, shade) +
    rect(-w / 2 - 6, -high - 4, w + 12, 9, lit)
  return at(
    x,
    base,
    group([
      tier(120, 0, 300, body),
      path(roundArch(0, -214, 40, 70) + roundArch(0, -90, 34, 80), gap),
      tier(96, 300, 388, body),
      path(roundArch(-22, -316, 22, 58) + roundArch(22, -316, 22, 58), gap),
      tier(72, 388, 462, lit),
      disc(0, -424, 22, body) + disc(0, -424, 16, gap),
      tier(50, 462, 520, body),
      path(roundArch(0, -470, 20, 40), gap),
      path('M-28 -522C-44 -566 -22 -590 0 -590C22 -590 44 -566 28 -522Z', shade),
      path(`${box(-2, -640, 4, 54)}${circle(0, -594, 8)}M-2 -636l14 6l-14 8z`, lit),
    ]),
    scale,
  )
}
