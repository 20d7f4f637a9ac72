import { at, box, circle, d, disc, group, type Point, path, poly, range, rect, starAt, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import { colourPaint } from './local-colour.ts'
import type { Paint } from './paint.ts'

/** Path data of a tower like a spindle of sand: straight below, drawn in above. */
function spindle(x: number, base: number, width: number, top: number, from = -1, to = 1): string {
  const [r, h] = [width / 2, base - top]
  const edge = (share: number): readonly [number, number, number] => [
    x + r * share,
    x + r * share * 0.92,
    x + r * share * 0.2,
  ]
  const [l0, l1, l2] = edge(from)
  const [r0, r1, r2] = edge(to)
  return d`M${l0} ${base}V${base - h * 0.3}C${l1} ${base - h * 0.62} ${l2 - r * 0.16} ${base - h * 0.86} ${l2} ${top}H${r2}C${r2 + r * 0.16} ${base - h * 0.86} ${r1} ${base - h * 0.62} ${r0} ${base - h * 0.3}V${base}Z`
}

/** One curve up a spindle at a share of its half width. */
function rib(x: number, base: number, width: number, top: number, share: number): string {
  const [r, h] = [width / 2, base - top]
  return d`M${x + r * share} ${base - h * 0.16}V${base - h * 0.3}C${x + r * share * 0.92} ${base - h * 0.62} ${x + r * share * 0.3} ${base - h * 0.84} ${x + r * share * 0.22} ${top + h * 0.05}`
}

/** The mosaic finial of a bell tower: stem, disc and white balls. */
function finial(pen: Pen, x: number, top: number, scale: number): string {
  const { accent, stone } = pen.palette
  const white = mix(stone[0], '#ffffff', 0.55)
  return at(
    x,
    top,
    group([
      path('M-8 4L-4 -40H4L8 4Z', stone[1]),
      path('M-11 -38L0 -84L11 -38L0 -26Z', accent),
      path(
        circle(-13, -44, 5) + circle(13, -44, 5) + circle(-9, -68, 5) + circle(9, -68, 5) + circle(0, -90, 7),
        white,
      ),
    ]),
    scale,
  )
}

/** A bell tower with its ribs and rows of slits, 1 wide per unit of `width`. */
function bellTower(pen: Pen, x: number, base: number, width: number, top: number, paint: Paint): string {
  const dark = mix(paint.shade, pen.palette.ink, 0.45)
  const slits = [-0.62, -0.2, 0.22, 0.64].map((share) => rib(x, base, width, top, share)).join('')
  const ribs = [-0.82, -0.4, 0.02, 0.44, 0.84].map((share) => rib(x, base, width, top, share)).join('')
  const high = base - (base - top) * 0.56
  const script = [high, high - 44]
    .map(
      (y) =>
        d`M${x - width * 0.36} ${y}q${width * 0.36} 12 ${width * 0.72} 0v10q${-width * 0.36} 12 ${-width * 0.72} 0z`,
    )
    .join('')
  return (
    path(spindle(x, base, width, top), paint.body) +
    path(spindle(x, base, width, top, 0.3, 1), paint.shade) +
    path(spindle(x, base, width, top, -1, -0.66), paint.lit) +
    stroke(slits, paint.gap === pen.palette.window ? paint.gap : dark, width * 0.13, 'stroke-dasharray="11 10"') +
    stroke(ribs, paint.lit, width * 0.04, 'opacity=".7"') +
    path(script, paint.lit, 'opacity=".55"') +
    finial(pen, x, top, width / 64)
  )
}

/** A central tower: eight flat faces with tall triangular windows. */
function crownTower(pen: Pen, x: number, base: number, width: number, top: number, paint: Paint): string {
  const h = base - top
  const dark = mix(paint.shade, pen.palette.ink, 0.4)
  const body: Point[] = [
    [x - width * 0.5, base],
    [x - width * 0.43, base - h * 0.5],
    [x - width * 0.12, top],
    [x + width * 0.12, top],
    [x + width * 0.43, base - h * 0.5],
    [x + width * 0.5, base],
  ]
  const windows = range(9, (index) => {
    const [y, w] = [base - h * (0.16 + index * 0.085), width * (0.16 - index * 0.013)]
    return [-1, 1]
      .map((side) => d`M${x + side * w * 1.25 - w * 0.4} ${y}l${w * 0.4} ${-h * 0.066}l${w * 0.4} ${h * 0.066}z`)
      .join('')
  })
  return (
    poly(body, paint.body) +
    poly(
      [
        [x + width * 0.04, base],
        [x + width * 0.02, top],
        [x + width * 0.12, top],
        [x + width * 0.43, base - h * 0.5],
        [x + width * 0.5, base],
      ],
      paint.shade,
    ) +
    path(windows, paint.gap === pen.palette.window ? paint.gap : dark) +
    stroke(
      d`M${x - width * 0.26} ${base}L${x - width * 0.22} ${base - h * 0.5}L${x - width * 0.06} ${top}`,
      paint.lit,
      4,
      'opacity=".7"',
    )
  )
}

/** The four-armed cross on the tallest tower. */
function cross(pen: Pen, x: number, y: number): string {
  const white = mix(pen.palette.stone[0], '#ffffff', 0.6)
  const glow =
    pen.palette.light === 'night' || pen.palette.light === 'dusk'
      ? disc(x, y - 40, 78, pen.palette.window, 'opacity=".28"')
      : ''
  return (
    glow +
    path(d`M${x - 14} ${y}l6 -26h16l6 26z`, white) +
    path(
      d`M${x - 8} ${y - 24}V${y - 40}H${x - 30}V${y - 56}H${x - 8}V${y - 80}H${x + 8}V${y - 56}H${x + 30}V${y - 40}H${x + 8}V${y - 24}Z`,
      white,
    ) +
    path(
      d`M${x + 1} ${y - 24}V${y - 80}H${x + 8}V${y - 56}H${x + 30}V${y - 40}H${x + 8}V${y - 24}Z`,
      pen.palette.stone[1],
      'opacity=".6"',
    )
  )
}

/** A gable over a portal whose edges seem to drip, its pointed doorway open; it stands on y = 0. */
function porch(pen: Pen, x: number, width: number, height: number, paint: Paint): string {
  const r = width / 2
  const steps = 7
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: steps * 2 }, (_, index): Point => {
      const t = Math.floor(index / 2) / steps
      const y = -height * 0.42 - t * height * 0.58
      const half = r * (1 - t) + (index % 2 === 0 ? 7 : -3)
      return [x + sign * half, y - (index % 2 === 0 ? 0 : 10)]
    })
  const dark = mix(paint.shade, pen.palette.ink, 0.55)
  const arch = (share: number, fill: string): string =>
    path(
      d`M${x - r * share} 0C${x - r * share} ${-height * 0.4 * share} ${x - r * share * 0.5} ${-height * 0.7 * share} ${x} ${-height * 0.82 * share}C${x + r * share * 0.5} ${-height * 0.7 * share} ${x + r * share} ${-height * 0.4 * share} ${x + r * share} 0Z`,
      fill,
    )
  const figures = range(16, () => {
    const [fx, fy] = [x + (pen.random() - 0.5) * r * 0.9, -height * (0.42 + pen.random() * 0.36)]
    return circle(fx, fy, 2.4 + pen.random() * 2.6) + box(fx - 2.6, fy, 5.2, 11)
  })
  return (
    poly([[x - r, 0], ...side(-1), [x, -height], ...side(1).reverse(), [x + r, 0]], paint.body) +
    path(d`M${x} ${-height}L${x + r} ${-height * 0.42}V0H${x + r * 0.5}Z`, paint.shade, 'opacity=".6"') +
    arch(0.86, paint.lit) +
    arch(0.74, mix(paint.shade, paint.body, 0.4)) +
    path(figures, paint.lit) +
    arch(0.46, dark) +
    arch(0.3, paint.gap === pen.palette.window ? paint.gap : dark) +
    rect(x - 2, -height * 0.3, 4, height * 0.3, paint.body)
  )
}

