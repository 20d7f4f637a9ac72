import { archBridge, lamp } from '../kit/architecture.ts'
import { foliageFrame, grove, skyline, tree } from '../kit/land.ts'
import { cyclist } from '../kit/people.ts'
import { oval, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { water } from '../kit/water.ts'
import { mix, tone } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Two riders on the quay under plane trees, a city behind them that could be any. */
export const bikeTour: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 860, 480, 470, 130, 'rays'),
      skyline(pen, 860, 0.18, { heights: [160, 330], widths: [70, 120], roofs: 'flat' }),
      mist(pen, 866, 240, 0.7),
      skyline(pen, 866, 0.32, { heights: [70, 170], widths: [70, 120], roofs: 'mansard' }),
      grove(pen, 866, 70, tone(palette, 0.4)),
      water(pen, 862, 980, 480),
      archBridge(-50, 846, 800, 900, 4, tone(palette, 0.5), palette.stone[1]),
      rect(
        0,
        976,
        1600,
        224,
        linear(pen, 976, 1200, [
          [0, palette.stone[0]],
          [1, mix(palette.stone[2], palette.ink, 0.25)],
        ]),
      ),
      rect(0, 970, 1600, 12, mix(palette.stone[2], palette.ink, 0.3)),
      path(
        range(12, (index) => `M${-300 + index * 190} 1200L${index * 150 - 20} 982h6L${-280 + index * 190} 1200Z`),
        palette.stone[1],
        'opacity=".5"',
      ),
      tree(pen, 180, 1050, 800) + tree(pen, 1490, 1060, 860, -1),
      lamp(pen, 400, 1040, 300) + lamp(pen, 1290, 1040, 300),
      cyclist(640, 1110, 300, palette.ink, palette.accent),
      cyclist(990, 1130, 320, palette.ink, palette.leaf[0]),
      oval(640, 1114, 150, 10, palette.ink, 'opacity=".25"') + oval(990, 1134, 160, 10, palette.ink, 'opacity=".25"'),
      foliageFrame(pen, 'left', 520, palette.leaf[1]),
      birds(pen, 700, 330, 6),
    ]
  },
}
