import { lamp } from '../kit/architecture.ts'
import { ground, grove, skyline, tree } from '../kit/land.ts'
import { plane, taxi } from '../kit/objects.ts'
import { path } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standing } from './subject.ts'

/** The last bend from the airport: a car on the road to the city, which is the one with this landmark, and a plane above. */
export function toTheDoor(subject: Subject): Scene {
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      return [
        heavens(pen, 820, 500, 420, 120, 'clouds'),
        skyline(pen, 830, 0.2, { heights: [50, 140], widths: [50, 100], roofs: 'flat' }),
        mist(pen, 840, 200, 0.6),
        standing(pen, subject, 970, 850, { width: 640, height: 600 }),
        mist(pen, 860, 150, 0.5),
        grove(pen, 868, 60, tone(palette, 0.46)),
        ground(pen, 860, mix(palette.leaf[0], palette.haze, 0.3), palette.leaf[1]),
        path(
          'M1030 862H1130Q860 900 830 940Q830 990 1220 1040Q1500 1080 1600 1200H-60Q360 1120 560 1040Q720 980 690 940Q720 890 1030 862Z',
          mix(palette.stone[2], palette.ink, 0.45),
        ),
        path(
          'M790 918q-26 16 -22 38l14 -2q-2 -18 20 -32zM830 988q70 26 140 38l18 -8q-80 -14 -140 -36zM1090 1052l150 44l30 -8l-154 -46z',
          palette.stone[0],
        ),
        plane(pen, 400, 250, 0.94),
        taxi(pen, 700, 1130, 1.5, palette.accent),
        tree(pen, 1470, 1040, 380) + tree(pen, 120, 1030, 420, 1),
        lamp(pen, 330, 1060, 320) + lamp(pen, 1290, 1020, 260),
      ]
    },
  }
}
