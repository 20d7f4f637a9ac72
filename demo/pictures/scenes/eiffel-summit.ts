import { archBridge } from '../kit/architecture.ts'
import { ridge, skyline } from '../kit/land.ts'
import { couple } from '../kit/people.ts'
import { d, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { farPaint } from '../landmarks/paint.ts'
import { sacreCoeur } from '../landmarks/paris-churches.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The city from the top platform: avenues and river far below, the railing close by. */
export const eiffelSummit: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const city = (y: number, depth: number): string =>
      skyline(pen, y, depth, { heights: [16, 50], widths: [26, 64], roofs: 'mansard' })
    return [
      heavens(pen, 520, 800, 380, 120, 'rays'),
      ridge(pen, 520, 60, tone(palette, 0.12), 5),
      sacreCoeur(pen, 1120, 520, 0.22, farPaint(pen, 0.16)),
      mist(pen, 560, 130, 0.7),
      rect(
        0,
        540,
        1600,
        660,
        linear(pen, 540, 1200, [
          [0, tone(palette, 0.14)],
          [1, tone(palette, 0.7)],
        ]),
      ),
      ...[575, 620, 680, 760, 860].map((y, index) => city(y, 0.18 + index * 0.1) + mist(pen, y + 10, 60, 0.35)),
      path(
        'M760 545Q900 600 700 680Q420 800 640 960Q760 1060 620 1200H1010Q1060 1040 900 950Q690 810 880 690Q1010 600 800 545Z',
        linear(pen, 545, 1200, [
          [0, palette.sun],
          [0.4, palette.water[0]],
          [1, palette.water[1]],
        ]),
      ),
      glints(pen, 600, 1000, 760, 0.5),
      ...(
        [
          [770, 622, 160],
          [640, 716, 250],
          [505, 838, 290],
        ] as const
      ).map(([x, y, span]) => archBridge(x, y, span, y + 14, 5, tone(palette, 0.62), palette.stone[0])),

      ironFrame(pen),
      couple(470, 1180, 350, palette.ink),
      birds(pen, 980, 420, 7),
    ]
  },
}

/** The iron of the platform close to the eye: pillars, arch brace and railing. */
function ironFrame(pen: Pen): string {
  const { palette } = pen
  const iron = mix(palette.ink, palette.stone[2], palette.light === 'night' ? 0.3 : 0.12)
  const post = (x: number): string =>
    rect(x, -10, 64, 1220, iron) +
    stroke(
      range(
        13,
        (index) =>
          d`M${x + 8} ${index * 96}L${x + 56} ${index * 96 + 96}M${x + 56} ${index * 96}L${x + 8} ${index * 96 + 96}`,
      ),
      palette.stone[1],
      4,
      'opacity=".6"',
    )
  const truss =
    rect(0, 0, 1600, 24, iron) +
    rect(0, 100, 1600, 20, iron) +
    stroke(
      range(21, (index) => d`M${index * 80} 20L${index * 80 + 80} 104M${index * 80 + 80} 20L${index * 80} 104`),
      iron,
      9,
    )
  const braces = path(
    'M184 120Q210 330 130 470L120 470Q120 240 140 120ZM1416 120Q1390 330 1470 470L1480 470Q1480 240 1460 120Z',
    iron,
  )
  const rail =
    rect(0, 1010, 1600, 22, iron) +
    rect(0, 1170, 1600, 40, iron) +
    stroke(
      range(33, (index) => d`M${index * 50} 1030L${index * 50 + 50} 1172M${index * 50 + 50} 1030L${index * 50} 1172`),
      iron,
      6,
    )
  return post(86) + post(1450) + truss + braces + rail
}
