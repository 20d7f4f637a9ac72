import { figure } from '../kit/people.ts'
import { box, d, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { birds, heavens } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Inside the amphitheatre, at the edge of the arena floor: the passages below, the broken tiers all around. */
export const arenaFloor: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const [lit, body, shade] = palette.stone
    const dark = mix(shade, palette.ink, 0.5)
    const tier = (y: number, count: number, height: number) =>
      range(count, (index) => {
        const place = (index + 0.5) / count - 0.5
        return roundArch(800 + place * 1640, y - 150 * (1 - (place * 2) ** 2) + 130, (1500 / count) * 0.6, height)
      })
    const bowl = (y: number) => d`M-20 ${y + 160}Q800 ${y - 180} 1620 ${y + 160}V1200H-20Z`
    return [
      heavens(pen, 520, 800, 260, 120, 'rays'),
      path(
        'M-20 470Q300 230 560 250L620 330L980 300L1040 220Q1400 240 1620 420V900H-20Z',
        mix(body, palette.haze, 0.3),
      ),
      path(tier(420, 15, 90), mix(dark, palette.haze, 0.25)),
      path(bowl(480), body),
      path(tier(560, 17, 96), dark),
      path(bowl(640), mix(body, shade, 0.45)),
      path(tier(715, 19, 86), dark),
      path(bowl(790), mix(shade, palette.ink, 0.25)),
      path('M180 960Q800 740 1420 960Q1200 1130 800 1150T180 960Z', palette.ink),
      ...[0, 1, 2, 3, 4].map((index) =>
        path(
          d`M${270 + index * 70} ${960 - index * 20}Q800 ${810 + index * 34} ${1330 - index * 70} ${960 - index * 20}V${990 - index * 16}Q800 ${846 + index * 34} ${270 + index * 70} ${990 - index * 16}Z`,
          mix(body, palette.ink, 0.12 * index),
        ),
      ),
      path(
        range(11, (index) => box(400 + index * 80, 900 + Math.abs(index - 5) * 4, 16, 120)),
        mix(body, palette.ink, 0.2),
      ),
      rect(
        0,
        1080,
        1600,
        120,
        linear(pen, 1080, 1200, [
          [0, lit],
          [1, mix(body, palette.ink, 0.3)],
        ]),
      ),
      stroke(
        range(16, (index) => d`M${index * 106} 1084L${index * 106 - 40} 1200`),
        mix(shade, palette.ink, 0.2),
        4,
      ),
      figure(360, 1170, 330, palette.ink, 'point'),
      figure(500, 1176, 310, palette.ink, 'dress'),
      figure(600, 1180, 190, palette.ink, 'walk'),
      birds(pen, 1120, 180, 6),
    ]
  },
}
