import { couple } from '../kit/people.ts'
import { box, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { sailHotel } from '../landmarks/dubai.ts'
import { farPaint } from '../landmarks/paint.ts'
import { farHighRises } from '../landmarks/skyscrapers.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

const FRONDS = [1, 2, 3, 4, 5]

/** From the high deck: an island drawn as a palm on the sea, its crescent, and the coast in the haze. */
export const palmIsland: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const sand = mix(palette.stone[0], palette.sun, 0.2)
    const fronds = FRONDS.map((index) => {
      const [y, reach] = [1010 - index * 58, 420 - index * 34]
      return `M800 ${y}Q${800 - reach * 0.6} ${y - 96} ${800 - reach} ${y - 30}M800 ${y}Q${800 + reach * 0.6} ${y - 96} ${800 + reach} ${y - 30}`
    }).join('')
    return [
      heavens(pen, 520, 1120, 300, 110, 'rays'),
      farHighRises(pen, -20, 700, 530, 0.2, { heights: [40, 190], widths: [34, 60] }),
      sailHotel(pen, 1340, 540, 0.24, farPaint(pen, 0.3)),
      mist(pen, 560, 180, 0.8),
      rect(
        0,
        525,
        1600,
        675,
        linear(pen, 525, 1200, [
          [0, palette.water[0]],
          [1, palette.water[1]],
        ]),
      ),
      glints(pen, 540, 1100, 1120, 1.4),
      stroke('M330 900Q340 590 800 590T1270 900', sand, 30, 'stroke-linecap="round"'),
      stroke(`M800 1080V700${fronds}`, sand, 34, 'stroke-linecap="round"'),
      stroke(`M800 1080V700${fronds}`, palette.leaf[1], 12, 'stroke-linecap="round" stroke-dasharray="16 10"'),
      stroke('M330 900Q340 590 800 590T1270 900', palette.leaf[1], 8, 'stroke-dasharray="20 14"'),
      rect(0, 1090, 1600, 110, mix(palette.stone[2], palette.ink, 0.4)),
      rect(0, 1010, 1600, 14, palette.ink) +
        path(
          range(9, (index) => box(index * 200, 1010, 12, 90)),
          palette.ink,
        ),
      couple(300, 1190, 360, palette.ink),
    ]
  },
}
