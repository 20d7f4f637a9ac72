import { curtains } from '../kit/objects.ts'
import { audience, figure } from '../kit/people.ts'
import { circle, d, disc, oval, path, range, rect, starAt, stroke } from '../kit/shape.ts'
import { beam, rays } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { clipped, linear } from '../pen.ts'
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
    rays(pen, pen.width / 2, pen.height * 0.3, pen.height * 0.9, 26, 0.5),
  emblem: (pen) => {
    const { palette } = pen
    const [gold, deep, light] = [palette.accent, mix(palette.accent, '#7a2a12', 0.6), '#fff3c4']
    const tube = (data: string, width: number): string =>
      stroke(data, deep, width, 'stroke-linecap="round"') +
      stroke(data, gold, width * 0.72, 'stroke-linecap="round"') +
      stroke(data, light, width * 0.14, 'stroke-linecap="round" opacity=".75" transform="translate(-7 -9)"')
    const bellAt = -90
    /** Light that runs round the bell as round a record. */
    const sheen = [20, 74, 128, 200, 254, 308]
      .map((angle, index) => {
        const half = index % 3 === 1 ? 7 : 12
        const point = (turn: number): string => {
          const radians = (turn / 180) * Math.PI
          return d`${Math.cos(radians) * 332} ${bellAt + Math.sin(radians) * 332}`
        }
        return path(
          `M0 ${bellAt}L${point(angle - half)}L${point(angle + half)}Z`,
          index % 2 ? light : deep,
          `opacity="${index % 2 ? 0.5 : 0.4}"`,
        )
      })
      .join('')
    const bell =
      disc(0, bellAt, 366, deep) +
      disc(0, bellAt, 354, light) +
      disc(0, bellAt, 338, gold) +
      sheen +
      [286, 236, 196].map((r) => stroke(circle(0, bellAt, r), deep, 3, 'opacity=".6"')).join('') +
      disc(0, bellAt, 176, deep) +
      disc(0, bellAt, 166, '#4a0d26') +
      clipped(
        pen,
        circle(0, bellAt, 166),
        beam(pen, [-70, bellAt - 190], [0, bellAt + 150], 190, 0.85, '#ffe9b0') +
          beam(pen, [80, bellAt - 190], [0, bellAt + 150], 170, 0.6, '#ff9a6a') +
          oval(0, bellAt + 128, 120, 22, '#ffd98a') +
          figure(0, bellAt + 128, 216, '#1d0411', 'dress') +
          stroke(d`M44 ${bellAt + 128}V${bellAt - 52}l-14 -16`, '#1d0411', 6) +
          audience(pen, bellAt + 150, 30, '#1d0411', -180, 180),
      )
    const valves = [-92, 0, 92]
      .map(
        (x) =>
          rect(x - 32, 268, 64, 150, deep, 'rx="10"') +
          rect(x - 32, 268, 40, 150, gold, 'rx="10"') +
          rect(x - 24, 276, 8, 134, light, 'rx="4" opacity=".8"') +
          rect(x - 38, 262, 76, 20, light, 'rx="6"') +
          rect(x - 38, 404, 76, 20, light, 'rx="6"') +
          rect(x - 7, 226, 14, 40, light) +
          oval(x, 224, 28, 11, light),
      )
      .join('')
    return (
      tube('M-330 60C-470 -120 -420 -420 -150 -462C120 -500 420 -400 430 -90C436 120 330 300 150 344H-160', 58) +
      tube('M-160 390H190Q290 390 290 320Q290 250 200 250H-200Q-300 250 -300 330Q-300 410 -210 410', 40) +
      bell +
      valves +
      path(
        range(9, (index) => {
          const angle = index * 0.7 + 0.35
          return starAt(Math.cos(angle) * 470, -130 + Math.sin(angle) * 410, 1.2 + (index % 3) * 0.8)
        }),
        light,
      )
    )
  },
  front: (pen) => curtains(pen, -30, pen.width + 30, -20, pen.height * 0.74, '#a3123a', '#ffc24a'),
}
