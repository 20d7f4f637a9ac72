import { figure } from '../kit/people.ts'
import { at, circle, disc, path, range, rect, stroke, turned } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { gilt, mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** One painting on a deep blue wall: a vase of sunflowers in its gilded frame, and somebody who does not move on. */
export const sunflowers: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const wall = mix('#2c4a78', palette.ink, palette.light === 'night' ? 0.6 : palette.light === 'dusk' ? 0.35 : 0.1)
    return [
      rect(0, 0, 1600, 1200, wall),
      radialGlow(pen, 800, 470, 760),
      rect(
        0,
        1010,
        1600,
        190,
        linear(pen, 1010, 1200, [
          [0, mix(palette.stone[2], wall, 0.3)],
          [1, palette.ink],
        ]),
      ),
      rect(0, 996, 1600, 18, mix(wall, '#ffffff', 0.3)),
      rect(440, 110, 720, 780, gilt(palette)) + rect(464, 134, 672, 732, mix(gilt(palette), palette.ink, 0.5)),
      rect(480, 150, 640, 700, '#e9c65b'),
      rect(480, 680, 640, 170, '#c98f35'),
      vase(pen),
      figure(310, 1180, 420, palette.ink, 'stand'),
      figure(1320, 1180, 400, palette.ink, 'dress', -1),
      figure(1430, 1184, 250, palette.ink, 'dress', -1),
    ]
  },
}

const BLOOMS = [
  [800, 290, 1.15],
  [660, 350, 0.95],
  [950, 360, 1],
  [740, 470, 0.9],
  [880, 490, 0.95],
  [610, 500, 0.7],
  [1010, 510, 0.75],
] as const

function vase(pen: Pen): string {
  const stems = BLOOMS.map(([x, y]) => `M${x} ${y}Q${(x + 800) / 2 + 20} ${y + 160} 800 660`).join('')
  return (
    stroke(stems, '#5d7a35', 12) +
    path('M700 600H900Q960 690 930 780Q900 826 800 826T670 780Q640 690 700 600Z', '#d8a94c') +
    path('M672 700Q800 740 934 700Q950 740 930 780Q900 826 800 826T670 780Q650 740 672 700Z', '#8a6a3c') +
    BLOOMS.map(([x, y, scale]) => at(x, y, bloom(pen), scale)).join('')
  )
}

function bloom(pen: Pen): string {
  const petal = 'M-13 -34Q0 -112 13 -34Z'
  return (
    range(14, (index) => turned(index * (360 / 14), 0, 0, path(petal, index % 2 === 0 ? '#f2b01e' : '#d98a12'))) +
    disc(0, 0, 42, '#7a4a1c') +
    path(
      range(8, (index) => circle(Math.cos(index) * 22, Math.sin(index * 2.1) * 22, 6)),
      mix('#7a4a1c', pen.palette.ink, 0.5),
    )
  )
}
