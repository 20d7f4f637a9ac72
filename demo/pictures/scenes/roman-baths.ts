import { colonnade } from '../kit/architecture.ts'
import { figure } from '../kit/people.ts'
import { d, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { reflected, ripples } from '../kit/water.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { abbey } from '../landmarks/westminster.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The green pool under the open sky, steam on the water, columns around it and the abbey looking in. */
export const romanBaths: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const honey = colourPaint(pen, '#e0bd84')
    const line = 860
    const terrace =
      rect(-20, 560, 1640, 44, honey.lit) +
      rect(-20, 604, 1640, 250, mix(honey.shade, palette.ink, 0.4)) +
      colonnade(0, 856, 1600, 256, 12, honey.lit, honey.shade) +
      range(7, (index) => figure(120 + index * 230, 560, 110, honey.body, 'stand')) +
      rect(-20, 846, 1640, 20, honey.lit)
    return [
      heavens(pen, 560, 330, 250, 90, 'clouds'),
      abbey(pen, 980, 570, 0.62, colourPaint(pen, '#d9b988')),
      mist(pen, 570, 200, 0.5),
      rect(
        0,
        line,
        1600,
        340,
        linear(pen, line, 1200, [
          [0, mix('#7fae6a', palette.sky[2], 0.25)],
          [1, mix('#3f6b4a', palette.ink, 0.35)],
        ]),
      ),
      reflected(pen, terrace, line + 4, 1200, 0.4, 0.6),
      ripples(pen, line + 10, 1190, 30),
      stroke(
        range(9, (index) => d`M${140 + index * 170} ${1040 - (index % 3) * 60}q-40 -60 0 -110t0 -110`),
        '#ffffff',
        22,
        'stroke-linecap="round" opacity=".22"',
      ),
      path('M0 1150L420 1110L560 1200H0Z', honey.body),
      figure(250, 1160, 300, palette.ink, 'dress'),
      figure(360, 1164, 320, palette.ink, 'point'),
    ]
  },
}
