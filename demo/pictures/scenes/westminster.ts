import { lamp } from '../kit/architecture.ts'
import { foliageFrame, ground, skyline, tree } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { box, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { floodlit } from '../landmarks/local-colour.ts'
import { clockTower, doubleDecker } from '../landmarks/london.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { abbey, phoneBox } from '../landmarks/westminster.ts'
import { mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The abbey's west front and towers over the lawn; the clock tower rises behind, a red bus goes by. */
export const westminster: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const lawn = 930
    const red = floodlit(palette, '#d5333b')
    return [
      heavens(pen, 900, 300, 360, 112, 'rays'),
      skyline(pen, lawn, 0.16, { heights: [150, 260], widths: [80, 140], roofs: 'mansard', lit: 0.1 }),
      clockTower(pen, 1500, lawn, 0.84, farPaint(pen, 0.34)),
      mist(pen, lawn, 320, 0.7),
      abbey(pen, 760, lawn - 6, 1.04, stonePaint(pen)),
      tree(pen, 150, lawn + 6, 360) + tree(pen, 1352, lawn + 4, 270, 1),
      ground(pen, lawn - 8, mix(palette.leaf[0], palette.haze, 0.2), palette.leaf[1]),
      path('M640 922H880L1010 1200H500Z', mix(palette.stone[0], palette.stone[1], 0.6)),
      crowd(pen, 640, 900, lawn + 4, 56, 7, palette.ink),
      rect(0, 1070, 1600, 140, mix(palette.ink, palette.stone[2], 0.3)) + rect(0, 1064, 1600, 12, palette.stone[1]),
      path(
        range(40, (index) => box(index * 42 + 4, 1008, 6, 58)) + box(0, 1016, 1600, 6),
        palette.ink,
        'opacity=".85"',
      ),
      doubleDecker(pen, 1210, 1150, 1.12, red),
      phoneBox(pen, 300, 1160, 1),
      lamp(pen, 470, 1160, 420),
      figure(560, 1172, 170, palette.ink, 'umbrella') + figure(150, 1170, 170, palette.ink, 'walk'),
      foliageFrame(pen, 'left', 420),
      birds(pen, 1240, 240, 7, 16),
    ]
  },
}
