import { at, circle, d, disc, path, range, rect, stroke } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { type Pen, radial } from '../pen.ts'
import type { Show } from '../show.ts'

const leaf = '#0d3b2e'
const petal = '#e86aa0'
const deep = '#8c1d5b'
const blush = '#ffd9e2'

export const theOrchidThiefsWaltz: Show = {
  slug: 'the-orchid-thiefs-waltz',
  lines: ['THE ORCHID', 'THIEF’S WALTZ'],
  letters: { weight: 0.075, width: 1.05, waist: 0.38 },
  ink: '#ffe3d6',
  light: 'night',
  mood: 'classic',
  colours: { sky: ['#06231d', '#0f4a3a', '#06231d'], ink: '#041a15', accent: petal, window: '#ffe1a6', sun: '#fff0d8' },
  backdrop: (pen) =>
    rect(
      0,
      0,
      pen.width,
      pen.height,
      radial(pen, pen.width / 2, pen.height * 0.4, pen.height * 0.75, [
        [0, '#2f8a68'],
        [0.45, '#125040'],
        [1, '#051f19'],
      ]),
    ) +
    glasshouse(pen) +
    foliage(pen),
  emblem: (pen) => {
    const side = (sign: 1 | -1): string =>
      at(
        0,
        0,
        path('M20 -40C120 -260 320 -330 430 -230C520 -140 470 30 330 60C210 86 90 50 20 -10Z', petal) +
          path('M20 -30C150 -90 300 -90 444 -160C450 -40 400 40 330 60C210 86 90 50 20 -10Z', mix(petal, deep, 0.45)) +
          stroke(
            'M40 -34C150 -130 270 -200 400 -220M40 -30C170 -80 300 -110 450 -130M40 -26C160 -30 280 -30 420 -40',
            blush,
            5,
            'opacity=".5" stroke-linecap="round"',
          ) +
          path('M10 20C80 90 190 250 176 400C170 470 110 470 84 410C50 320 10 180 -6 60Z', '#d2528d') +
          path('M10 20C80 90 190 250 176 400C150 280 70 130 -6 60Z', deep, 'opacity=".75"'),
        sign,
        1,
      )
    const crown =
      path('M0 -40C-130 -160 -140 -400 0 -470C140 -400 130 -160 0 -40Z', '#f58ab5') +
      path('M0 -40C130 -160 140 -400 0 -470C50 -360 50 -170 0 -40Z', '#d2528d') +
      stroke('M0 -70V-430M-8 -80C-50 -200 -54 -300 -24 -400M8 -80C50 -200 54 -300 24 -400', blush, 5, 'opacity=".5"')
    return (
      stroke('M0 60C-30 240 40 380 -20 620', '#2f7a4e', 22, 'stroke-linecap="round"') +
      crown +
      side(1) +
      side(-1) +
      radialGlow(pen, 0, 20, 330, '#ffe6b8') +
      path(
        'M0 -70C-110 -70 -150 20 -132 110C-120 190 -60 250 0 262C60 250 120 190 132 110C150 20 110 -70 0 -70Z',
        '#fff0da',
      ) +
      path('M0 -70C110 -70 150 20 132 110C120 190 60 250 0 262C70 180 80 20 0 -70Z', '#f8cfa8') +
      path(
        range(22, (index) =>
          circle(
            Math.cos(index * 2.4) * (112 + (index % 3) * 7),
            70 + Math.sin(index * 2.4) * (130 + (index % 2) * 16),
            4 + (index % 3) * 2,
          ),
        ),
        deep,
        'opacity=".5"',
      ) +
      at(0, 226, waltz(deep, '#2a0d2c'), 0.96) +
      path(
        'M-132 150C-190 190 -220 260 -190 300C-150 290 -120 230 -104 190ZM132 150C190 190 220 260 190 300C150 290 120 230 104 190Z',
        '#ffb648',
      )
    )
  },
}

