import { audience } from '../kit/people.ts'
import { at, box, d, path, range, rect, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { linear, type Pen, radial } from '../pen.ts'
import type { Show } from '../show.ts'

const pink = '#ff4fa3'
const cyan = '#39e0f0'
const amber = '#ffb13d'
const brick = '#2a1233'

export const electricAvenueBlues: Show = {
  slug: 'electric-avenue-blues',
  lines: ['ELECTRIC', 'AVENUE', 'BLUES'],
  letters: { weight: 0.11, width: 1.04, waist: 0.44, inline: '#ffffff' },
  ink: '#39e0f0',
  light: 'night',
  mood: 'gold',
  colours: { sky: ['#12061c', '#2a1233', '#12061c'], ink: '#12061c', accent: pink, window: amber, sun: '#ffffff' },
  backdrop: (pen) => rect(0, 0, pen.width, pen.height, brick) + wall(pen),
  emblem: () => {
    const ribs = range(6, (index) => d`M-120 ${-330 + index * 46}Q0 ${-300 + index * 46} 120 ${-330 + index * 46}`)
    const shell = 'M-124 -250C-124 -430 124 -430 124 -250V-120C124 50 -124 50 -124 -120Z'
    const cradle = 'M-186 -170V-110C-186 130 186 130 186 -110V-170'
    const note = (x: number, y: number, s: number, colour: string): string =>
      at(x, y, tube('M-30 60C-30 36 10 30 14 56C14 82 -30 86 -30 60ZM14 56V-70Q50 -60 58 -16', colour, 9), s)
    const lamp = (x: number, top: number): string =>
      tube(d`M${x} 380V${top}M${x - 26} 380H${x + 26}M${x - 20} ${top + 60}H${x + 20}`, amber, 7) +
      tube(
        d`M${x - 34} ${top - 12}L${x - 24} ${top - 66}H${x + 24}L${x + 34} ${top - 12}L${x} ${top}ZM${x - 34} ${top - 66}H${x + 34}L${x} ${top - 96}Z`,
        '#ffe2a0',
        7,
      )
    const bolt = tube('M-300 -420L-384 -250H-316L-360 -110L-226 -300H-296L-250 -420Z', amber, 10)
    return (
      glow(0, -120, 420, pink) +
      glow(-310, -260, 220, amber) +
      glow(320, -200, 240, cyan) +
      tube(shell, pink, 14) +
      tube(ribs, pink, 8) +
      tube('M-124 -190H124', '#ffffff', 9) +
      tube(cradle, cyan, 12) +
      tube('M0 70V250M-110 250H110', cyan, 12) +
      bolt +
      note(300, -330, 1.25, cyan) +
      note(390, -150, 0.95, pink) +
      note(280, -20, 0.8, amber) +
      lamp(-420, 150) +
      lamp(-250, 220) +
      lamp(250, 220) +
      lamp(420, 150) +
      tube('M-480 380H480', pink, 6)
    )
  },
  front: (pen) =>
    rect(
      0,
      pen.height * 0.6,
      pen.width,
      pen.height * 0.4,
      linear(pen, pen.height * 0.6, pen.height * 0.76, [
        [0, '#12061c', 0],
        [1, '#12061c', 0.92],
      ]),
    ) + audience(pen, pen.height * 0.7, 62, '#0a0312'),
}

/** A glass tube that glows: a wide soft colour, the colour, and a white core. */
function tube(data: string, colour: string, width: number): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  return (
    stroke(data, colour, width * 5, `${round} opacity=".1"`) +
    stroke(data, colour, width * 2.6, `${round} opacity=".24"`) +
    stroke(data, colour, width, round) +
    stroke(data, mix(colour, '#ffffff', 0.85), width * 0.34, round)
  )
}

/** Light that the tubes throw on the bricks. */
function glow(x: number, y: number, r: number, colour: string): string {
  return range(
    5,
    (index) => `<circle cx="${x}" cy="${y}" r="${r * (1 - index * 0.17)}" fill="${colour}" opacity=".06"/>`,
  )
}

function wall(pen: Pen): string {
  const [w, h] = [96, 40]
  const rows = Math.ceil(pen.height / h)
  const columns = Math.ceil(pen.width / w) + 1
  const shades = ['#47204f', '#3c1a48', '#522858', '#341640'] as const
  return (
    shades
      .map((shade, kind) =>
        path(
          range(rows * columns, (index) => {
            if ((index * 7 + Math.floor(index / columns) * 3) % 4 !== kind) return ''
            const row = Math.floor(index / columns)
            return box((index % columns) * w - (row % 2) * (w / 2) + 3, row * h + 3, w - 6, h - 6)
          }),
          shade,
        ),
      )
      .join('') +
    rect(
      0,
      0,
      pen.width,
      pen.height,
      radial(pen, pen.width / 2, pen.height * 0.36, pen.height * 0.62, [
        [0, '#7a2a6a', 0.35],
        [1, '#12061c', 0.75],
      ]),
    )
  )
}
