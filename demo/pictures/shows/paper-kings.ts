import { at, box, circle, d, disc, path, range, rect, starAt, stroke, turned } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { clipped, type Pen, radial } from '../pen.ts'
import type { Show } from '../show.ts'

const baize = '#12553f'
const cream = '#fbf1da'
const red = '#c6283a'
const black = '#16202a'
const gold = '#e0a62f'
const blue = '#27569a'

export const paperKings: Show = {
  slug: 'paper-kings',
  lines: ['PAPER', 'KINGS'],
  letters: { weight: 0.19, width: 1, waist: 0.48, inline: '#c6283a' },
  ink: cream,
  light: 'night',
  mood: 'sea',
  colours: { sky: ['#1c7a5a', baize, '#0a2c22'], ink: '#061d17', accent: red, sun: cream },
  backdrop: (pen) =>
    rect(
      0,
      0,
      pen.width,
      pen.height,
      radial(pen, pen.width / 2, pen.height * 0.38, pen.height * 0.7, [
        [0, '#2a9a6e'],
        [0.5, '#176a4d'],
        [1, '#08281f'],
      ]),
    ) + nap(pen),
  emblem: (pen) =>
    at(
      0,
      60,
      turned(-21, 0, 420, back(pen)) +
        turned(20, 0, 420, back(pen)) +
        turned(-10, 0, 420, sheet(cream) + at(-232, -392, spade(black), 0.42)) +
        turned(2, 0, 0, card(pen)),
      0.94,
    ) +
    at(-430, 470, chip(red), 1) +
    at(-396, 446, chip(blue), 1) +
    at(432, 462, chip(gold), 1),
}

const sheet = (fill: string): string =>
  rect(-290, -470, 580, 900, '#04150f', 'rx="34" opacity=".35" transform="translate(10 14)"') +
  rect(-290, -470, 580, 900, fill, 'rx="34"')

function back(pen: Pen): string {
  const lattice = range(16, (index) => d`M${-262 + index * 75} -442l-524 844M${-786 + index * 75} -442l524 844`)
  return (
    sheet(cream) +
    rect(-262, -442, 524, 844, red, 'rx="20"') +
    clipped(pen, box(-250, -430, 500, 820), stroke(lattice, cream, 4, 'opacity=".55"'))
  )
}

const spade = (fill: string): string =>
  path(
    'M0 -70C40 -20 84 10 66 52C54 80 18 76 6 48Q8 84 30 96H-30Q-8 84 -6 48C-18 76 -54 80 -66 52C-84 10 -40 -20 0 -70Z',
    fill,
  )

const heart = (fill: string): string =>
  path('M0 80C-40 30 -86 0 -80 -44C-74 -90 -18 -92 0 -50C18 -92 74 -90 80 -44C86 0 40 30 0 80Z', fill)

/** The king looks both ways and cheats both ways. */
function card(pen: Pen): string {
  const window = 'M-216 -400H216V360H-216Z'
  const half = king()
  return (
    sheet(cream) +
    clipped(
      pen,
      window,
      rect(-216, -400, 432, 760, '#f6e3b4') +
        path(
          range(18, (index) => starAt(-200 + ((index * 83) % 400), -390 + ((index * 137) % 740), 1.2)),
          gold,
          'opacity=".8"',
        ),
    ) +
    clipped(pen, 'M-216 -400H216V-20L-216 -20Z', half) +
    clipped(pen, window, `<g transform="rotate(180 0 -20)">${clipped(pen, 'M-216 -400H216V-20L-216 -20Z', half)}</g>`) +
    stroke(window, black, 5) +
    at(-253, -388, letterK(black), 0.46) +
    at(-253, -322, spade(black), 0.3) +
    `<g transform="rotate(180 0 -20)">${at(-253, -388, letterK(black), 0.46)}${at(-253, -322, spade(black), 0.3)}</g>`
  )
}

const letterK = (fill: string): string => stroke('M-26 -50V50M30 -50L-24 8M-8 -8L34 50', fill, 17)