/** A couple turning: he in tails, she in a gown that swings out; 280 high, standing on the origin. */
function waltz(gown: string, tails: string): string {
  return (
    path('M-52 -10L-44 -120L-12 -120L-8 -60L8 -120V-150L34 -8H18L-4 -62L-26 -8Z', tails) +
    path('M-50 -222Q-46 -238 -20 -240L6 -226L10 -120Q-20 -108 -46 -120L-76 -58Q-84 -74 -70 -110Z', tails) +
    disc(-20, -262, 20, tails) +
    path('M14 -216Q36 -224 44 -206L40 -160C70 -110 112 -50 126 0C80 20 10 18 -20 2C6 -60 22 -120 20 -160Z', gown) +
    path('M40 -160C70 -110 112 -50 126 0C104 12 76 16 50 16C60 -50 50 -110 34 -160Z', mix(gown, '#ff8ab8', 0.45)) +
    disc(30, -238, 18, gown) +
    disc(42, -256, 11, gown) +
    stroke(
      'M-38 -214L-96 -196L-128 -228M20 -206L-60 -190L-124 -232',
      tails,
      11,
      'stroke-linecap="round" stroke-linejoin="round"',
    ) +
    stroke('M-30 -196L30 -172', tails, 12, 'stroke-linecap="round"') +
    path(
      'M-134 -236q-16 -24 0 -40q16 16 0 40zM-134 -236q-26 -8 -26 -30q22 6 26 30zM-134 -236q26 -8 26 -30q-22 6 -26 30z',
      '#ffb648',
    )
  )
}

/** Iron ribs and panes of a palm house. */
function glasshouse(pen: Pen): string {
  const [x, spring] = [pen.width / 2, pen.height * 0.44]
  const reach = Math.min(pen.width * 0.62, pen.height * 0.5)
  const arches = [1, 0.8, 0.6, 0.4].map((share) => {
    const r = reach * share
    return d`M${x - r} ${pen.height}V${spring}A${r} ${reach * 0.86} 0 0 1 ${x + r} ${spring}V${pen.height}`
  })
  const rings = range(5, (index) => d`M0 ${spring + index * 150 - 60}H${pen.width}`)
  return (
    stroke(arches.join('') + d`M${x} 0V${pen.height}`, '#6fc79f', 7, 'opacity=".35"') +
    stroke(rings, '#6fc79f', 4, 'opacity=".22"')
  )
}

/** Palm leaves from both sides. */
function foliage(pen: Pen): string {
  const frond = (x: number, y: number, sign: 1 | -1, size: number, fill: string): string =>
    path(
      range(13, (index) => {
        const t = index / 12
        const [px, py] = [x + sign * size * t, y - Math.sin(t * 2.2) * size * 0.5]
        const leafLength = size * 0.34 * (1 - t * 0.6)
        return (
          d`M${px} ${py}q${sign * leafLength * 0.5} ${-leafLength * 0.2} ${sign * leafLength * 0.6} ${-leafLength}q${-sign * leafLength * 0.5} ${leafLength * 0.3} ${-sign * leafLength * 0.6} ${leafLength}z` +
          d`M${px} ${py}q${sign * leafLength * 0.7} ${leafLength * 0.1} ${sign * leafLength} ${leafLength * 0.9}q${-sign * leafLength * 0.8} ${-leafLength * 0.1} ${-sign * leafLength} ${-leafLength * 0.9}z`
        )
      }),
      fill,
    )
  return [1, -1]
    .map((sign) => {
      const edge = sign === 1 ? -40 : pen.width + 40
      const s = sign === 1 ? 1 : -1
      return (
        frond(edge, pen.height * 0.3, s, 420, '#114a38') +
        frond(edge, pen.height * 0.78, s, 520, leaf) +
        frond(edge, pen.height * 0.62, s, 360, '#1a6a4c')
      )
    })
    .join('')
}
