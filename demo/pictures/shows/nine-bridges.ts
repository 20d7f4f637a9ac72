import { figure } from '../kit/people.ts'
import { box, d, path, range, rect, stroke } from '../kit/shape.ts'
import { birds, mist, orb, sky } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Show } from '../show.ts'

const lilac = '#bfa6e6'
const violet = '#2a1653'

export const nineBridges: Show = {
  slug: 'nine-bridges',
  lines: ['NINE', 'BRIDGES'],
  letters: { weight: 0.11, width: 1.12, waist: 0.46 },
  ink: '#fff0dc',
  light: 'dawn',
  mood: 'classic',
  colours: {
    sky: ['#7a68c9', '#f0a8bf', '#ffeacb'],
    haze: '#eab7cd',
    ink: violet,
    accent: '#ff6a5a',
    glow: '#ffe9b8',
    sun: '#fffbe8',
  },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.62) +
    orb(pen, pen.width * 0.5, pen.height * 0.17, 120) +
    birds(pen, pen.width * 0.3, pen.height * 0.1, 7, 16) +
    nine(pen) +
    mist(pen, pen.height * 0.52, 260, 0.4),
  emblem: (pen) =>
    path('M-96 214Q0 250 96 214L70 262H-70Z', violet) +
    figure(-30, 226, 130, violet, 'point') +
    stroke('M-8 130L96 284', violet, 7, 'stroke-linecap="round"') +
    path(
      'M-60 286Q0 296 60 286Q0 278 -60 286ZM-30 304Q0 310 36 304Q0 298 -30 304Z',
      pen.palette.accent,
      'opacity=".7"',
    ),
}

type Bridge = (x0: number, x1: number, y: number, h: number, fill: string) => string

const deck = (x0: number, x1: number, y: number, h: number, fill: string): string =>
  rect(x0, y - h * 0.07, x1 - x0, h * 0.14, fill)

const arches =
  (count: number): Bridge =>
  (x0, x1, y, h, fill) => {
    const bay = (x1 - x0) / count
    return path(
      `${d`M${x0} ${y}H${x1}V${y + h}`}${range(count, (index) => {
        const right = x1 - index * bay
        return d`H${right - bay * 0.12}V${y + h * 0.7}A${bay * 0.38} ${h * 0.52} 0 0 0 ${right - bay * 0.88} ${y + h * 0.7}V${y + h}`
      })}${d`H${x0}Z`}`,
      fill,
    )
  }

const suspension: Bridge = (x0, x1, y, h, fill) => {
  const [a, b] = [x0 + (x1 - x0) * 0.24, x0 + (x1 - x0) * 0.76]
  const top = y - h * 1.15
  const sag = (t: number): number => top + (y - h * 0.12 - top) * (1 - (2 * t - 1) ** 2)
  return (
    deck(x0, x1, y, h, fill) +
    path(box(a - 11, top - 12, 22, h * 2.2) + box(b - 11, top - 12, 22, h * 2.2), fill) +
    stroke(
      d`M${x0} ${y}Q${(x0 + a) / 2 + 20} ${y - h * 0.3} ${a} ${top}Q${(a + b) / 2} ${y + h * 0.75} ${b} ${top}Q${(b + x1) / 2 - 20} ${y - h * 0.3} ${x1} ${y}`,
      fill,
      6,
    ) +
    stroke(
      range(19, (index) => {
        const t = (index + 1) / 20
        return d`M${a + (b - a) * t} ${y}V${sag(t)}`
      }),
      fill,
      2.5,
    )
  )
}

