import { grove, tree } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { disc, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { marbleDome } from '../landmarks/copenhagen.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { bayWheel } from '../landmarks/singapore.ts'
import { lamplight, mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The old pleasure garden: the wheel, a palace of domes strung with lamps, and all of it again in the lake. */
export const tivoli: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 860
    const palacePaint = colourPaint(pen, '#e8d6c0')
    const lamps = range(31, (index) =>
      disc(40 + index * 51, 590 + Math.abs(Math.sin(index * 0.52)) * 70, 9, lamplight(palette)),
    )
    return [
      heavens(pen, shore, 1220, 280, 90, 'strata'),
      grove(pen, shore, 150, tone(palette, 0.28)),
      mist(pen, shore, 200, 0.6),
      water(pen, shore, 1200, 800),
      reflected(
        pen,
        bayWheel(pen, 420, shore - 6, 1.9, mix(palette.accent, palette.ink, 0.2)) +
          rect(780, 680, 560, 180, palacePaint.body) +
          path(
            range(9, (index) => `M${800 + index * 60} 860v-110a20 24 0 0 1 40 0v110z`),
            palacePaint.gap,
          ) +
          [840, 1060, 1280].map((x, index) => marbleDome(pen, x, 690, index === 1 ? 1 : 0.66, palacePaint)).join('') +
          grove(pen, shore, 60, palette.leaf[1]),
        shore + 4,
        1200,
        0.5,
      ),
      glints(pen, shore + 8, 1190, 900, 1.4) + ripples(pen, shore + 8, 1190, 32),
      stroke('M20 600Q140 700 260 590T500 600T740 590T980 600T1220 590T1460 600T1620 590', palette.ink, 4),
      lamps,
      tree(pen, 90, 1190, 620, 1),
      rect(0, 1150, 1600, 50, palette.ink),
      crowd(pen, 300, 1540, 1156, 150, 9, palette.ink),
    ]
  },
}
