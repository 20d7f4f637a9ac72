import { festoon, lamp } from '../kit/architecture.ts'
import { skyline } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { at, path, poly, range, rect } from '../kit/shape.ts'
import { mist, orb, rays, sky } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import type { Show } from '../show.ts'

export const copperStreet: Show = {
  slug: 'copper-street',
  lines: ['COPPER', 'STREET'],
  letters: { weight: 0.15, width: 1.05, waist: 0.5 },
  ink: '#ffe2b4',
  light: 'dusk',
  mood: 'gold',
  colours: {
    sky: ['#1f4a52', '#c0703f', '#ffc778'],
    accent: '#e0813c',
    ink: '#1a1a24',
    haze: '#c98558',
    roof: '#b5562c',
  },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.76) +
    rays(pen, pen.width / 2, pen.height * 0.4, pen.height, 22, 0.4) +
    orb(pen, pen.width / 2, pen.height * 0.4, 190) +
    skyline(pen, pen.height * 0.72, 0.3, { heights: [90, 300], widths: [60, 110], roofs: 'gable' }) +
    mist(pen, pen.height * 0.74, 300, 0.6) +
    rect(0, pen.height * 0.72, pen.width, pen.height, pen.palette.ink),
  emblem: (pen) => {
    const { palette } = pen
    const row = (sign: 1 | -1): string =>
      at(
        0,
        0,
        range(5, (index) => {
          const [x0, x1] = [[1000, 620, 400, 262, 180][index] ?? 0, [620, 400, 262, 180, 130][index] ?? 0]
          const top = (x: number): number => 130 - x * 0.92
          const foot = (x: number): number => 250 + x * 0.42
          const shade = mix(
            ['#7a3828', '#8a3f2a', '#a34c2c', '#b9602f', '#cf7a3c'][index] ?? '',
            palette.ink,
            0.3 - index * 0.06,
          )
          return (
            poly(
              [
                [x0, top(x0)],
                [x1, top(x1)],
                [x1, foot(x1)],
                [x0, foot(x0)],
              ],
              shade,
            ) +
            poly(
              [
                [x0, top(x0)],
                [(x0 + x1) / 2, top((x0 + x1) / 2) - (x0 - x1) * 0.55],
                [x1, top(x1)],
              ],
              palette.roof,
            ) +
            range(3, (n) => {
              const [a, b] = [x0 + (x1 - x0) * 0.16, x0 + (x1 - x0) * 0.42]
              const [c, e] = [x0 + (x1 - x0) * 0.58, x0 + (x1 - x0) * 0.84]
              const y = (x: number, t: number): number => top(x) + (foot(x) - top(x)) * t
              const t0 = 0.1 + n * 0.28
              return (
                poly(
                  [
                    [a, y(a, t0)],
                    [b, y(b, t0)],
                    [b, y(b, t0 + 0.17)],
                    [a, y(a, t0 + 0.17)],
                  ],
                  (n + index) % 3 === 0 ? palette.ink : palette.window,
                ) +
                poly(
                  [
                    [c, y(c, t0)],
                    [e, y(e, t0)],
                    [e, y(e, t0 + 0.17)],
                    [c, y(c, t0 + 0.17)],
                  ],
                  (n + index) % 2 ? palette.window : mix(palette.ink, shade, 0.3),
                )
              )
            })
          )
        }),
        sign,
        1,
      )
    return (
      poly(
        [
          [-130, 306],
          [130, 306],
          [1000, 760],
          [-1000, 760],
        ],
        mix(palette.ink, palette.accent, 0.42),
      ) +
      path('M-30 306H30L150 560H-150Z', palette.window, 'opacity=".55"') +
      row(1) +
      row(-1) +
      festoon([-400, -190], [400, -190], 120, 22, palette.window, 8) +
      festoon([-262, -60], [262, -60], 80, 18, palette.window, 6) +
      lamp(pen, -215, 440, 380) +
      lamp(pen, 215, 440, 380) +
      figure(30, 470, 230, palette.ink, 'umbrella') +
      path('M20 470L-60 560H-130L50 470Z', palette.ink, 'opacity=".5"')
    )
  },
}
