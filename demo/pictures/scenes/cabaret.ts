import { arcade, festoon, haussmann, lamp, windowGrid } from '../kit/architecture.ts'
import { ground, skyline } from '../kit/land.ts'
import { taxi } from '../kit/objects.ts'
import { couple, crowd } from '../kit/people.ts'
import { circle, d, disc, path, poly, range, rect, starAt, stroke, turned } from '../kit/shape.ts'
import { heavens, mist, radialGlow } from '../kit/sky.ts'
import { glints } from '../kit/water.ts'
import { lamplight, mix } from '../palette.ts'
import type { Scene } from '../scene.ts'

/** The red windmill above the boulevard, bulbs alight and a crowd before the doors. */
export const cabaret: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const red = palette.light === 'night' ? '#c62a3c' : '#cc3a3f'
    const sail = (angle: number): string => turned(angle, 800, 400, sailShape(800, 400, red, lamplight(palette)))
    return [
      heavens(pen, 900, 1130, 300, 96, 'clouds'),
      skyline(pen, 960, 0.22, { heights: [220, 380], widths: [90, 150], roofs: 'mansard' }),
      mist(pen, 960, 260, 0.6),
      haussmann(pen, 40, 1000, 330, 620, palette.stone[1], palette.stone[2]),
      haussmann(pen, 1230, 1000, 330, 600, palette.stone[1], palette.stone[2]),
      poly(
        [
          [660, 760],
          [700, 400],
          [900, 400],
          [940, 760],
        ],
        red,
      ) +
        poly(
          [
            [830, 400],
            [900, 400],
            [940, 760],
            [850, 760],
          ],
          mix(red, palette.ink, 0.45),
        ),
      path('M690 400Q800 250 910 400Z', mix(red, palette.ink, 0.3)),
      windowGrid(720, 470, 160, 240, 3, 3, lamplight(palette)),
      ...[18, 108, 198, 288].map(sail),
      disc(800, 400, 24, lamplight(palette)),
      rect(350, 750, 900, 240, mix(red, palette.ink, 0.25)),
      path('M330 740H1270V800H330Z', palette.ink) +
        festoon([336, 744], [1264, 744], 0, 52, lamplight(palette), 6) +
        festoon([336, 796], [1264, 796], 0, 52, lamplight(palette), 6),
      path(
        range(9, (index) => starAt(440 + index * 90, 770, 2.4)),
        palette.accent,
      ),
      arcade(370, 990, 860, 150, 8, lamplight(palette), 'round', 0.7),
      radialGlow(pen, 800, 920, 560),
      ground(pen, 988, mix(palette.stone[2], palette.ink, 0.3), palette.ink),
      glints(pen, 1000, 1190, 800, 2.4),
      crowd(pen, 380, 1220, 1010, 110, 12, palette.ink),
      taxi(pen, 480, 1120, 0.85, palette.ink),
      couple(1010, 1150, 200, palette.ink),
      lamp(pen, 280, 1130, 380) + lamp(pen, 1320, 1130, 380),
    ]
  },
}

/** One lattice sail of the mill, edged with bulbs. */
function sailShape(x: number, y: number, red: string, bulb: string): string {
  const frame = poly(
    [
      [x - 6, y],
      [x - 6, y - 300],
      [x + 62, y - 300],
      [x + 40, y - 60],
      [x + 6, y - 40],
      [x + 6, y],
    ],
    red,
  )
  const bars = stroke(
    range(6, (index) => d`M${x} ${y - 80 - index * 40}h${44 + index * 3}`),
    bulb,
    3,
    'opacity=".8"',
  )
  return (
    frame +
    bars +
    path(
      range(
        10,
        (index) => circle(x - 4, y - 60 - index * 26, 5) + circle(x + 44 + index * 1.9, y - 60 - index * 26, 5),
      ),
      bulb,
    )
  )
}
