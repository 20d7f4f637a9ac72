import { haussmann, lamp } from '../kit/architecture.ts'
import { grove, skyline } from '../kit/land.ts'
import { couple, figure } from '../kit/people.ts'
import { box, path, range, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { sacreCoeur } from '../landmarks/paris-churches.ts'
import { mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The white domes at the head of the stairs, lamps and crooked houses on both sides. */
export const montmartre: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const steps = range(17, (index) => box(800 - 110 - index * 22, 850 + index * 21, 220 + index * 44, 9))
    return [
      heavens(pen, 820, 560, 360, 110, 'clouds'),
      skyline(pen, 820, 0.16, { heights: [40, 120], widths: [60, 110], roofs: 'mansard' }),
      mist(pen, 830, 200, 0.6),
      path('M0 1200V860Q400 690 800 690Q1200 690 1600 860V1200Z', mix(palette.leaf[1], palette.haze, 0.2)),
      sacreCoeur(pen, 800, 712, 1.25, stonePaint(pen)),
      grove(pen, 780, 70, palette.leaf[0], 330, 640) + grove(pen, 780, 70, palette.leaf[0], 980, 1290),
      path('M640 712H960L1330 1200H270Z', mix(palette.leaf[0], palette.haze, 0.15)),
      path('M700 800H900L1210 1200H390Z', mix(palette.stone[1], palette.haze, 0.2)),
      path(steps, mix(palette.stone[2], palette.ink, 0.15)),
      haussmann(pen, 210, 1150, 190, 500, palette.stone[1], palette.stone[2]),
      haussmann(pen, 1200, 1150, 190, 480, palette.stone[1], palette.stone[2]),
      haussmann(pen, -60, 1210, 290, 700, mix(palette.stone[1], palette.ink, 0.25), palette.stone[2]),
      haussmann(pen, 1370, 1210, 290, 740, mix(palette.stone[1], palette.ink, 0.25), palette.stone[2]),
      stroke('M792 830L640 1200M808 830L960 1200', palette.ink, 5),
      lamp(pen, 560, 1060, 270) + lamp(pen, 1040, 1060, 270) + lamp(pen, 662, 900, 130) + lamp(pen, 938, 900, 130),
      couple(730, 1150, 170, palette.ink),
      figure(900, 980, 90, palette.ink, 'walk', -1),
      birds(pen, 1150, 330, 6),
    ]
  },
}
