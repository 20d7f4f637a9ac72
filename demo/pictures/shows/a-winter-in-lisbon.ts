import { skyline } from '../kit/land.ts'
import { word } from '../kit/lettering.ts'
import { figure } from '../kit/people.ts'
import { at, circle, d, disc, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { mist, orb, sky } from '../kit/sky.ts'
import { mix, type Palette } from '../palette.ts'
import type { Show } from '../show.ts'

export const aWinterInLisbon: Show = {
  slug: 'a-winter-in-lisbon',
  lines: ['A WINTER IN', 'LISBON'],
  letters: { weight: 0.11, width: 1.1, waist: 0.6 },
  ink: '#fff6dd',
  light: 'dusk',
  mood: 'sea',
  colours: { sky: ['#20477e', '#7f93c0', '#ffd9a0'], accent: '#f6bd2f', ink: '#12264c' },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.8) +
    orb(pen, pen.width * 0.5, pen.height * 0.34, 150) +
    skyline(pen, pen.height * 0.62, 0.25, { heights: [60, 260], widths: [70, 120], roofs: 'gable' }) +
    mist(pen, pen.height * 0.64, 300, 0.6) +
    skyline(pen, pen.height * 0.72, 0.5, { heights: [60, 220], widths: [90, 150], roofs: 'gable' }) +
    rect(0, pen.height * 0.715, pen.width, pen.height, pen.palette.ink),
  emblem: (pen) => {
    const { palette } = pen
    const cream = '#fff6dd'
    const side = (sign: 1 | -1): string => at(0, 0, facades(palette), sign, 1)
    const tram =
      rect(-200, -120, 400, 440, palette.accent) +
      path('M-200 -120Q-200 -210 -150 -226H150Q200 -210 200 -120Z', cream) +
      rect(-200, 120, 400, 30, cream) +
      path('M-170 -90H-70V70H-170ZM-50 -90H50V70H-50ZM70 -90H170V70H70Z', mix(palette.window, '#ffffff', 0.3)) +
      rect(-90, -196, 180, 54, palette.ink) +
      stroke(word('LISBOA', 0, -156, 26, { weight: 0.16 }), palette.window, 4.5) +
      disc(0, 220, 44, mix(palette.window, '#ffffff', 0.4)) +
      disc(0, 220, 100, palette.window, 'opacity=".3"') +
      rect(-214, 310, 428, 34, palette.ink) +
      rect(-170, 344, 340, 40, palette.ink) +
      stroke('M0 -226L0 -330L-70 -420', palette.ink, 10) +
      figure(-120, 66, 130, palette.ink, 'stand') +
      figure(120, 66, 120, palette.ink, 'dress')
    return (
      poly(
        [
          [-120, 240],
          [120, 240],
          [420, 640],
          [-420, 640],
        ],
        mix(palette.ink, palette.sky[1], 0.35),
      ) +
      side(1) +
      side(-1) +
      stroke('M-1000 -470L0 -420L1000 -470', palette.ink, 4) +
      stroke('M-90 384L-190 640M90 384L190 640', palette.window, 7) +
      tram
    )
  },
  front: (pen) =>
    path(
      range(90, () => circle(pen.random() * pen.width, pen.random() * pen.height, 2.5 + pen.random() * 6)),
      '#ffffff',
      'opacity=".85"',
    ),
}

/** Tiled fronts of the right-hand side of a steep street, the near ones last. */
function facades({ ink, window, accent }: Palette): string {
  const edges = [1000, 640, 430, 300, 214]
  const fronts = ['#3f78b8', '#e9a08c', '#f1d9a6', '#7fa9c9']
  const top = (x: number): number => -90 - x * 0.62
  const foot = (x: number): number => 330 + x * 0.36
  return range(4, (index) => {
    const [near, far] = [edges[index] ?? 0, edges[index + 1] ?? 0]
    const wall = mix(fronts[(index * 3 + 1) % 4] ?? '', ink, 0.42 - index * 0.05)
    const across = (share: number): number => near + (far - near) * share
    const down = (x: number, share: number): number => top(x) + (foot(x) - top(x)) * share
    const panel = (left: number, right: number, high: number, low: number, fill: string): string =>
      poly(
        [
          [across(left), down(across(left), high)],
          [across(right), down(across(right), high)],
          [across(right), down(across(right), low)],
          [across(left), down(across(left), low)],
        ],
        fill,
      )
    const storeys = range(4, (row) =>
      range(2, (column) => {
        const [left, high] = [0.16 + column * 0.42, 0.09 + row * 0.23]
        const isLit = (row * 2 + column + index) % 3 !== 0
        return (
          panel(left - 0.03, left + 0.29, high - 0.014, high + 0.15, '#f6ead2') +
          panel(left, left + 0.26, high, high + 0.15, isLit ? window : mix(ink, wall, 0.25)) +
          panel(left + 0.12, left + 0.14, high, high + 0.15, ink) +
          panel(left - 0.06, left + 0.32, high + 0.15, high + 0.162, ink)
        )
      }),
    )
    const tiles = path(
      range(60, (tile) => {
        const x = across(0.04 + ((tile * 0.37) % 0.92))
        return circle(x, down(x, 0.04 + ((tile * 0.173) % 0.94)), 2 + (x / 1000) * 4)
      }),
      '#fff6dd',
      'opacity=".3"',
    )
    return (
      panel(0, 1, 0, 1, wall) +
      tiles +
      storeys +
      panel(-0.02, 1.02, -0.03, 0.012, mix('#c7643f', ink, 0.2)) +
      panel(0, 1, 0.955, 1, mix(ink, wall, 0.3)) +
      stroke(d`M${near} ${top(near)}V${foot(near)}`, mix(ink, wall, 0.35), 5) +
      (index === 1 ? panel(0.1, 0.6, 0.7, 0.742, accent) : '')
    )
  })
}
