import { cypress, grove, ridge, skyline } from '../kit/land.ts'
import { balloonShape } from '../kit/objects.ts'
import { path } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** Balloons over a misty valley of vineyards and castles at the first light. */
export const balloon: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 860, 520, 640, 120, 'rays'),
      ridge(pen, 780, 120, tone(palette, 0.1), 4),
      mist(pen, 860, 180, 0.6),
      ridge(pen, 850, 100, tone(palette, 0.22), 3),
      mist(pen, 930, 160, 0.6),
      skyline(pen, 900, 0.4, { heights: [20, 56], widths: [30, 60], roofs: 'gable' }, 1060, 1340),
      ridge(pen, 920, 80, tone(palette, 0.38), 4),
      path(
        'M0 1200Q300 1060 700 1050Q980 1040 1000 990Q1010 960 1240 940Q1100 990 1110 1030Q1130 1090 760 1110Q480 1130 420 1200Z',
        palette.water[0],
      ),
      mist(pen, 1010, 120, 0.5),
      grove(pen, 1100, 70, tone(palette, 0.62), -20, 480) + grove(pen, 1090, 60, tone(palette, 0.62), 1080, 1640),
      ridge(pen, 1110, 50, palette.leaf[1], 3),
      balloonShape(pen, 330, 560, 0.42, [palette.leaf[0], palette.stone[0]]),
      balloonShape(pen, 1330, 640, 0.62, [palette.sky[0], palette.stone[0]]),
      balloonShape(pen, 1130, 330, 0.3, [palette.accent, palette.leaf[1]]),
      balloonShape(pen, 800, 820, 1.42, [palette.accent, mix(palette.stone[0], '#ffffff', 0.4)]),
      cypress(pen, 210, 1180, 260) + cypress(pen, 280, 1190, 210) + cypress(pen, 1420, 1190, 240),
      birds(pen, 460, 780, 7),
    ]
  },
}
