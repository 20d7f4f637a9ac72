import { ridge } from '../kit/land.ts'
import { at, circle, d, oval, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { mist, orb, sky } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Show } from '../show.ts'

export const foxgloveLane: Show = {
  slug: 'foxglove-lane',
  lines: ['FOXGLOVE', 'LANE'],
  letters: { weight: 0.1, width: 1.12, waist: 0.62 },
  ink: '#fff4dc',
  light: 'dusk',
  mood: 'classic',
  colours: {
    sky: ['#27465a', '#c98aa0', '#ffe0a8'],
    accent: '#d2508c',
    ink: '#14283a',
    leaf: ['#5f9a78', '#1f4a4c'],
    haze: '#d8a0a8',
  },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.75) +
    orb(pen, pen.width * 0.5, pen.height * 0.36, 140) +
    ridge(pen, pen.height * 0.56, 120, tone(pen.palette, 0.2), 3) +
    mist(pen, pen.height * 0.66, 200, 0.6) +
    ridge(pen, pen.height * 0.64, 90, pen.palette.leaf[0], 3) +
    ridge(pen, pen.height * 0.73, 60, pen.palette.leaf[1], 3) +
    ridge(pen, pen.height * 0.8, 40, pen.palette.ink, 3),
  emblem: (pen) => {
    const { palette } = pen
    const bell = (x: number, y: number, s: number, side: number): string =>
      at(
        x,
        y,
        path('M0 -10Q26 -6 40 24Q58 70 80 76Q60 100 30 96Q2 96 -8 60Q-14 10 0 -10Z', palette.accent) +
          path('M14 -4Q30 4 40 24Q58 70 80 76Q70 92 48 96Q52 50 14 -4Z', mix(palette.accent, '#ffffff', 0.4)) +
          oval(38, 86, 40, 12, mix(palette.accent, palette.ink, 0.5)) +
          path(circle(28, 84, 4) + circle(44, 86, 3.4) + circle(52, 81, 3), '#fff4dc'),
        side * s,
        s,
      )
    const stem = (x: number, lean: number, base: number, count: number, s: number): string =>
      stroke(
        d`M${x} ${base}Q${x + lean} ${base - count * 40} ${x + lean} ${base - count * 84 - 60}`,
        palette.leaf[0],
        12,
        'stroke-linecap="round"',
      ) +
      path(
        range(4, (index) => {
          const y = base - 40 - index * 34
          const w = (index % 2 ? 1 : -1) * 150
          return d`M${x} ${y}Q${x + w * 0.5} ${y - 80} ${x + w} ${y - 30}Q${x + w * 0.5} ${y + 10} ${x} ${y}Z`
        }),
        palette.leaf[1],
      ) +
      range(count, (index) => {
        const t = index / count
        const y = base - 150 - index * 74
        return bell(x + lean * Math.min(1, t + 0.4), y, s * (1.15 - t * 0.75), index % 2 ? 1 : -1)
      })
    const cottage =
      rect(-90, 140, 180, 120, '#fff0d4') +
      poly(
        [
          [-124, 146],
          [-50, 40],
          [70, 40],
          [124, 146],
        ],
        mix(palette.ink, palette.accent, 0.3),
      ) +
      rect(56, 0, 28, 60, palette.ink) +
      rect(-24, 190, 40, 70, palette.ink) +
      rect(-74, 176, 34, 36, palette.window) +
      rect(36, 176, 34, 36, palette.window) +
      stroke('M70 -6q-16 -30 10 -50q24 -24 4 -56', '#fff4dc', 7, 'opacity=".6" stroke-linecap="round"')
    const fox = at(
      30,
      470,
      path(
        'M-120 0Q-140 -70 -70 -80Q-20 -92 20 -80Q40 -120 60 -126L66 -150L84 -128L106 -146L104 -116Q130 -96 136 -80Q116 -66 92 -66Q80 -30 70 0H50L44 -36Q-10 -24 -50 -34L-70 0H-92L-90 -30Q-150 30 -220 0Q-170 -4 -150 -40Q-134 -60 -120 0Z',
        '#e2703a',
      ) + path('M136 -80Q116 -66 92 -66L84 -84Q110 -90 136 -80ZM-220 0Q-190 0 -178 -18Q-160 0 -186 8Z', '#fff4dc'),
      0.9,
    )
    return (
      cottage +
      path(
        'M-30 260H20Q120 330 60 400Q20 450 180 560H-260Q-120 450 -40 390Q20 330 -30 260Z',
        mix('#fff0d4', palette.leaf[0], 0.25),
      ) +
      fox +
      stem(-370, 60, 500, 9, 1.05) +
      stem(380, -50, 500, 10, 1.05) +
      stem(-240, 20, 520, 5, 0.8) +
      stem(262, 10, 520, 6, 0.8)
    )
  },
}
