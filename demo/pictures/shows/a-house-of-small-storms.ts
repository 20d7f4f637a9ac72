import { ridge } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { box, circle, d, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { sky } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Show } from '../show.ts'

export const aHouseOfSmallStorms: Show = {
  slug: 'a-house-of-small-storms',
  lines: ['A HOUSE OF', 'SMALL', 'STORMS'],
  letters: { weight: 0.1, width: 1.06, waist: 0.6 },
  ink: '#fdf1d2',
  light: 'dusk',
  mood: 'sea',
  colours: { sky: ['#2b3f5e', '#6f8fa6', '#f2d9a6'], accent: '#f4b93a', ink: '#16233a', haze: '#93a7ae' },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.72) +
    stroke(
      range(70, () => {
        const [x, y] = [pen.random() * pen.width * 1.1, pen.random() * pen.height * 0.72]
        return d`M${x} ${y}l-26 70`
      }),
      '#fdf1d2',
      3,
      'opacity=".3"',
    ) +
    ridge(pen, pen.height * 0.68, 60, tone(pen.palette, 0.35), 3) +
    ridge(pen, pen.height * 0.73, 40, pen.palette.ink, 3),
  emblem: (pen) => {
    const { palette } = pen
    const cloud = (x: number, y: number, s: number, fill: string): string =>
      path(
        [
          [0, 0, 90],
          [-110, 30, 70],
          [110, 26, 76],
          [-190, 60, 46],
          [190, 60, 50],
        ]
          .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * s, y + dy * s, r * s))
          .join('') + box(x - 190 * s, y + 40 * s, 380 * s, 66 * s),
        fill,
      )
    const bolt = (x: number, y: number, s: number): string =>
      poly(
        [
          [x, y],
          [x - 46 * s, y + 110 * s],
          [x - 8 * s, y + 104 * s],
          [x - 40 * s, y + 220 * s],
          [x + 50 * s, y + 76 * s],
          [x + 10 * s, y + 82 * s],
          [x + 44 * s, y],
        ],
        palette.accent,
      )
    const roomOf = (x: number, y: number, w: number, h: number, fill: string, content: string): string =>
      rect(x, y, w, h, fill) + content
    const drops = (x: number, y: number): string =>
      stroke(
        range(9, (index) => d`M${x + (index % 3) * 34} ${y + Math.floor(index / 3) * 26}l-6 18`),
        '#cfe4ea',
        5,
        'stroke-linecap="round"',
      )
    return (
      cloud(-180, -390, 1.1, mix(palette.ink, palette.sky[1], 0.35)) +
      cloud(200, -420, 0.9, mix(palette.ink, palette.sky[1], 0.5)) +
      bolt(40, -330, 0.9) +
      path('M-300 460V-60L0 -290L300 -60V460Z', palette.ink) +
      rect(190, -270, 56, 130, palette.ink) +
      roomOf(
        -270,
        -20,
        260,
        210,
        '#f0c46a',
        cloud(-140, 40, 0.34, '#5a6f88') + drops(-180, 96) + figure(-70, 188, 110, palette.ink, 'umbrella'),
      ) +
      roomOf(
        10,
        -20,
        260,
        210,
        '#d9694a',
        cloud(140, 36, 0.36, '#3c4d68') + bolt(136, 70, 0.42) + figure(60, 188, 110, palette.ink, 'dress'),
      ) +
      roomOf(
        -270,
        220,
        260,
        210,
        '#5f9fa0',
        path('M-270 430V330Q-240 310 -205 330T-140 330T-75 330T-10 330V430Z', '#2c6a80') +
          path('M-200 330h130l-26 36h-80z', palette.ink) +
          figure(-136, 334, 90, palette.ink, 'sit'),
      ) +
      roomOf(
        10,
        220,
        260,
        210,
        '#f6dfae',
        stroke(
          'M60 260q80 -20 150 10q60 40 -30 60q-100 6 -70 50q30 36 80 20',
          '#7c8fa0',
          12,
          'stroke-linecap="round"',
        ) + figure(70, 428, 120, palette.ink, 'arms'),
      ) +
      poly(
        [
          [-130, -60],
          [0, -160],
          [130, -60],
        ],
        '#e8a23c',
      ) +
      path('M-30 -60a30 40 0 0 1 60 0z', palette.ink) +
      poly(
        [
          [-340, -40],
          [0, -310],
          [340, -40],
          [316, -14],
          [0, -262],
          [-316, -14],
        ],
        '#c8503c',
      ) +
      rect(-330, 452, 660, 26, palette.ink)
    )
  },
}
