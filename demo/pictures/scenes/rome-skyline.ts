import { arcade, dome } from '../kit/architecture.ts'
import { cypress, grove, ridge, skyline, umbrellaPine } from '../kit/land.ts'
import { couple } from '../kit/people.ts'
import { path, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { campanile, stPeters } from '../landmarks/rome.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** Domes, bell towers and pines of the city from the hill, St Peter's over all. */
export const romeSkyline: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 860, 980, 470, 140, 'rays'),
      ridge(pen, 780, 90, tone(palette, 0.1), 4),
      mist(pen, 860, 200, 0.6),
      skyline(pen, 860, 0.18, { heights: [60, 130], widths: [60, 120], roofs: 'flat' }),
      dome(pen, 330, 770, 76, 88, tone(palette, 0.22), tone(palette, 0.3), 4) +
        campanile(470, 850, 52, 260, farPaint(pen, 0.24)) +
        dome(pen, 1330, 780, 90, 100, tone(palette, 0.22), tone(palette, 0.3), 4),
      mist(pen, 880, 200, 0.6),
      stPeters(pen, 700, 910, 0.96, stonePaint(pen)),
      skyline(pen, 950, 0.36, { heights: [50, 110], widths: [80, 150], roofs: 'flat' }),
      mist(pen, 960, 140, 0.4),
      dome(pen, 1180, 900, 120, 130, mix(palette.stone[1], palette.haze, 0.2), palette.stone[2], 5) +
        rect(1060, 898, 240, 90, palette.stone[2]) +
        arcade(1064, 970, 232, 56, 7, mix(palette.stone[2], palette.ink, 0.4)),
      campanile(420, 1010, 80, 330, { ...farPaint(pen, 0.5), lit: palette.stone[0] }),
      skyline(pen, 1060, 0.56, { heights: [60, 120], widths: [90, 170], roofs: 'flat' }),
      mist(pen, 1070, 90, 0.3),
      grove(pen, 1100, 80, palette.leaf[1], -20, 1640),
      umbrellaPine(pen, 190, 1170, 680) + umbrellaPine(pen, 1440, 1180, 560) + umbrellaPine(pen, 1290, 1190, 380),
      cypress(pen, 380, 1190, 300) + cypress(pen, 1080, 1190, 240),
      path('M0 1200V1140Q400 1090 800 1130Q1200 1160 1600 1120V1200Z', palette.ink),
      couple(800, 1144, 120, palette.ink),
      birds(pen, 640, 250, 9),
    ]
  },
}
