import { ground, tree } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { circle, d, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { freedomTower } from '../landmarks/new-york.ts'
import { farHighRises } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Water falls on four sides into the square that was left open; oaks around it, one person, a white rose. */
export const memorial: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const bronze = mix(palette.ink, palette.stone[2], 0.3)
    const falls = range(60, (index) => d`M${250 + index * 18.6} 872v${90 + (index % 5) * 12}`)
    return [
      heavens(pen, 760, 1180, 320, 90, 'strata'),
      farHighRises(pen, -20, 1620, 780, 0.16, { heights: [80, 300], widths: [60, 110], kinds: ['flat', 'step'] }),
      freedomTower(pen, 800, 790, 0.72, colourPaint(pen, '#a9c3d4')),
      mist(pen, 800, 220, 0.7),
      ...[60, 230, 400, 1200, 1370, 1540].map((x, index) => tree(pen, x, 840, 250 + (index % 2) * 40)),
      ground(pen, 820, mix(palette.stone[1], palette.haze, 0.4), mix(palette.stone[2], palette.ink, 0.3)),
      poly(
        [
          [250, 860],
          [1350, 860],
          [1560, 1110],
          [40, 1110],
        ],
        linear(pen, 860, 1110, [
          [0, mix(palette.water[1], palette.ink, 0.3)],
          [1, palette.ink],
        ]),
      ),
      stroke(falls, mix(palette.sky[2], '#ffffff', 0.4), 6, 'opacity=".7"'),
      path('M620 985H980L1030 1060H570Z', palette.ink),
      rect(0, 1100, 1600, 100, bronze),
      path('M0 1100H1600V1112H0Z', mix(bronze, palette.stone[0], 0.6)),
      path(
        range(24, (index) => d`M${30 + index * 66} 1146h44v8h-44z`),
        mix(bronze, palette.ink, 0.5),
      ),
      figure(330, 1100, 300, tone(palette, 0.95), 'dress'),
      stroke('M1100 1120L1150 1010', palette.leaf[1], 7),
      path(circle(1152, 1000, 24) + circle(1136, 988, 15) + circle(1168, 988, 15), '#ffffff'),
    ]
  },
}
