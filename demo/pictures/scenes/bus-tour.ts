import { lamp } from '../kit/architecture.ts'
import { grove, skyline, tree } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { box, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { doubleDecker } from '../landmarks/london.ts'
import { mix, tone } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Along a park on the open deck, in a city that could be any: it stands for buses that have no picture of their own. */
export const busTour: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const paint = mix('#e2a234', palette.ink, palette.light === 'night' ? 0.35 : 0.04)
    return [
      heavens(pen, 860, 1120, 360, 120, 'rays'),
      skyline(pen, 880, 0.18, { heights: [200, 420], widths: [70, 130], roofs: 'flat' }),
      mist(pen, 880, 280, 0.7),
      skyline(pen, 900, 0.34, { heights: [90, 200], widths: [80, 140], roofs: 'mansard' }),
      grove(pen, 945, 90, tone(palette, 0.5), -40, 1640),
      rect(
        0,
        930,
        1600,
        270,
        linear(pen, 930, 1200, [
          [0, mix(palette.stone[1], palette.haze, 0.3)],
          [1, mix(palette.stone[2], palette.ink, 0.5)],
        ]),
      ),
      tree(pen, 70, 1010, 540, 1) + tree(pen, 1520, 1000, 500, -1),
      lamp(pen, 330, 1010, 420) + lamp(pen, 1310, 1010, 420),
      crowd(pen, 150, 470, 1015, 110, 5, palette.ink),
      crowd(pen, 485, 1100, 902, 130, 9, palette.ink),
      doubleDecker(pen, 790, 1120, 2.3, paint, true),
      path(range(9, (index) => box(460 + index * 76, 778, 4, 50)) + box(456, 774, 640, 6), palette.ink),
      path(
        range(10, (index) => box(index * 180 - 20, 1160, 100, 14)),
        palette.stone[0],
        'opacity=".7"',
      ),
      birds(pen, 520, 250, 7),
    ]
  },
}
