import { skyline } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { floorLines } from '../kit/room.ts'
import { rect } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { glints, reflected } from '../kit/water.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standing } from './subject.ts'

/** A square after a shower: the landmark stands twice, once in the wet stones, and umbrellas hurry across. */
export function afterTheRain(subject: Subject): Scene {
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      const line = 800
      return [
        heavens(pen, line, 800, 300, 90, 'strata'),
        skyline(pen, line + 6, 0.2, { heights: [50, 130], widths: [60, 120], roofs: 'mansard' }),
        mist(pen, line, 220, 0.8),
        rect(
          0,
          line,
          1600,
          400,
          linear(pen, line, 1200, [
            [0, mix(palette.sky[2], palette.stone[2], 0.4)],
            [1, mix(palette.stone[2], palette.ink, 0.5)],
          ]),
        ),
        reflected(pen, standing(pen, subject, 800, line, { width: 1240, height: 700 }), line + 4, 1200, 0.45, 0.6),
        // What the landmark stands in is a wet square, and no water.
        floorLines(pen, [0, 0, 1600, line], mix(palette.stone[2], palette.ink, 0.6), 20, 9),
        glints(pen, line + 10, 1190, 800, 1.2),
        crowd(pen, 260, 620, line + 26, 60, 4, palette.ink),
        figure(330, 1120, 250, palette.ink, 'umbrella'),
        figure(1180, 1170, 310, palette.ink, 'umbrella', -1),
        figure(1330, 1040, 190, mix(palette.ink, palette.accent, 0.35), 'umbrella'),
      ]
    },
  }
}
