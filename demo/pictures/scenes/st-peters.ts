import { ground, skyline } from '../kit/land.ts'
import { fountain } from '../kit/objects.ts'
import { crowd } from '../kit/people.ts'
import { at, path, poly, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { stPeters as stPetersShape } from '../landmarks/rome.ts'
import { mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The basilica at the end of its colonnaded square, obelisk and fountains before it. */
export const stPeters: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const paint = stonePaint(pen)
    const arm = (flip: 1 | -1): string =>
      at(
        flip === 1 ? 0 : 1600,
        0,
        path('M-40 720Q260 760 440 880L440 900Q240 800 -40 770Z', paint.lit) +
          path('M-40 770Q240 800 440 900V912H-40Z', mix(paint.shade, palette.ink, 0.35)) +
          range(15, (index) => {
            const t = index / 14
            const x = -20 + t * 450
            const top = 766 + t ** 2 * 130
            const bottom = 1040 - t * 110
            return (
              rect(x, top, 17 - t * 8, bottom - top, paint.lit) +
              rect(x + 10 - t * 4, top, 7 - t * 4, bottom - top, paint.shade)
            )
          }) +
          path('M-40 1040L440 928V940L-40 1062Z', paint.body),
        flip,
        1,
      )
    return [
      heavens(pen, 900, 480, 380, 120, 'rays'),
      skyline(pen, 900, 0.16, { heights: [60, 130], widths: [60, 110], roofs: 'flat' }),
      mist(pen, 905, 240, 0.7),
      stPetersShape(pen, 800, 890, 1.08, paint),
      mist(pen, 900, 60, 0.3),
      ground(pen, 886, mix(paint.lit, palette.haze, 0.35), mix(paint.shade, palette.ink, 0.4)),
      path(
        range(7, (index) => `M800 890L${200 + index * 200} 1200h14L803 890Z`),
        paint.lit,
        'opacity=".45"',
      ),
      arm(1) + arm(-1),
      poly(
        [
          [776, 1010],
          [786, 610],
          [800, 580],
          [814, 610],
          [824, 1010],
        ],
        paint.body,
      ) +
        poly(
          [
            [800, 580],
            [814, 610],
            [824, 1010],
            [802, 1010],
          ],
          paint.shade,
        ) +
        rect(750, 1000, 100, 60, paint.lit) +
        rect(736, 1050, 128, 20, paint.body) +
        path('M797 540h6v44h-6zM788 552h24v6h-24z', palette.accent),
      fountain(pen, 520, 1060, 0.7) + fountain(pen, 1080, 1060, 0.7),
      crowd(pen, 480, 1120, 940, 40, 18, palette.ink),
      crowd(pen, 620, 1000, 1120, 84, 6, palette.ink),
      birds(pen, 1080, 300, 9),
    ]
  },
}
