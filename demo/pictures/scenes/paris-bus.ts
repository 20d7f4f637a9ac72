import { grove, skyline, tree } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { box, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { eiffelTower } from '../landmarks/eiffel-tower.ts'
import { doubleDecker } from '../landmarks/london.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { triumphalArch } from '../landmarks/paris-palaces.ts'
import { mix, tone } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Down the avenue on the open deck: the arch behind, the tower over the plane trees. */
export const parisBus: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 860, 420, 320, 110, 'clouds'),
      eiffelTower(1260, 880, 620, farPaint(pen, 0.36)),
      skyline(pen, 890, 0.24, { heights: [90, 170], widths: [90, 150], roofs: 'mansard' }),
      mist(pen, 900, 240, 0.7),
      triumphalArch(pen, 470, 930, 0.92, stonePaint(pen)),
      grove(pen, 940, 80, tone(palette, 0.5), 820, 1640),
      rect(
        0,
        925,
        1600,
        275,
        linear(pen, 925, 1200, [
          [0, mix(palette.stone[1], palette.haze, 0.3)],
          [1, mix(palette.stone[2], palette.ink, 0.5)],
        ]),
      ),
      tree(pen, 80, 1000, 520, 1) + tree(pen, 1530, 1000, 560, -1),
      crowd(pen, 40, 400, 1010, 110, 6, palette.ink),
      doubleDecker(pen, 900, 1120, 2.2, mix('#2f6fb0', palette.ink, palette.light === 'night' ? 0.4 : 0.05), true),
      path(
        range(10, (index) => box(index * 180 - 20, 1160, 100, 14)),
        palette.stone[0],
        'opacity=".7"',
      ),
      birds(pen, 820, 250, 7),
    ]
  },
}
