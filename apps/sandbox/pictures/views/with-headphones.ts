import { foliageFrame, grove } from '../kit/land.ts'
import { oval, path, rect, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'
import { type Subject, standing } from './subject.ts'

/** Headphones and a folded plan on a wall, and beyond them, in the haze, what they tell of. */
export function withHeadphones(subject: Subject): Scene {
  return {
    mood: subject.mood,
    draw: (pen) => {
      const { palette } = pen
      return [
        heavens(pen, 860, 420, 320, 100, 'strata'),
        grove(pen, 900, 80, tone(palette, 0.28)),
        standing(pen, subject, 660, 925, { width: 1120, height: 760 }),
        mist(pen, 930, 300, 0.75),
        grove(pen, 960, 70, palette.leaf[1]),
        rect(
          0,
          940,
          1600,
          260,
          linear(pen, 940, 1200, [
            [0, palette.stone[0]],
            [0.12, palette.stone[1]],
            [1, mix(palette.stone[2], palette.ink, 0.4)],
          ]),
        ),
        path('M180 1010L560 980L640 1090L230 1130Z', mix(palette.sky[2], '#ffffff', 0.4)),
        stroke('M306 1000L368 1116M434 990L500 1104M200 1050L604 1030', mix(palette.stone[2], palette.sky[2], 0.4), 5),
        stroke('M250 1090Q340 1030 400 1060T590 1020', palette.accent, 8, 'stroke-dasharray="22 14"'),
        headphones(pen),
        foliageFrame(pen, 'left', 400),
      ]
    },
  }
}

function headphones(pen: Pen): string {
  const { ink, accent, stone } = pen.palette
  const edge = mix(ink, stone[0], 0.3)
  return (
    oval(1180, 1130, 300, 26, mix(ink, stone[2], 0.3), 'opacity=".5"') +
    stroke('M950 1000Q940 600 1180 600T1410 1000', ink, 54, 'stroke-linecap="round"') +
    stroke('M962 940Q960 624 1180 624', edge, 10, 'stroke-linecap="round"') +
    path('M890 900Q880 880 910 876H970Q1010 880 1010 930V1080Q1010 1130 960 1130H920Q880 1126 884 1090Z', ink) +
    path('M1470 900Q1480 880 1450 876H1390Q1350 880 1350 930V1080Q1350 1130 1400 1130H1440Q1480 1126 1476 1090Z', ink) +
    path('M985 896Q1040 900 1040 1000T985 1112Z', accent) +
    path('M1375 896Q1320 900 1320 1000T1375 1112Z', accent)
  )
}
