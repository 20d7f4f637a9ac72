import { haussmann } from '../kit/architecture.ts'
import { ground, skyline, tree } from '../kit/land.ts'
import { crowd, cyclist } from '../kit/people.ts'
import { at, path } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { stonePaint } from '../landmarks/paint.ts'
import { pantheonFront } from '../landmarks/paris-churches.ts'
import { mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The temple of the Left Bank at the head of its street. */
export const pantheonParis: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const side = (flip: 1 | -1): string =>
      at(
        flip === 1 ? 0 : 1600,
        0,
        haussmann(pen, 270, 960, 170, 400, mix(palette.stone[1], palette.haze, 0.45), palette.stone[2]) +
          haussmann(pen, 70, 1010, 220, 560, mix(palette.stone[1], palette.haze, 0.2), palette.stone[2]) +
          haussmann(pen, -190, 1090, 280, 780, palette.stone[1], palette.stone[2]),
        flip,
        1,
      )
    return [
      heavens(pen, 900, 1010, 340, 110, 'rays'),
      skyline(pen, 900, 0.2, { heights: [100, 190], widths: [70, 120], roofs: 'mansard' }),
      mist(pen, 910, 260, 0.7),
      pantheonFront(pen, 800, 930, 1.22, stonePaint(pen)),
      ground(pen, 926, mix(palette.stone[1], palette.haze, 0.4), mix(palette.stone[2], palette.ink, 0.55)),
      path('M740 930H860L1130 1200H470Z', mix(palette.stone[0], palette.haze, 0.3), 'opacity=".7"'),
      side(1),
      side(-1),
      tree(pen, 450, 1020, 210) + tree(pen, 1150, 1020, 210),
      crowd(pen, 520, 1090, 970, 62, 10, palette.ink),
      cyclist(700, 1120, 170, palette.ink, palette.accent),
      birds(pen, 560, 330, 7),
    ]
  },
}