/** The tree of life over the middle porch: a green cypress full of white doves. */
function treeOfLife(pen: Pen, x: number, base: number): string {
  const green = colourPaint(pen, '#3f8f5a')
  const doves = range(9, (index) => circle(x - 12 + ((index * 17) % 25), base - 20 - index * 11, 3.6))
  return (
    path(
      d`M${x - 26} ${base}Q${x - 30} ${base - 60} ${x} ${base - 138}Q${x + 30} ${base - 60} ${x + 26} ${base}Z`,
      green.body,
    ) +
    path(d`M${x} ${base - 138}Q${x + 30} ${base - 60} ${x + 26} ${base}H${x + 4}Z`, green.shade) +
    path(doves, mix(pen.palette.stone[0], '#ffffff', 0.6)) +
    path(box(x - 2.5, base - 166, 5, 32) + box(x - 11, base - 156, 22, 5), pen.palette.accent)
  )
}

/** The great basilica of Barcelona with all its towers, 640 wide and 930 high on the origin. */
export function sagradaFamilia(pen: Pen, x: number, base: number, scale: number, paint: Paint): string {
  const far: Paint = {
    ...paint,
    lit: mix(paint.lit, pen.palette.haze, 0.3),
    body: mix(paint.body, pen.palette.haze, 0.28),
    shade: mix(paint.shade, pen.palette.haze, 0.24),
  }
  const white = mix(pen.palette.stone[0], '#ffffff', 0.6)
  const gables = range(6, (index) => d`M${-330 + index * 110} -196l34 -74l34 74z`)
  const nave =
    rect(-330, -200, 660, 200, far.body) +
    path(gables, far.lit) +
    rect(120, -200, 210, 200, far.shade) +
    path(
      range(6, (index) => d`M${-308 + index * 110} -60v-74q12 -36 24 0v74z`),
      far.gap,
    )
  return at(
    x,
    base,
    group([
      nave,
      crownTower(pen, 0, -150, 176, -800, far),
      cross(pen, 0, -800),
      crownTower(pen, -196, -150, 104, -640, far) + path(starAt(-196, -664, 3.4), white),
      crownTower(pen, 196, -150, 96, -560, far) + path(starAt(196, -578, 2), white),
      bellTower(pen, -212, 0, 84, -506, paint),
      bellTower(pen, 212, 0, 84, -506, paint),
      bellTower(pen, -98, 0, 92, -600, paint),
      bellTower(pen, 98, 0, 92, -600, paint),
      porch(pen, -168, 170, 280, paint),
      porch(pen, 168, 170, 280, paint),
      porch(pen, 0, 200, 380, paint),
      treeOfLife(pen, 0, -362),
    ]),
    scale,
  )
}

