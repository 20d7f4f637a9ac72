import { skyline } from '../kit/land.ts'
import { chandelier, curtains, theatreBoxes } from '../kit/objects.ts'
import { audience, figure } from '../kit/people.ts'
import { box, disc, oval, path, range, rect, roundArch } from '../kit/shape.ts'
import { beam, orb } from '../kit/sky.ts'
import { gilt, lamplight, mix } from '../palette.ts'
import { clipped, linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The house before the curtain rises: tiers of boxes, the chandelier, the glow behind velvet. */
export const theatreInterior: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const cloth =
      palette.light === 'day' ? '#b3303c' : mix('#a3243a', palette.sky[0], palette.light === 'night' ? 0.35 : 0.2)
    const gold = gilt(palette)
    return [
      rect(
        0,
        0,
        1600,
        1200,
        linear(pen, 0, 1200, [
          [0, mix(palette.stone[2], palette.ink, 0.55)],
          [0.5, mix(palette.stone[2], palette.ink, 0.2)],
          [1, palette.ink],
        ]),
      ),
      path('M0 0H1600V300Q800 60 0 300Z', mix(palette.stone[2], palette.sky[1], 0.35)),
      path('M0 0H1600V190Q800 -20 0 190Z', mix(palette.stone[1], palette.sky[1], 0.3)),
      path(
        range(15, (index) => `M800 -260L${-120 + index * 124} 320l26 0Z`),
        gold,
        'opacity=".2"',
      ),
      rect(372, 250, 856, 640, gold),
      rect(396, 276, 808, 614, mix(cloth, palette.ink, 0.6)),
      clipped(
        pen,
        box(396, 276, 808, 614),
        rect(
          396,
          276,
          808,
          614,
          linear(pen, 276, 860, [
            [0, palette.sky[0]],
            [0.6, palette.sky[1]],
            [1, palette.sky[2]],
          ]),
        ) +
          orb(pen, 800, 600, 74) +
          skyline(pen, 800, 0.45, { heights: [30, 130], widths: [36, 60], roofs: 'gable' }, 396, 1204) +
          rect(396, 798, 808, 92, mix(palette.stone[2], palette.ink, 0.4)) +
          oval(800, 850, 190, 22, palette.glow, 'opacity=".6"') +
          figure(800, 852, 130, palette.ink, 'arms'),
      ),
      beam(pen, [800, 260], [800, 880], 640, 0.5),
      curtains(pen, 396, 1204, 276, 860, cloth, gold),
      rect(340, 860, 920, 44, mix(gold, palette.ink, 0.3)),
      path(
        range(19, (index) => roundArch(376 + index * 47, 902, 26, 22)),
        lamplight(palette),
      ),
      path('M690 250Q800 150 910 250L900 276H700Z', gold) +
        disc(800, 232, 34, mix(gold, palette.ink, 0.4)) +
        disc(800, 232, 24, lamplight(palette)),
      theatreBoxes(pen, 150, 200, 250, 900, 3),
      theatreBoxes(pen, 1250, 200, 250, 900, 3),
      theatreBoxes(pen, -130, 250, 190, 960, 3),
      theatreBoxes(pen, 1480, 250, 190, 960, 3),
      chandelier(pen, 800, 40, 1.35),
      audience(pen, 960, 46, mix(palette.ink, palette.stone[2], 0.35)),
      audience(pen, 1030, 64, mix(palette.ink, palette.stone[2], 0.16)),
      audience(pen, 1120, 88, palette.ink),
    ]
  },
}
