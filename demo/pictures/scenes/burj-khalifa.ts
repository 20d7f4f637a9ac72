import { crowd } from '../kit/people.ts'
import { box, d, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist, radialGlow } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { burjTower } from '../landmarks/dubai.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { farPaint } from '../landmarks/paint.ts'
import { palm } from '../landmarks/palms.ts'
import { evening, farHighRises, highRises } from '../landmarks/skyscrapers.ts'
import { mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The tower climbs out of the picture's light; at its foot the lake's fountains dance. */
export const burjKhalifa: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const shore = 950
    const swell = (t: number): number => 0.35 + 0.65 * Math.abs(Math.cos(t * Math.PI * 2.2))
    return [
      heavens(pen, shore, 800, 470, 180, 'rays'),
      farHighRises(pen, -20, 1620, shore, 0.16, {
        heights: [60, 300],
        widths: [36, 70],
        kinds: ['flat', 'slope', 'round', 'spire'],
      }),
      mist(pen, shore + 6, 360, 0.75),
      highRises(pen, -30, 560, shore, [farPaint(pen, 0.38), farPaint(pen, 0.46)], {
        heights: [90, 380],
        widths: [54, 84],
        kinds: ['slope', 'round', 'flat', 'spire'],
        swell,
      }),
      highRises(pen, 1050, 1640, shore, [farPaint(pen, 0.4), farPaint(pen, 0.48)], {
        heights: [90, 360],
        widths: [54, 84],
        kinds: ['flat', 'spire', 'slope', 'round'],
        swell,
      }),
      mist(pen, shore + 6, 170, 0.6),
      water(pen, shore, 1200, 800),
      reflected(
        pen,
        burjTower(pen, 800, shore, 0.88, colourPaint(pen, '#cdd3cf')) +
          arcades(pen, 380, 700, shore) +
          arcades(pen, 900, 1220, shore),
        shore + 4,
        1200,
        0.46,
      ),
      glints(pen, shore + 8, 1190, 800, 1.5) + ripples(pen, shore + 8, 1190, 30),
      fountains(pen, 1046),
      rect(0, 1150, 1600, 50, palette.ink),
      path(range(40, (index) => box(index * 41 + 10, 1112, 5, 40)) + box(0, 1108, 1600, 8), palette.ink),
      crowd(pen, 330, 1270, 1154, 118, 10, palette.ink),
      palm(pen, 110, 1180, 560, 60) + palm(pen, 250, 1190, 380, -30),
      palm(pen, 1500, 1180, 590, -70) + palm(pen, 1380, 1190, 360, 26),
    ]
  },
}

/** Low arcaded houses on the far side of the lake. */
function arcades(pen: Pen, from: number, to: number, base: number): string {
  const { stone, ink, window } = pen.palette
  const count = Math.floor((to - from) / 24)
  return (
    rect(from, base - 54, to - from, 54, stone[1]) +
    rect(from - 6, base - 60, to - from + 12, 8, stone[0]) +
    path(
      range(count, (index) => d`M${from + index * 24 + 6} ${base}v-26q6 -14 12 0v26z`),
      evening(pen) ? window : mix(stone[2], ink, 0.4),
    )
  )
}

/** Jets of the lake: a crown of arcs between two rows of plumes. */
function fountains(pen: Pen, y: number): string {
  const { palette } = pen
  const white = mix(palette.sun, '#ffffff', 0.5)
  const jet = (x: number, height: number, half: number): string =>
    d`M${x - half * 0.3} ${y}Q${x - half * 0.2} ${y - height * 0.6} ${x - half} ${y - height * 0.9}Q${x - half * 0.3} ${y - height * 0.9} ${x} ${y - height}Q${x + half * 0.3} ${y - height * 0.9} ${x + half} ${y - height * 0.9}Q${x + half * 0.2} ${y - height * 0.6} ${x + half * 0.3} ${y}Z`
  const paint = linear(pen, y - 260, y, [
    [0, white, 0.95],
    [0.5, white, 0.75],
    [1, white, 0.25],
  ])
  const row = range(25, (index) => {
    const t = (index - 12) / 12
    return jet(800 + t * 460, 70 + 150 * Math.abs(Math.cos(t * Math.PI * 1.5)) * (1 - Math.abs(t) * 0.4), 11)
  })
  const arcs = range(8, (index) => {
    const x = 450 + index * 100
    return d`M${x} ${y}Q${x + 50} ${y - 220} ${x + 100} ${y}`
  })
  return (
    (evening(pen) ? radialGlow(pen, 800, y, 420) : '') +
    stroke(arcs, white, 4, 'opacity=".55" stroke-dasharray="10 5"') +
    path(row, paint) +
    path(d`M300 ${y}Q800 ${y - 14} 1300 ${y}Q800 ${y + 16} 300 ${y}Z`, white, 'opacity=".6"')
  )
}