/** The same church far away: its towers as one silhouette, `height` high on (x, base). */
export function farSagradaFamilia(x: number, base: number, height: number, { lit, body, shade }: Paint): string {
  const towers: readonly Point[] = [
    [-0.21, 0.72],
    [0.21, 0.66],
    [0, 1],
    [-0.25, 0.56],
    [0.25, 0.56],
    [-0.11, 0.68],
    [0.11, 0.68],
  ]
  return towers
    .map(([dx, h], index) => {
      const [tx, top, width] = [x + dx * height, base - h * height, height * (index === 2 ? 0.17 : 0.1)]
      return (
        path(spindle(tx, base, width, top), index < 3 ? body : mix(body, shade, 0.5)) +
        path(spindle(tx, base, width, top, 0.3, 1), shade) +
        stroke(
          [-0.6, -0.1, 0.5].map((share) => rib(tx, base, width, top, share)).join(''),
          mix(shade, body, 0.3),
          width * 0.07,
          d`stroke-dasharray="${height * 0.014} ${height * 0.012}"`,
        ) +
        path(
          box(tx - height * 0.006, top - height * 0.05, height * 0.012, height * 0.06) +
            box(tx - height * 0.018, top - height * 0.04, height * 0.036, height * 0.012),
          lit,
        )
      )
    })
    .join('')
}