const truss: Bridge = (x0, x1, y, h, fill) => {
  const bays = 12
  const bay = (x1 - x0) / bays
  return (
    deck(x0, x1, y, h, fill) +
    stroke(
      d`M${x0 + bay} ${y - h * 0.7}H${x1 - bay}` +
        range(
          bays,
          (index) =>
            d`M${x0 + index * bay} ${index % 2 ? y - h * 0.7 : y}L${x0 + (index + 1) * bay} ${index % 2 ? y : y - h * 0.7}`,
        ) +
        range(bays - 1, (index) => d`M${x0 + (index + 1) * bay} ${y}V${y - h * 0.7}`),
      fill,
      7,
    ) +
    path(
      range(3, (index) => box(x0 + (x1 - x0) * (0.2 + index * 0.3) - 16, y, 32, h)),
      fill,
    )
  )
}

const bowstring: Bridge = (x0, x1, y, h, fill) => {
  const rise = (t: number): number => h * 1.2 * (1 - (2 * t - 1) ** 2)
  return (
    deck(x0, x1, y, h, fill) +
    stroke(d`M${x0} ${y}Q${(x0 + x1) / 2} ${y - h * 2.4} ${x1} ${y}`, fill, 15) +
    stroke(
      range(23, (index) => {
        const t = (index + 1) / 24
        return d`M${x0 + (x1 - x0) * t} ${y}v${-rise(t)}`
      }),
      fill,
      4,
    ) +
    path(box(x0 + 30, y, 40, h) + box(x1 - 70, y, 40, h), fill)
  )
}

const towers: Bridge = (x0, x1, y, h, fill) => {
  const tower = (x: number): string =>
    box(x - 34, y - h * 1.1, 68, h * 2.1) + d`M${x - 44} ${y - h * 1.1}L${x} ${y - h * 1.8}L${x + 44} ${y - h * 1.1}Z`
  const [a, b] = [x0 + (x1 - x0) * 0.3, x0 + (x1 - x0) * 0.7]
  return deck(x0, x1, y, h, fill) + path(tower(a) + tower(b) + box(a, y - h * 0.8, b - a, h * 0.16), fill)
}

const humped: Bridge = (x0, x1, y, h, fill) => {
  const x = (x0 + x1) / 2
  const w = (x1 - x0) / 2
  return path(
    d`M${x0} ${y + h * 0.5}Q${x} ${y - h * 0.9} ${x1} ${y + h * 0.5}V${y + h}H${x + w * 0.62}A${w * 0.62} ${h * 1.08} 0 0 0 ${x - w * 0.62} ${y + h}H${x0}Z`,
    fill,
  )
}

const kinds: readonly Bridge[] = [arches(7), truss, suspension, arches(4), bowstring, towers, humped, truss, arches(3)]

/** Nine bridges over one river, one behind another: the far ones dissolve in the morning. */
function nine(pen: Pen): string {
  const from = pen.height * 0.235
  const to = pen.height * 0.77
  return range(9, (index) => {
    const t = index / 8
    const y = from + (to - from) * t ** 1.1
    const h = 40 + t * 130
    const colour = mix(lilac, violet, 0.12 + 0.88 * t)
    const half = pen.width * 0.54
    const kind = kinds[index] ?? truss
    const x0 = pen.width / 2 - half
    const x1 = pen.width / 2 + half
    const waterLine = y + h
    return (
      rect(
        0,
        waterLine - 8,
        pen.width,
        pen.height - waterLine + 8,
        linear(pen, waterLine - 8, waterLine + 150, [
          [0, mix('#fff3df', '#fbc4bd', t), 0.94],
          [1, mix('#f3cfdc', '#a77fc0', t), 0.96],
        ]),
      ) +
      kind(x0, x1, y, h, colour) +
      path(
        range(
          7,
          (line) =>
            d`M${pen.width / 2 - 120 + ((line * 97) % 260)} ${waterLine + 8 + line * 4}h${40 + ((line * 31) % 60)}v3h-60z`,
        ),
        '#fff4e0',
        'opacity=".55"',
      ) +
      (index === 5 ? figure(pen.width * 0.4, y - h * 0.07, 66, colour, 'stand') : '') +
      (index === 3 ? figure(pen.width * 0.58, y, 48, pen.palette.accent, 'dress', -1) : '')
    )
  })
}
