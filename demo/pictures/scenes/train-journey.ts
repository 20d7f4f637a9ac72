import { cypress, grove, ridge } from '../kit/land.ts'
import { box, circle, d, type Point, path, poly, range, roundArch, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { floodlit } from '../landmarks/local-colour.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The express leans into the curve of a tall viaduct above the lake, mountains behind. */
export const trainJourney: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const shore = 960
    return [
      heavens(pen, 800, 470, 390, 120, 'rays'),
      peaks(pen),
      mist(pen, 760, 260, 0.7),
      ridge(pen, 720, 120, tone(palette, 0.26), 4),
      mist(pen, 880, 220, 0.6),
      ridge(pen, 830, 90, tone(palette, 0.42), 5),
      mist(pen, 960, 120, 0.4),
      water(pen, shore, 1200, 470),
      reflected(pen, village(pen, 500, 950) + viaduct(pen) + train(pen), shore, 1200, 0.36, 0.7),
      glints(pen, shore + 8, 1190, 470, 1.3) + ripples(pen, shore + 8, 1190, 30),
      path('M900 1210Q1040 1080 1260 1050T1640 1000V1210Z', mix(palette.leaf[1], palette.ink, 0.2)),
      grove(pen, 1080, 110, palette.leaf[1], 1240, 1660),
      ...[1130, 1190, 1470, 1530].map((x, index) => cypress(pen, x, 1120 + (index % 2) * 20, 240 + (index % 3) * 50)),
      path('M-20 1210V1120Q180 1090 360 1140Q520 1180 600 1210Z', palette.ink),
      birds(pen, 900, 260, 8, 17),
    ]
  },
}

/** The deck: a gentle S in perspective, far away on the left and near on the right. `t` runs from 0 (far) to 1 (near). */
function deck(t: number): { x: number; y: number; size: number } {
  const near = t ** 1.7
  return {
    x: 250 + 1500 * near + 90 * Math.sin(t * Math.PI),
    y: 650 - 50 * near - 60 * Math.sin(t * Math.PI),
    size: 0.32 + 1.55 * near,
  }
}

/** The place `up` units above the deck. */
function above(t: number, up: number): Point {
  const { x, y, size } = deck(t)
  return [x, y - up * size]
}

/** A band between two heights over the deck. */
function band(from: number, to: number, low: number, high: number, steps = 26): string {
  const shares = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps)
  const lower = shares.map((t) => above(t, low))
  const upper = shares.map((t) => above(t, high)).reverse()
  return `M${[...lower, ...upper].map(([x, y]) => d`${x} ${y}`).join('L')}Z`
}

/** Tall stone arches that march out of the distance. */
function viaduct(pen: Pen): string {
  const { palette } = pen
  const [lit, body, shade] = palette.stone
  const foot = 960
  const count = 10
  const piers = range(count, (index) => {
    const t = (index + 0.5) / count
    const { x, y, size } = deck(t)
    const [w, tall] = [34 * size, foot - y]
    return d`M${x - w * 0.5} ${y}L${x - w * 0.78} ${y + tall}H${x + w * 0.78}L${x + w * 0.5} ${y}Z`
  })
  const shaded = range(count, (index) => {
    const t = (index + 0.5) / count
    const { x, y, size } = deck(t)
    const w = 34 * size
    return d`M${x + w * 0.16} ${y}L${x + w * 0.24} ${foot}H${x + w * 0.78}L${x + w * 0.5} ${y}Z`
  })
  const arches = range(count - 1, (index) => {
    const [a, b] = [deck((index + 0.5) / count), deck((index + 1.5) / count)]
    const [x0, x1] = [a.x + 17 * a.size, b.x - 17 * b.size]
    const spring = Math.max(a.y, b.y) + 100 * ((a.size + b.size) / 2)
    return d`M${x0} ${a.y - 4}L${x1} ${b.y - 4}V${spring}C${x1} ${b.y + 10} ${x0} ${a.y + 10} ${x0} ${spring}Z`
  })
  return (
    path(piers, body) +
    path(shaded, shade) +
    path(arches, body) +
    path(band(0, 1, -26, 6), body) +
    path(band(0, 1, -6, 10), lit) +
    path(band(0, 1, -32, -24), shade)
  )
}

