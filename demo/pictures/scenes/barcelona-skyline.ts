import { grove, ridge, skyline } from '../kit/land.ts'
import { couple, figure } from '../kit/people.ts'
import { at, box, circle, d, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, water } from '../kit/water.ts'
import { bulletTower } from '../landmarks/barcelona.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { farSagradaFamilia } from '../landmarks/sagrada-familia.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The city seen from its hill: the basilica above the roofs, the towers by the sea, a cable car crossing the light. */
export const barcelonaSkyline: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const horizon = 600
    return [
      heavens(pen, horizon, 1010, 500, 128, 'rays'),
      water(pen, horizon - 6, 760, 1010) + glints(pen, horizon, 740, 1010, 1.6),
      sails(pen),
      path(d`M1170 720Q1240 560 1330 540Q1420 520 1470 560Q1560 590 1640 590V760H1170Z`, tone(palette, 0.26)) +
        castle(pen, 1395, 534),
      skyline(pen, 740, 0.26, { heights: [40, 100], widths: [34, 64], roofs: 'flat' }) +
        rect(0, 740, 1600, 120, tone(palette, 0.26)),
      twinTowers(pen, 690, 740),
      mist(pen, 750, 140, 0.5),
      bulletTower(pen, 190, 800, 0.84, farPaint(pen, 0.4)),
      skyline(pen, 830, 0.42, { heights: [70, 130], widths: [50, 90], roofs: 'flat' }) +
        rect(0, 830, 1600, 120, tone(palette, 0.42)),
      mist(pen, 860, 130, 0.5),
      farSagradaFamilia(470, 900, 560, { ...stonePaint(pen), shade: mix(palette.stone[1], palette.stone[2], 0.6) }),
      skyline(pen, 930, 0.6, { heights: [60, 120], widths: [70, 120], roofs: 'flat' }) +
        rect(0, 930, 1600, 120, tone(palette, 0.6)),
      mist(pen, 960, 130, 0.4),
      cableCar(pen),
      ridge(pen, 1010, 50, mix(palette.leaf[0], palette.leaf[1], 0.4), 4),
      grove(pen, 1040, 90, palette.leaf[1], -40, 640) + grove(pen, 1060, 100, palette.leaf[1], 1240, 1660),
      path('M-20 1210V1110Q300 1080 620 1110T1240 1120Q1460 1120 1620 1090V1210Z', palette.ink),
      agave(pen, 150, 1120, 1.3) + agave(pen, 1500, 1110, 1.15),
      couple(800, 1124, 170, palette.ink) +
        figure(960, 1128, 166, palette.ink, 'dress') +
        figure(620, 1122, 160, palette.ink, 'point'),
      birds(pen, 1240, 260, 8, 18),
    ]
  },
}

function sails(pen: Pen): string {
  const { stone } = pen.palette
  return [
    [860, 640, 0.5],
    [960, 662, 0.8],
    [1120, 632, 0.4],
  ]
    .map(([x = 0, y = 0, s = 1]) =>
      at(x, y, path('M-34 0H34L24 12H-26ZM-2 -4V-84L38 -4ZM-8 -4V-70L-34 -4Z', mix(stone[0], '#ffffff', 0.4)), s),
    )
    .join('')
}

/** The fortress on the hill above the harbour. */
function castle(pen: Pen, x: number, base: number): string {
  const fill = tone(pen.palette, 0.34)
  return path(
    d`M${x - 80} ${base + 30}L${x - 66} ${base - 22}H${x + 70}L${x + 90} ${base + 34}Z` +
      box(x + 8, base - 64, 26, 50) +
      box(x + 2, base - 70, 38, 8) +
      range(7, (index) => box(x - 64 + index * 20, base - 30, 10, 10)),
    fill,
  )
}

/** The two towers by the beach. */
function twinTowers(pen: Pen, x: number, base: number): string {
  const fill = tone(pen.palette, 0.32)
  const side = tone(pen.palette, 0.4)
  return (
    path(box(x - 40, base - 250, 44, 250) + box(x + 30, base - 262, 46, 262), fill) +
    path(box(x - 10, base - 250, 14, 250) + box(x + 60, base - 262, 16, 262), side) +
    stroke(
      range(8, (index) => d`M${x + 30} ${base - 250 + index * 30}l46 28m-46 0l46 -28`),
      side,
      2,
    )
  )
}

/** Two cabins of the harbour cable car on their rope. */
function cableCar(pen: Pen): string {
  const { ink, accent, window, light, stone } = pen.palette
  const glass = light === 'day' || light === 'dawn' ? mix(stone[0], '#ffffff', 0.5) : window
  const cabin = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      stroke('M0 0V34', ink, 5) +
        path(circle(0, 0, 7), ink) +
        path('M-40 40Q-40 30 -30 30H30Q40 30 40 40V84Q36 100 0 100Q-36 100 -40 84Z', accent) +
        path(box(-32, 44, 18, 26) + box(-9, 44, 18, 26) + box(14, 44, 18, 26), glass),
      s,
    )
  return (
    stroke('M1640 330Q1250 520 760 610T-20 700', ink, 2.6, 'opacity=".8"') +
    cabin(1210, 505, 1.15) +
    cabin(940, 582, 0.6)
  )
}

/** A century plant in silhouette. */
function agave(pen: Pen, x: number, base: number, scale: number): string {
  const leaves = [-80, -58, -38, -20, -4, 14, 32, 52, 76].map((lean) => {
    const [tx, ty] = [lean * 1.5, -120 + Math.abs(lean) * 0.86]
    return d`M${-14} 10Q${lean * 0.5 - 16} ${ty * 0.6} ${tx} ${ty}Q${lean * 0.6 + 16} ${ty * 0.5} 14 10Z`
  })
  return at(
    x,
    base,
    path(leaves.join(''), mix(pen.palette.ink, pen.palette.leaf[1], 0.35)) + rect(-20, 0, 40, 14, pen.palette.ink),
    scale,
  )
}
