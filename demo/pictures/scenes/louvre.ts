import { crowd } from '../kit/people.ts'
import { rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected } from '../kit/water.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { glassPyramid, palace } from '../landmarks/paris-palaces.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The glass pyramid before the palace wings, doubled in the basin. */
export const louvre: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const court = palace(pen, 800, 842, 1.32, stonePaint(pen)) + mist(pen, 846, 120, 0.3)
    const glass =
      glassPyramid(pen, 300, 846, 130, 104) +
      glassPyramid(pen, 1300, 846, 130, 104) +
      glassPyramid(pen, 800, 852, 430, 400)
    const people = crowd(pen, 120, 640, 862, 62, 8, palette.ink) + crowd(pen, 1010, 1480, 862, 62, 6, palette.ink)
    return [
      heavens(pen, 800, 1060, 330, 100, 'rays'),
      rect(
        0,
        880,
        1600,
        320,
        linear(pen, 880, 1200, [
          [0, palette.water[0]],
          [1, palette.water[1]],
        ]),
      ),
      reflected(pen, court + glass + people, 878, 1200, 0.6),
      rect(0, 858, 1600, 24, mix(palette.stone[2], palette.ink, 0.35)),
      rect(0, 856, 1600, 6, palette.stone[0]),
      glints(pen, 890, 1190, 800, 2),
      birds(pen, 420, 330, 7),
    ]
  },
}