/** The train: nose near, carriages behind, a stripe and a row of windows along them. */
function train(pen: Pen): string {
  const { palette } = pen
  const { ink, light } = palette
  const dim = light === 'night' || light === 'dusk'
  const white =
    light === 'night'
      ? mix('#e6ecf2', ink, 0.42)
      : light === 'dusk'
        ? mix('#f6e4e0', ink, 0.3)
        : mix(palette.stone[0], '#ffffff', 0.6)
  const red = floodlit(palette, '#d4402f')
  const glass = dim ? palette.window : mix(ink, palette.sky[0], 0.3)
  const [tail, nose] = [0.16, 0.74]
  const windows = range(46, (index) => {
    const t = tail + 0.01 + ((nose - tail - 0.05) * index) / 46
    return index % 9 === 8 ? '' : band(t, t + 0.0088, 46, 70, 1)
  })
  const joints = range(5, (index) => {
    const t = tail + ((nose - tail) * (index + 0.85)) / 5.4
    return band(t, t + 0.003, 12, 86, 1)
  })
  const [head, top, roof] = [above(nose, 12), above(nose, 84), above(nose, 92)]
  const s = deck(nose).size
  const tip: Point = [head[0] + 190 * s, head[1] - 12 * s]
  return (
    path(band(tail, nose, 4, 14), ink) +
    path(band(tail, nose, 12, 86), white) +
    path(
      d`M${head[0]} ${head[1]}L${tip[0] - 10 * s} ${tip[1] + 14 * s}Q${tip[0] + 14 * s} ${tip[1]} ${tip[0] - 16 * s} ${tip[1] - 20 * s}Q${top[0] + 100 * s} ${top[1] + 2 * s} ${roof[0]} ${roof[1]}Z`,
      white,
    ) +
    path(
      d`M${head[0]} ${head[1] - 12 * s}L${tip[0]} ${tip[1] - 2 * s}Q${tip[0] + 4 * s} ${tip[1] + 8 * s} ${tip[0] - 10 * s} ${tip[1] + 14 * s}L${head[0]} ${head[1]}Z`,
      red,
    ) +
    path(
      d`M${top[0] + 26 * s} ${top[1] + 10 * s}Q${top[0] + 74 * s} ${top[1] + 14 * s} ${tip[0] - 72 * s} ${tip[1] - 38 * s}L${top[0] + 60 * s} ${tip[1] - 36 * s}L${top[0] + 22 * s} ${top[1] + 38 * s}Z`,
      glass,
    ) +
    path(band(tail, nose, 84, 92), mix(white, ink, 0.3)) +
    path(band(tail, nose + 0.002, 14, 28), red) +
    path(windows, glass) +
    path(joints, mix(white, ink, 0.45)) +
    (dim
      ? poly(
          [
            [tip[0] - 10, tip[1]],
            [1660, tip[1] - 90],
            [1660, tip[1] + 110],
          ],
          palette.window,
          'opacity=".3"',
        ) + path(circle(tip[0] - 18 * s, tip[1] - 2 * s, 9 * s), mix(palette.window, '#ffffff', 0.5))
      : '') +
    stroke(
      range(9, (index) => {
        const [x, y] = above(0.06 + index * 0.1, 0)
        const { size } = deck(0.06 + index * 0.1)
        return d`M${x} ${y}V${y - 118 * size}h${26 * size}`
      }),
      ink,
      2.4,
    )
  )
}

/** Snow peaks in three planes of light. */
function peaks(pen: Pen): string {
  const { palette } = pen
  const rock = tone(palette, 0.2)
  const snow = mix(palette.stone[0], palette.sky[2], 0.3)
  const mount = (x: number, base: number, w: number, h: number): string =>
    poly(
      [
        [x - w, base],
        [x, base - h],
        [x + w * 1.1, base],
      ],
      rock,
    ) +
    poly(
      [
        [x, base - h],
        [x + w * 1.1, base],
        [x + w * 0.2, base],
      ],
      tone(palette, 0.3),
    ) +
    path(
      d`M${x} ${base - h}L${x - w * 0.36} ${base - h * 0.72}l${w * 0.13} ${-h * 0.02}l${w * 0.08} ${h * 0.1}l${w * 0.12} ${-h * 0.09}l${w * 0.1} ${h * 0.12}l${w * 0.1} ${-h * 0.1}l${w * 0.14} ${h * 0.06}l${w * 0.16} ${-h * 0.03}Z`,
      snow,
    )
  return mount(1120, 800, 360, 500) + mount(1450, 800, 330, 420) + mount(860, 800, 260, 330) + mount(80, 800, 280, 360)
}

/** A village with its church on the far bank. */
function village(pen: Pen, x: number, base: number): string {
  const { palette } = pen
  const wall = mix(palette.stone[1], palette.haze, 0.35)
  const roof = mix(palette.roof, palette.haze, 0.3)
  const houses = range(7, (index) => box(x - 130 + index * 44, base - 40 - (index % 3) * 8, 36, 60))
  const roofs = range(7, (index) => d`M${x - 136 + index * 44} ${base - 38 - (index % 3) * 8}l24 -26l24 26z`)
  return (
    grove(pen, base + 14, 66, mix(palette.leaf[0], palette.haze, 0.25), x - 330, x + 420) +
    path(`${houses}${box(x + 4, base - 130, 28, 140)}`, wall) +
    path(`${roofs}M${x} ${base - 128}l18 -62l18 62z`, roof) +
    path(
      range(7, (index) => box(x - 120 + index * 44, base - 28, 8, 12)) + roundArch(x + 18, base - 92, 10, 22),
      palette.light === 'day' || palette.light === 'dawn' ? tone(palette, 0.6) : palette.window,
    )
  )
}
