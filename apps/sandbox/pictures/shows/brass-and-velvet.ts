import { curtains } from '../kit/objects.ts'
import { oval, path, range, rect, starAt, stroke } from '../kit/shape.ts'
import { rays } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Show } from '../show.ts'

export const brassAndVelvet: Show = {
  slug: 'brass-and-velvet',
  lines: ['BRASS', 'AND', 'VELVET'],
  letters: { weight: 0.2, width: 1.02, waist: 0.5, inline: '#8e1838' },
  ink: '#ffd884',
  light: 'dusk',
  mood: 'gold',
  colours: { sky: ['#3a0a22', '#8e1838', '#e0562f'], accent: '#ffc24a', ink: '#240614', window: '#ffe08a' },
  backdrop: (pen) =>
    rect(
      0,
      0,
      pen.width,
      pen.height,
      linear(pen, 0, pen.height, [
        [0, pen.palette.sky[0]],
        [0.7, pen.palette.sky[1]],
        [1, pen.palette.ink],
      ]),
    ) +
    range(16, (index) =>
      rect((pen.width * index) / 16, 0, pen.width / 30, pen.height, pen.palette.ink, 'opacity=".28"'),
    ) +
    rays(pen, pen.width / 2, pen.height * 0.3, pen.height * 0.9, 26, 0.75),
  emblem: (pen) => {
    const { palette } = pen
    const [gold, deep, light] = [palette.accent, mix(palette.accent, '#7a2a12', 0.55), '#fff0bc']
    const bell = 'M-44 150C-40 -60 -70 -200 -250 -330Q0 -400 250 -330C70 -200 40 -60 44 150Z'
    const tubing =
      stroke(
        'M0 120V420Q0 470 70 470Q150 470 150 400V110Q150 50 90 50H-90Q-150 50 -150 110V360Q-150 420 -90 420H90',
        deep,
        46,
        'stroke-linejoin="round"',
      ) +
      stroke(
        'M0 120V420Q0 470 70 470Q150 470 150 400V110Q150 50 90 50H-90Q-150 50 -150 110V360Q-150 420 -90 420H90',
        gold,
        30,
        'stroke-linejoin="round"',
      )
    const valves = [-86, 0, 86]
      .map(
        (x) =>
          rect(x - 28, 150, 56, 210, gold) +
          rect(x + 6, 150, 22, 210, deep) +
          rect(x - 34, 140, 68, 18, light) +
          rect(x - 8, 100, 16, 44, light) +
          oval(x, 98, 28, 10, light),
      )
      .join('')
    return (
      tubing +
      path(bell, gold) +
      path('M10 150C20 -60 110 -210 250 -330C70 -200 40 -60 44 150Z', deep) +
      path('M-30 150C-26 -60 -60 -200 -200 -322Q-170 -330 -140 -334C-30 -200 -16 -60 -16 150Z', light, 'opacity=".7"') +
      oval(0, -338, 254, 48, light) +
      oval(0, -338, 224, 34, '#5a1230') +
      valves +
      path(
        range(20, (index) =>
          starAt(
            Math.cos(index * 1.7) * (230 + (index % 4) * 60),
            -420 + Math.sin(index * 2.3) * 80,
            1.2 + (index % 3),
          ),
        ),
        light,
      )
    )
  },
  front: (pen) => curtains(pen, -30, pen.width + 30, -20, pen.height * 0.74, '#a3123a', '#ffc24a'),
}
