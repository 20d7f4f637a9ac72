import { festoon, haussmann } from '../kit/architecture.ts'
import { ground, skyline } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { at, box, path, range, rect } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { clockTower, doubleDecker } from '../landmarks/london.ts'
import { farPaint } from '../landmarks/paint.ts'
import { lamplight, mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** A street of theatres after rain: canopies, bulbs, a red bus and umbrellas. */
export const londonWestEnd: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const wall = (depth: number): string => mix(palette.stone[2], palette.ink, depth)
    const side = (flip: 1 | -1): string =>
      at(
        flip === 1 ? 0 : 1600,
        0,
        haussmann(pen, 330, 940, 200, 470, mix(palette.stone[1], palette.haze, 0.4), palette.stone[2]) +
          haussmann(pen, 130, 980, 240, 640, palette.stone[1], palette.stone[2]) +
          haussmann(pen, -120, 1040, 290, 860, wall(0.25), wall(0.6)),
        flip,
        1,
      )
    const sign = (x: number, y: number, w: number, h: number): string =>
      rect(x, y, w, h, palette.accent) +
      rect(x + 8, y + 8, w - 16, h - 16, palette.ink) +
      path(
        range(5, (index) => box(x + 18, y + 20 + index * ((h - 34) / 5), w - 36, (h - 34) / 9)),
        lamplight(palette),
      ) +
      festoon([x, y], [x + w, y], 0, 12, lamplight(palette), 3) +
      festoon([x, y + h], [x + w, y + h], 0, 12, lamplight(palette), 3)
    return [
      heavens(pen, 940, 800, 430, 110, 'rays'),
      skyline(pen, 950, 0.2, { heights: [120, 260], widths: [50, 90], roofs: 'gable' }, 480, 1120),
      clockTower(pen, 860, 950, 0.52, farPaint(pen, 0.3)),
      mist(pen, 960, 300, 0.7),
      side(1),
      side(-1),
      sign(392, 540, 74, 250),
      sign(1130, 500, 84, 290),
      path('M130 800H470L500 860H130ZM1130 800H1600V860H1100Z', palette.accent),
      festoon([140, 856], [494, 856], 0, 26, lamplight(palette), 6),
      festoon([1106, 856], [1590, 856], 0, 34, lamplight(palette), 6),
      ...[470, 560, 660].map((y, index) =>
        festoon([330 - index * 60, y], [1270 + index * 60, y], 110, 30, lamplight(palette), 4 + index),
      ),
      ground(pen, 940, mix(palette.stone[2], palette.sky[1], 0.3), palette.ink),
      glints(pen, 960, 1190, 800, 1.6),
      doubleDecker(pen, 800, 1010, 0.9, '#c9342f'),
      crowd(pen, 180, 560, 1040, 130, 5, palette.ink),
      crowd(pen, 1040, 1440, 1040, 130, 5, palette.ink),
      figure(470, 1160, 230, palette.ink, 'umbrella'),
      figure(1150, 1160, 240, palette.ink, 'umbrella', -1),
    ]
  },
}
