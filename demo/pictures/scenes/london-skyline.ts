import { archBridge, lamp } from '../kit/architecture.ts'
import { skyline } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { box, path, poly, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { cathedralDome, clockTower, doubleDecker, parliament } from '../landmarks/london.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The river bends past Parliament's clock tower; dome and towers of the City stand in the haze. */
export const londonSkyline: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 860
    const far =
      skyline(pen, shore, 0.16, { heights: [70, 210], widths: [40, 90], roofs: 'flat' }) +
      cathedralDome(pen, 1170, shore, 0.72, farPaint(pen, 0.3))
    const glassTower =
      poly(
        [
          [880, shore],
          [938, 400],
          [944, 400],
          [1000, shore],
        ],
        tone(palette, 0.24),
      ) +
      poly(
        [
          [941, 400],
          [944, 400],
          [1000, shore],
          [956, shore],
        ],
        tone(palette, 0.32),
      )
    const paint = {
      ...stonePaint(pen),
      gap: palette.light === 'day' ? mix(palette.stone[2], palette.ink, 0.5) : palette.window,
    }
    const front = parliament(pen, 250, shore, 0.94, paint) + clockTower(pen, 640, shore, 0.92, paint)
    const bridge = archBridge(690, 800, 960, 870, 5, tone(palette, 0.66), mix(tone(palette, 0.6), palette.sky[2], 0.35))
    return [
      heavens(pen, shore, 900, 520, 128, 'rays'),
      far + glassTower + mist(pen, shore + 10, 300, 0.7),
      water(pen, shore, 1200, 900),
      reflected(
        pen,
        front +
          doubleDecker(pen, 980, 800, 0.36, palette.accent) +
          bridge +
          crowd(pen, 1080, 1480, 794, 34, 9, palette.ink),
        shore + 6,
        1200,
        0.42,
      ),
      palette.light === 'night' || palette.light === 'dusk'
        ? lampTrails(pen, shore + 20, 1130, [180, 420, 640, 780, 1160, 1350])
        : '',
      ripples(pen, shore + 10, 1200, 46),
      rect(0, 1120, 1600, 80, palette.ink),
      path(range(20, (index) => box(index * 82 + 20, 1076, 8, 50)) + box(0, 1074, 1600, 9), palette.ink),
      lamp(pen, 290, 1140, 330),
      lamp(pen, 1310, 1140, 330),
      couple(1120, 1150, 150, palette.ink),
      birds(pen, 1180, 300, 7),
    ]
  },
}
