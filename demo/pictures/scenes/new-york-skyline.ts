import { grove } from '../kit/land.ts'
import { couple } from '../kit/people.ts'
import { box, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { empireTower, freedomTower, sunburstTower } from '../landmarks/new-york.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { evening, farHighRises, highRises } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** Midtown across the river: the mast of the Empire State before the sun, the steel sunburst to its right. */
export const newYorkSkyline: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 900
    const brick = farPaint(pen, 0.5)
    const slate = farPaint(pen, 0.62)
    const paints = [brick, slate, farPaint(pen, 0.44), farPaint(pen, 0.56)]
    const city =
      highRises(pen, -30, 560, shore, paints, {
        heights: [110, 400],
        widths: [62, 104],
        kinds: ['flat', 'step', 'flat', 'pyramid', 'spire'],
      }) +
      highRises(pen, 840, 1000, shore, paints, { heights: [200, 300], widths: [70, 90], kinds: ['flat', 'step'] }) +
      highRises(pen, 1180, 1640, shore, paints, {
        heights: [130, 380],
        widths: [62, 110],
        kinds: ['flat', 'step', 'slope', 'flat'],
      })
    return [
      heavens(pen, shore, 660, 470, 170, 'rays'),
      farHighRises(pen, -20, 1620, shore, 0.14, { heights: [150, 520], widths: [40, 84] }),
      freedomTower(pen, 240, shore, 0.7, farPaint(pen, 0.2)),
      mist(pen, shore + 6, 420, 0.75),
      farHighRises(pen, -20, 1620, shore, 0.3, {
        heights: [90, 360],
        widths: [44, 90],
        kinds: ['flat', 'step', 'flat', 'pyramid'],
      }),
      mist(pen, shore + 6, 240, 0.6),
      water(pen, shore, 1200, 660),
      reflected(
        pen,
        empireTower(pen, 700, shore, 0.84, stonePaint(pen)) +
          sunburstTower(pen, 1090, shore, 0.7, colourPaint(pen, '#cbb79e')) +
          city +
          highRises(pen, 380, 640, shore, paints, { heights: [60, 190], widths: [70, 96], kinds: ['flat', 'step'] }) +
          highRises(pen, 770, 1040, shore, paints, { heights: [60, 170], widths: [70, 96], kinds: ['flat'] }) +
          grove(pen, shore + 2, 34, tone(palette, 0.78)) +
          rect(0, shore - 6, 1600, 12, tone(palette, 0.84)),
        shore + 6,
        1200,
        0.42,
      ),
      evening(pen) ? lampTrails(pen, shore + 20, 1150, [180, 520, 860, 1280]) : '',
      glints(pen, shore + 10, 1180, 660, 1.3) + ripples(pen, shore + 10, 1190, 12),
      rect(0, 1130, 1600, 70, palette.ink) +
        path(range(27, (index) => box(index * 60 + 16, 1086, 7, 50)) + box(0, 1082, 1600, 10), palette.ink) +
        rect(0, 1130, 1600, 6, mix(palette.ink, palette.stone[1], 0.35)),
      couple(1250, 1160, 190, palette.ink),
      birds(pen, 380, 300, 8),
    ]
  },
}
