import { figure } from '../kit/people.ts'
import { circle, d, disc, path, range, rect, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Show } from '../show.ts'

const slate = '#24384a'
const frost = '#f4f9fb'

export const theWintering: Show = {
  slug: 'the-wintering',
  lines: ['THE', 'WINTERING'],
  letters: { weight: 0.06, width: 1.08, waist: 0.34 },
  tallest: 176,
  ink: '#22364a',
  light: 'day',
  mood: 'sea',
  colours: { sky: ['#a9c4d2', '#d4e3ea', '#f6fafb'], ink: slate, accent: '#b3303a', sun: '#ffffff', haze: '#cfdfe8' },
  backdrop: (pen) =>
    rect(
      0,
      0,
      pen.width,
      pen.height,
      linear(pen, 0, pen.height * 0.8, [
        [0, '#8fb0c4'],
        [0.5, '#cfe0e8'],
        [1, frost],
      ]),
    ) +
    disc(pen.width / 2, pen.height * 0.3, 400, '#ffffff', 'opacity=".3"') +
    disc(pen.width / 2, pen.height * 0.3, 310, '#fdfefe', 'opacity=".85"') +
    birches(pen) +
    path(
      d`M0 ${pen.height * 0.7}Q${pen.width * 0.3} ${pen.height * 0.655} ${pen.width * 0.55} ${pen.height * 0.69}T${pen.width} ${pen.height * 0.675}V${pen.height}H0Z`,
      frost,
    ),
  emblem: (pen) => {
    const branches: string[] = []
    const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
      const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
      const bend = (pen.random() - 0.5) * 0.3
      const [mx, my] = [x + Math.cos(angle + bend) * length * 0.55, y + Math.sin(angle + bend) * length * 0.55]
      branches.push(stroke(d`M${x} ${y}Q${mx} ${my} ${ex} ${ey}`, slate, width, 'stroke-linecap="round"'))
      if (depth === 0) return
      grow(ex, ey, angle - 0.3 - pen.random() * 0.24, length * 0.74, width * 0.66, depth - 1)
      grow(ex, ey, angle + 0.34 + pen.random() * 0.24, length * 0.68, width * 0.62, depth - 1)
      if (depth > 1) grow(mx, my, angle - 0.75, length * 0.46, width * 0.44, depth - 2)
    }
    grow(-44, -12, -2.3, 124, 21, 4)
    grow(44, -12, -0.84, 124, 21, 4)
    const antlers = branches.join('')
    const head =
      path(
        'M-58 -30Q-80 20 -54 90L-34 186Q-26 220 0 222Q26 220 34 186L54 90Q80 20 58 -30Q30 -56 0 -56Q-30 -56 -58 -30Z',
        slate,
      ) +
      path('M0 -56Q30 -56 58 -30Q80 20 54 90L34 186Q26 220 0 222Z', mix(slate, '#0d1a26', 0.5)) +
      path(
        'M-60 -20C-120 -60 -170 -50 -196 -20C-160 20 -110 30 -62 20ZM60 -20C120 -60 170 -50 196 -20C160 20 110 30 62 20Z',
        slate,
      ) +
      path(
        'M-76 -10C-110 -32 -144 -32 -170 -18C-140 4 -108 10 -74 6ZM76 -10C110 -32 144 -32 170 -18C140 4 108 10 74 6Z',
        '#6d8598',
      ) +
      path('M-40 62q16 -12 30 4q-16 10 -30 -4zM40 62q-16 -12 -30 4q16 10 30 -4z', frost) +
      path('M-24 186Q0 170 24 186Q20 214 0 216Q-20 214 -24 186Z', '#0d1a26') +
      path('M-10 -52L0 96L10 -52Q0 -60 -10 -52Z', '#6d8598', 'opacity=".7"')
    const fade = linear(pen, 270, 420, [
      [0, frost, 0],
      [1, frost, 1],
    ])
    const neck =
      path('M-54 90C-84 170 -110 250 -210 320L-250 430H250L210 320C110 250 84 170 54 90L30 200Q0 236 -30 200Z', slate) +
      path('M54 90C84 170 110 250 210 320L250 430H60C70 330 50 260 30 200Z', mix(slate, '#0d1a26', 0.5)) +
      path('M-260 260H260V440H-260Z', fade)
    const birds = path(
      range(5, (index) => {
        const [x, y] = [[-330, -250, 210, 330, 60][index] ?? 0, [-330, -160, -380, -190, -300][index] ?? 0]
        return d`M${x} ${y}q12 -26 32 -14l16 -4l-12 12q-8 20 -36 6z`
      }),
      '#b3303a',
    )
    return (
      antlers +
      neck +
      head +
      birds +
      path('M-520 430Q-260 360 -60 396T520 380V520H-520Z', frost) +
      figure(-330, 412, 130, '#b3303a', 'walk') +
      path(
        range(7, (index) => d`M${-380 - index * 26} ${420 + index * 3}q7 -4 14 0q-7 6 -14 0z`),
        '#9fb8c6',
      )
    )
  },
  front: (pen) =>
    path(
      range(150, () => circle(pen.random() * pen.width, pen.random() * pen.height * 0.95, 2 + pen.random() ** 3 * 11)),
      '#ffffff',
      'opacity=".92"',
    ),
}

/** Far birches in the mist, and nearer ones at the edges. */
function birches(pen: Pen): string {
  const trunk = (x: number, w: number, fill: string, marks: string): string => {
    const top = 0
    const foot = pen.height * 0.72
    return (
      path(d`M${x - w} ${foot}L${x - w * 0.6} ${top}H${x + w * 0.6}L${x + w} ${foot}Z`, fill) +
      path(
        range(14, (index) => {
          const y = top + ((index + pen.random()) / 14) * foot
          return d`M${x - w * 0.8} ${y}q${w * 0.8} ${w * 0.3} ${w * (0.6 + pen.random())} 0q${-w * 0.4} ${-w * 0.24} ${-w * 1.2} 0z`
        }),
        marks,
      )
    )
  }
  const far = range(16, (index) => {
    const x = ((index + pen.random() * 0.8) / 16) * pen.width
    return Math.abs(x - pen.width / 2) < 210 ? '' : trunk(x, 9 + pen.random() * 8, '#bdd1dc', '#a3bccb')
  })
  return far + [0.03, 0.13, 0.9, 0.985].map((share) => trunk(pen.width * share, 30, '#f7fafb', '#3b4f60')).join('')
}
