import { ridge } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { at, d, disc, path, poly, range, rect, starAt, stroke, turned } from '../kit/shape.ts'
import { orb, sky } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Show } from '../show.ts'

export const theLastTelegram: Show = {
  slug: 'the-last-telegram',
  lines: ['THE LAST', 'TELEGRAM'],
  letters: { weight: 0.12, width: 1.04, waist: 0.5 },
  ink: '#f7e6c0',
  light: 'night',
  mood: 'gold',
  colours: { sky: ['#1a1830', '#5a3050', '#e0784a'], accent: '#e04a3a', ink: '#140f22', haze: '#8a4a58' },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.74) +
    orb(pen, pen.width * 0.5, pen.height * 0.44, 170) +
    ridge(pen, pen.height * 0.66, 60, tone(pen.palette, 0.3), 4) +
    ridge(pen, pen.height * 0.71, 50, tone(pen.palette, 0.65), 3) +
    rect(0, pen.height * 0.73, pen.width, pen.height, pen.palette.ink),
  emblem: (pen) => {
    const { palette } = pen
    const pole = (x: number, base: number, h: number): string =>
      rect(x - h * 0.014, base - h, h * 0.028, h, palette.ink) +
      range(
        3,
        (index) =>
          rect(
            x - h * (0.17 - index * 0.02),
            base - h * (0.95 - index * 0.09),
            h * (0.34 - index * 0.04),
            h * 0.018,
            palette.ink,
          ) +
          range(4, (n) =>
            rect(
              x - h * (0.155 - index * 0.018) + n * h * (0.1 - index * 0.012),
              base - h * (0.975 - index * 0.09),
              h * 0.014,
              h * 0.028,
              palette.window,
            ),
          ),
      )
    const poles: readonly (readonly [number, number, number])[] = [
      [330, 470, 950],
      [70, 410, 480],
      [-50, 385, 270],
      [-110, 372, 160],
      [-146, 366, 100],
    ]
    const wires = range(
      4,
      (wire) =>
        poles
          .slice(1)
          .map(([x, base, h], index) => {
            const from = poles[index]
            if (!from) return ''
            const [fx, fb, fh] = from
            const [ax, ay] = [fx - fh * 0.15 + wire * fh * 0.1, fb - fh * 0.97]
            const [bx, by] = [x - h * 0.15 + wire * h * 0.1, base - h * 0.97]
            return d`M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + fh * 0.12} ${bx} ${by}`
          })
          .join('') + d`M${188 + wire * 95} -452Q${420 + wire * 60} -330 ${640 + wire * 40} -${470 + wire * 10}`,
    )
    const letter = at(
      -210,
      60,
      turned(
        -12,
        0,
        0,
        rect(-150, -100, 300, 200, '#fbeccb') +
          poly(
            [
              [-150, -100],
              [0, 20],
              [150, -100],
            ],
            mix('#fbeccb', palette.ink, 0.16),
          ) +
          stroke('M-150 -100L0 20L150 -100M-150 100L-40 -12M150 100L40 -12', palette.ink, 5) +
          disc(0, 24, 34, palette.accent) +
          path(starAt(0, 24, 1.7), '#fbeccb'),
      ),
    )
    const bird = path('M150 -330q20 -34 56 -22l34 -10l-16 22q-8 34 -46 34l-56 14z', palette.ink)
    return (
      stroke(wires, palette.ink, 3.5) +
      poles.map(([x, base, h]) => pole(x, base, h)).join('') +
      letter +
      stroke(
        'M-420 130q60 -40 90 -34M-440 60q50 -34 90 -30M-410 200q50 -34 80 -34',
        '#fbeccb',
        7,
        'stroke-linecap="round" opacity=".8"',
      ) +
      bird +
      figure(-330, 470, 210, palette.ink, 'walk')
    )
  },
}
