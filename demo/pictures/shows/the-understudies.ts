import { at, box, circle, d, disc, oval, path, range, rect, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { linear, type Pen, radial } from '../pen.ts'
import type { Show } from '../show.ts'

const pink = '#e2447f'
const wine = '#7c1046'
const cream = '#fff1dc'
const night = '#1b1030'

export const theUnderstudies: Show = {
  slug: 'the-understudies',
  lines: ['THE', 'UNDERSTUDIES'],
  letters: { weight: 0.2, width: 0.86, waist: 0.54 },
  tallest: 150,
  ink: cream,
  titleAt: 'head',
  light: 'dusk',
  mood: 'classic',
  colours: { sky: [pink, pink, wine], ink: wine, accent: '#ffd23f' },
  backdrop: (pen) => {
    const hem = pen.height * 0.55
    return (
      rect(
        0,
        hem - 60,
        pen.width,
        pen.height,
        linear(pen, hem - 60, pen.height * 0.73, [
          [0, '#2a1038'],
          [1, night],
        ]),
      ) +
      boards(pen, pen.height * 0.73) +
      rect(
        0,
        hem - 60,
        pen.width,
        pen.height,
        radial(pen, pen.width / 2, pen.height * 0.84, pen.height * 0.42, [
          [0, '#ffe9a8', 0.75],
          [0.6, '#ffc06a', 0.22],
          [1, '#ffc06a', 0],
        ]),
      )
    )
  },
  emblem: () =>
    at(
      0,
      -34,
      range(4, (index) => oval(places[index] ?? 0, 336, 128, 16, night, 'opacity=".5"')) +
        armour(places[0]) +
        ballet(places[1]) +
        clown(places[2]) +
        lion(places[3]),
      1.1,
    ),
  front: (pen) => curtain(pen, pen.height * 0.55),
}

/** Where each of the four stands. */
const places = [-362, -128, 112, 356] as const

/** A leg from behind the curtain down to the boards. */
const leg = (x: number, width: number, fill: string): string => rect(x - width / 2, -300, width, 620, fill)

function armour(x: number): string {
  const boot = (dx: number, sign: number): string =>
    leg(x + dx, 66, '#8fa0b3') +
    rect(x + dx, -300, 33, 620, '#64748a') +
    path(
      range(5, (index) => box(x + dx - 38, 90 + index * 40, 76, 9)),
      '#3d4a5e',
    ) +
    path(d`M${x + dx - 40} 334V286Q${x + dx} 268 ${x + dx + 40} 286L${x + dx + sign * 96} 322V334Z`, '#aebccb') +
    path(d`M${x + dx - 40} 334V322H${x + dx + sign * 96}V334Z`, '#64748a') +
    disc(x + dx, 60, 44, '#aebccb') +
    disc(x + dx, 60, 16, '#64748a')
  return boot(-54, -1) + boot(54, 1)
}

function ballet(x: number): string {
  const hose = '#f8c8b0'
  return (
    path(
      d`M${x - 150} -120Q${x} 40 ${x + 150} -120L${x + 120} -10L${x + 70} -40L${x + 24} 8L${x - 22} -34L${x - 70} 4L${x - 112} -26Z`,
      '#fff6ee',
    ) +
    stroke(
      d`M${x - 22} -100L${x - 16} 150L${x - 20} 318M${x + 30} -100L${x + 36} 150L${x + 96} 300`,
      hose,
      44,
      'stroke-linejoin="round"',
    ) +
    path(d`M${x - 44} 250Q${x - 20} 230 ${x + 4} 250L${x - 12} 334H${x - 30}Z`, '#f26d8b') +
    path(
      d`M${x + 62} 262L${x + 104} 250L${x + 158} 318Q${x + 160} 336 ${x + 136} 334Q${x + 96} 326 ${x + 62} 262Z`,
      '#f26d8b',
    ) +
    stroke(
      d`M${x - 40} 240L${x + 2} 200M${x - 40} 200L${x + 4} 240M${x + 56} 246L${x + 84} 196M${x + 40} 214L${x + 100} 238`,
      '#f26d8b',
      9,
    )
  )
}

function clown(x: number): string {
  const shoe = (dx: number, sign: number): string =>
    path(
      d`M${x + dx - sign * 44} 334V276Q${x + dx} 250 ${x + dx + sign * 40} 284Q${x + dx + sign * 130} 268 ${x + dx + sign * 138} 318Q${x + dx + sign * 138} 334 ${x + dx + sign * 120} 334Z`,
      '#ffd23f',
    ) +
    path(d`M${x + dx - sign * 46} 334V320H${x + dx + sign * 138}V334Z`, '#d9412f') +
    stroke(d`M${x + dx - sign * 4} 272l${sign * 26} 14M${x + dx - sign * 6} 286l${sign * 26} 14`, '#d9412f', 7)
  const trouser = (dx: number): string =>
    path(d`M${x + dx - 52} -300H${x + dx + 52}L${x + dx + 46} 226H${x + dx - 46}Z`, '#2f9fb5') +
    path(
      range(13, (index) => circle(x + dx - 26 + (index % 2) * 50, -222 + index * 34, 15)),
      '#fff1dc',
    ) +
    rect(x + dx - 30, 222, 60, 60, '#fff1dc') +
    path(
      range(3, (index) => box(x + dx - 30, 228 + index * 20, 60, 10)),
      '#d9412f',
    )
  return trouser(-58) + trouser(58) + shoe(-58, -1) + shoe(58, 1)
}

/** Somebody has come as the lion. */
function lion(x: number): string {
  const paw = (dx: number): string =>
    leg(x + dx, 62, '#e09a3c') +
    path(
      d`M${x + dx - 58} 334Q${x + dx - 72} 280 ${x + dx - 20} 268H${x + dx + 20}Q${x + dx + 72} 280 ${x + dx + 58} 334Z`,
      '#e09a3c',
    ) +
    stroke(d`M${x + dx - 20} 334V306M${x + dx + 20} 334V306`, '#8a4f1c', 7, 'stroke-linecap="round"') +
    stroke(d`M${x + dx + 31} -300V250`, '#b9762a', 14)
  return (
    stroke(d`M${x + 60} -120C${x + 180} 60 ${x + 60} 190 ${x + 170} 250`, '#e09a3c', 24, 'stroke-linecap="round"') +
    disc(x + 172, 250, 38, '#8a4f1c') +
    path(d`M${x + 140} 232l-26 -22l40 4l4 -40l24 30l36 -18l-12 38z`, '#8a4f1c') +
    paw(-52) +
    paw(52)
  )
}

/** The curtain of a house that never ordered enough cloth: folds, a fringe, and the boards below. */
function curtain(pen: Pen, hem: number): string {
  const folds = 15
  const width = pen.width / folds
  return (
    range(folds, (index) => {
      const x = index * width
      const drop = hem + (index % 2) * 16 + Math.sin(index * 1.7) * 10
      return (
        path(
          d`M${x - 1} 0H${x + width + 1}V${drop}Q${x + width / 2} ${drop + 26} ${x - 1} ${drop}Z`,
          linear(
            pen,
            x,
            x + width,
            [
              [0, mix(pink, wine, 0.75)],
              [0.4, pink],
              [0.6, mix(pink, '#ffffff', 0.12)],
              [1, mix(pink, wine, 0.8)],
            ],
            true,
          ),
        ) +
        stroke(d`M${x} ${drop - 26}Q${x + width / 2} ${drop} ${x + width} ${drop - 26}`, '#ffd23f', 12) +
        stroke(
          d`M${x} ${drop - 4}Q${x + width / 2} ${drop + 22} ${x + width} ${drop - 4}`,
          '#e0a020',
          26,
          'stroke-dasharray="5 4"',
        )
      )
    }) + path(d`M0 0H${pen.width}V18H0Z`, wine)
  )
}

function boards(pen: Pen, top: number): string {
  return (
    rect(
      0,
      top,
      pen.width,
      pen.height - top,
      linear(pen, top, pen.height, [
        [0, '#a3562c'],
        [1, '#5c2a1c'],
      ]),
    ) +
    stroke(
      range(
        17,
        (index) => d`M${pen.width / 2 + (index - 8) * 90} ${top}L${pen.width / 2 + (index - 8) * 210} ${pen.height}`,
      ),
      '#4a2018',
      4,
    )
  )
}
