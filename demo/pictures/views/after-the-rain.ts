import { skyline } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { floorLines } from '../kit/room.ts'
import { rect } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { glints, reflected } from '../kit/water.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { showers } from './showers.ts'
import { type Subject, standingWhole } from './subject.ts'
import { takeTurns } from './take-turns.ts'

/** A square after a shower: the landmark stands twice, once in the wet stones, and umbrellas are still up. */
export function afterTheRain(subject: Subject, nth: number): Scene {
  const { subjectAt, sunAt, foreground } = takeTurns(showers, nth)
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      const line = 800
      return [
        heavens(pen, line, sunAt, 300, 90, 'strata'),
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
        reflected(
          pen,
          standingWhole(pen, subject, subjectAt, line, { width: 1240, height: 700 }),
          line + 4,
          1200,
          0.45,
          0.6,
        ),
        // What the landmark stands in is a wet square, and no water.
        floorLines(pen, [0, 0, 1600, line], mix(palette.stone[2], palette.ink, 0.6), 20, 9),
        glints(pen, line + 10, 1190, sunAt, 1.2),
        crowd(pen, 420, 620, line + 26, 60, 3, palette.ink),
        foreground(pen),
      ]
    },
  }
}