/** Head and shoulders of a king above the middle of the card. */
function king(): string {
  const robe =
    path('M-216 -20V-110Q-150 -176 -70 -176H70Q150 -176 216 -110V-20Z', red) +
    path('M-70 -176L0 -20L70 -176Z', blue) +
    path(
      range(6, (index) => d`M${-22 + (index % 2) * 0} ${-160 + index * 24}h44l-22 18z`),
      gold,
    ) +
    path('M-96 -172L-20 -20H-70L-150 -150ZM96 -172L20 -20H70L150 -150Z', cream) +
    path(
      range(
        5,
        (index) => box(-118 + index * 17, -146 + index * 26, 9, 18) + box(109 - index * 17, -146 + index * 26, 9, 18),
      ),
      black,
    ) +
    path(
      range(7, (index) => circle(-196 + (index % 4) * 24, -92 + Math.floor(index / 4) * 40, 8)),
      gold,
    ) +
    path(
      range(7, (index) => circle(124 + (index % 4) * 24, -92 + Math.floor(index / 4) * 40, 8)),
      gold,
    )
  const beard =
    path('M-78 -262C-92 -190 -70 -120 0 -100C70 -120 92 -190 78 -262Z', mix(gold, '#ffffff', 0.1)) +
    stroke(
      'M-46 -210Q-50 -160 -22 -124M-16 -200Q-18 -150 -4 -116M46 -210Q50 -160 22 -124M16 -200Q18 -150 4 -116',
      '#a8701a',
      5,
    )
  const face =
    path('M-66 -330H66V-236Q60 -196 0 -192Q-60 -196 -66 -236Z', '#f8d8b4') +
    path('M0 -330H66V-236Q60 -196 0 -192Z', '#eec096') +
    path('M-46 -218Q-20 -238 0 -218Q20 -238 46 -218Q20 -198 0 -208Q-20 -198 -46 -218Z', '#a8701a') +
    stroke('M0 -284L-10 -244H8', '#a5683c', 5, 'stroke-linejoin="round"') +
    stroke('M-46 -294Q-32 -304 -18 -294M18 -294Q32 -304 46 -294', black, 6, 'stroke-linecap="round"') +
    disc(-30, -276, 7, black) +
    disc(34, -276, 7, black) +
    path('M-84 -330Q-98 -262 -74 -226L-62 -240V-330ZM84 -330Q98 -262 74 -226L62 -240V-330Z', '#a8701a')
  const crown =
    path('M-92 -324L-104 -400L-58 -366L-34 -412L0 -368L34 -412L58 -366L104 -400L92 -324Z', gold) +
    path('M0 -368L34 -412L58 -366L104 -400L92 -324H0Z', '#b97f1c') +
    rect(-94, -338, 188, 24, red) +
    path(
      range(5, (index) => circle(-72 + index * 36, -326, 8)),
      cream,
    ) +
    disc(-104, -400, 9, cream) +
    disc(104, -400, 9, cream)
  const sleeve =
    path('M216 -150L140 -206L118 -176L190 -100H216Z', blue) +
    path('M146 -212L112 -178L98 -196L128 -226Z', cream) +
    turned(24, 116, -236, rect(90, -290, 52, 74, '#ffffff', 'rx="6"') + at(116, -252, heart(red), 0.2)) +
    path('M96 -214Q84 -240 104 -246L138 -240Q146 -222 130 -206Z', '#f8d8b4')
  return robe + beard + face + crown + sleeve
}

function chip(fill: string): string {
  return (
    disc(6, 10, 74, '#04150f', 'opacity=".4"') +
    disc(0, 0, 74, fill) +
    range(8, (index) => turned(index * 45, 0, 0, rect(-12, -74, 24, 20, cream))) +
    disc(0, 0, 48, cream) +
    disc(0, 0, 40, fill) +
    at(0, -4, spade(cream), 0.3)
  )
}

/** The grain of green cloth and the waves of an ocean liner's wake in it. */
function nap(pen: Pen): string {
  return stroke(
    range(16, (index) => {
      const y = pen.height * 0.05 + index * pen.height * 0.064
      return range(Math.ceil(pen.width / 120) + 1, (column) => {
        const x = column * 120 - (index % 2) * 60
        return d`M${x - 50} ${y}A50 50 0 0 1 ${x + 50} ${y}M${x - 34} ${y}A34 34 0 0 1 ${x + 34} ${y}`
      })
    }),
    '#0c3f30',
    3.5,
    'opacity=".5"',
  )
}
