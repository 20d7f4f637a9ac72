import { chandelier, curtains, theatreBoxes } from '../kit/objects.ts'
import { audience } from '../kit/people.ts'
import { disc, path, range, rect, roundArch } from '../kit/shape.ts'
import { beam, radialGlow } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The house before the curtain rises: tiers of boxes, the chandelier, the glow behind velvet. */
export const theatreInterior: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const cloth =
      palette.light === 'day' ? '#b3303c' : mix('#a3243a', palette.sky[0], palette.light === 'night' ? 0.35 : 0.2)
    const gold = mix(palette.accent, palette.window, 0.6)
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
      radialGlow(pen, 800, 760, 460),
      beam(pen, [800, 260], [800, 880], 640, 0.5),
      curtains(pen, 396, 1204, 276, 860, cloth, gold),
      rect(340, 860, 920, 44, mix(gold, palette.ink, 0.3)),
      path(
        range(19, (index) => roundArch(376 + index * 47, 902, 26, 22)),
        palette.window,
      ),
      path('M690 250Q800 150 910 250L900 276H700Z', gold) +
        disc(800, 232, 34, mix(gold, palette.ink, 0.4)) +
        disc(800, 232, 24, palette.window),
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
