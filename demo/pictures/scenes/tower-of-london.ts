import { grove, skyline } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { box, path, poly, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { bascule } from '../landmarks/london.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { raven, towerWalls, whiteTower, yeoman } from '../landmarks/tower-of-london.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The keep above its river walls and water gate; a yeoman warder keeps the ravens company. */
export const towerOfLondon: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 900
    const paint = stonePaint(pen)
    const wallPaint = {
      ...paint,
      lit: mix(paint.lit, paint.body, 0.4),
      body: mix(paint.body, paint.shade, 0.3),
      shade: mix(paint.shade, palette.ink, 0.15),
    }
    const glass = (x: number, top: number, w: number, depth: number): string =>
      poly(
        [
          [x - w, shore],
          [x - w * 0.7, top + 60],
          [x - w * 0.1, top],
          [x + w * 0.7, top + 90],
          [x + w, shore],
        ],
        tone(palette, depth),
      )
    const front =
      grove(pen, shore - 60, 84, palette.leaf[1], 130, 1290) +
      whiteTower(pen, 700, shore - 120, 1, paint) +
      grove(pen, shore - 110, 70, palette.leaf[0], 220, 460) +
      grove(pen, shore - 110, 70, palette.leaf[0], 950, 1190) +
      towerWalls(pen, 700, shore - 22, 0.98, wallPaint) +
      rect(0, shore - 24, 1600, 28, mix(palette.stone[2], palette.ink, 0.4)) +
      crowd(pen, 880, 1560, shore - 22, 40, 9, palette.ink)
    return [
      heavens(pen, shore, 1090, 430, 122, 'rays'),
      skyline(pen, shore, 0.14, {
        heights: [120, 300],
        widths: [50, 110],
        roofs: 'flat',
        lit: palette.light === 'night' ? 0.2 : 0,
      }) +
        glass(130, 300, 62, 0.2) +
        glass(310, 420, 46, 0.26),
      mist(pen, shore, 320, 0.75),
      bascule(pen, 1480, shore - 20, 0.52, farPaint(pen, 0.42)),
      water(pen, shore, 1200, 1090),
      reflected(pen, front, shore + 4, 1200, 0.42, 0.6),
      palette.light === 'night' || palette.light === 'dusk'
        ? lampTrails(pen, shore + 14, 1080, [240, 520, 900, 1180, 1420])
        : '',
      glints(pen, shore + 8, 1120, 1090, 1.3) + ripples(pen, shore + 8, 1120, 30),
      rect(0, 1112, 1600, 90, palette.ink) +
        path(
          range(12, (index) => box(index * 140 - 10, 1080, 78, 40)),
          palette.ink,
        ),
      raven(1010, 1082, 96, palette.ink, -1) + raven(1294, 1082, 88, palette.ink),
      yeoman(pen, 330, 1122, 330),
      birds(pen, 1250, 300, 6, 18),
    ]
  },
}
