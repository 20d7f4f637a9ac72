import { grove } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { path, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { palm } from '../landmarks/palms.ts'
import { bayTowers, bayWheel, lotusMuseum, merlion } from '../landmarks/singapore.ts'
import { evening, farHighRises, highRises } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The three towers carry their ship of gardens over the bay; the lion with the fish's tail spouts beside them. */
export const singaporeBay: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const shore = 850
    return [
      heavens(pen, shore, 940, 470, 170, 'rays'),
      farHighRises(pen, -20, 560, shore, 0.16, {
        heights: [60, 330],
        widths: [40, 74],
        kinds: ['flat', 'slope', 'round', 'flat'],
      }),
      farHighRises(pen, 1240, 1640, shore, 0.14, {
        heights: [40, 170],
        widths: [40, 74],
        kinds: ['flat', 'slope', 'flat'],
      }),
      bayWheel(pen, 1450, shore, 1.02, tone(palette, 0.42)),
      mist(pen, shore + 6, 260, 0.7),
      highRises(pen, -20, 300, shore, [farPaint(pen, 0.44), farPaint(pen, 0.54)], {
        heights: [130, 430],
        widths: [64, 96],
        kinds: ['flat', 'slope', 'step'],
        swell: (t) => 1 - t * 0.7,
      }),
      water(pen, shore, 1200, 880),
      reflected(
        pen,
        bayTowers(pen, 940, shore, 1.02, colourPaint(pen, '#d9d2bf')) +
          grove(pen, shore + 2, 40, palette.leaf[1], -20, 560) +
          grove(pen, shore + 2, 40, palette.leaf[1], 1250, 1620) +
          lotusMuseum(pen, 660, shore, 0.9, stonePaint(pen)) +
          rect(-10, shore - 5, 1620, 10, palette.stone[1]),
        shore + 6,
        1200,
        0.44,
      ),
      evening(pen) ? lampTrails(pen, shore + 20, 1120, [90, 380, 700, 1010, 1300, 1500]) : '',
      glints(pen, shore + 10, 1190, 880, 1.4) + ripples(pen, shore + 10, 1190, 40),
      path('M0 1060H430Q470 1066 480 1090L500 1200H0Z', mix(palette.stone[2], palette.ink, 0.45)) +
        path('M0 1052H430Q476 1056 488 1092H470Q460 1072 430 1070H0Z', palette.stone[1]),
      merlion(pen, 300, 1040, 1.08, stonePaint(pen)),
      crowd(pen, 20, 200, 1150, 108, 3, palette.ink),
      palm(pen, 40, 1130, 520, 20),
      birds(pen, 1180, 260, 7),
    ]
  },
}
