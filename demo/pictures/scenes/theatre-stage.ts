import { skyline } from '../kit/land.ts'
import { curtains } from '../kit/objects.ts'
import { audience, figure } from '../kit/people.ts'
import { oval, path, range, rect, roundArch } from '../kit/shape.ts'
import { beam, mist, orb } from '../kit/sky.ts'
import { gilt, lamplight, mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A dancer alone in the crossing of three beams, seen over the heads of the house. */
export const theatreStage: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const cloth = mix('#8c1f3a', palette.sky[0], 0.3)
    return [
      rect(
        0,
        0,
        1600,
        1200,
        linear(pen, 0, 900, [
          [0, palette.sky[0]],
          [0.6, palette.sky[1]],
          [1, palette.sky[2]],
        ]),
      ),
      orb(pen, 800, 520, 220),
      skyline(pen, 850, 0.35, { heights: [60, 190], widths: [46, 90], roofs: 'gable' }, 220, 1380),
      mist(pen, 860, 200, 0.7),
      rect(
        0,
        850,
        1600,
        350,
        linear(pen, 850, 1100, [
          [0, mix(palette.stone[1], palette.sky[2], 0.2)],
          [1, palette.ink],
        ]),
      ),
      path(
        range(
          11,
          (index) => `M${800 + (index - 5) * 90} 850L${800 + (index - 5) * 220} 1100h4L${802 + (index - 5) * 90} 850Z`,
        ),
        palette.ink,
        'opacity=".35"',
      ),
      oval(800, 930, 330, 56, palette.glow, 'opacity=".55"'),
      oval(800, 930, 230, 36, palette.sun, 'opacity=".8"'),
      beam(pen, [300, 0], [740, 940], 420, 0.6),
      beam(pen, [1300, 0], [860, 940], 420, 0.6),
      beam(pen, [800, -60], [800, 940], 480, 0.7),
      figure(800, 936, 330, palette.ink, 'arms'),
      figure(470, 910, 210, palette.ink, 'dress'),
      figure(1130, 910, 210, palette.ink, 'dress', -1),
      figure(560, 890, 180, palette.ink, 'point'),
      figure(1040, 890, 180, palette.ink, 'point', -1),
      curtains(pen, -40, 1640, -40, 1010, cloth, gilt(palette)),
      rect(0, 1010, 1600, 26, mix(gilt(palette), palette.ink, 0.4)),
      path(
        range(16, (index) => roundArch(50 + index * 100, 1034, 44, 20)),
        lamplight(palette),
      ),
      audience(pen, 1090, 60, mix(palette.ink, palette.sky[0], 0.3)),
      audience(pen, 1160, 84, palette.ink),
    ]
  },
}
