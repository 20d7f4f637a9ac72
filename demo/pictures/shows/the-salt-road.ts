import { at, d, disc, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { linear, type Pen } from '../pen.ts'
import type { Show } from '../show.ts'

const rust = '#7a2c1d'
const snow = '#fff6ea'

export const theSaltRoad: Show = {
  slug: 'the-salt-road',
  lines: ['THE SALT', 'ROAD'],
  letters: { weight: 0.17, width: 0.98, waist: 0.36 },
  ink: '#6a2418',
  light: 'day',
  mood: 'gold',
  colours: { sky: ['#e9a58a', '#f7d2b4', '#fff3e2'], ink: rust, accent: '#e2552e', sun: '#fffdf6', glow: '#fff3d6' },
  backdrop: (pen) => {
    const line = pen.height * 0.5
    const x = pen.width / 2
    return (
      rect(
        0,
        0,
        pen.width,
        line + 20,
        linear(pen, 0, line, [
          [0, '#d97a5e'],
          [0.5, '#f2b28c'],
          [1, '#fde2c4'],
        ]),
      ) +
      disc(x, line - 150, 430, '#fbd9b4', 'opacity=".55"') +
      disc(x, line - 150, 330, '#fff0d4') +
      peaks(pen, line) +
      rect(
        0,
        line,
        pen.width,
        pen.height - line,
        linear(pen, line, pen.height, [
          [0, '#fbe0cf'],
          [0.4, snow],
          [1, '#f6dccb'],
        ]),
      ) +
      drifts(pen, line)
    )
  },
  emblem: (pen) => {
    const ink = '#4d1a14'
    const foot = 262
    const fading = linear(pen, foot, foot + 340, [
      [0, '#b4664e', 0.6],
      [1, '#c9826a', 0],
    ])
    const shadow = (x: number, wide: number): string =>
      poly(
        [
          [x - wide, foot],
          [x + wide, foot],
          [x + wide * 0.7, foot + 330],
          [x - wide * 1.7, foot + 330],
        ],
        fading,
      )
    return (
      shadow(-370, 36) +
      shadow(-60, 120) +
      shadow(330, 38) +
      stroke(d`M180 ${foot - 262}Q250 ${foot - 170} 316 ${foot - 152}`, ink, 4) +
      at(-370, foot, priest(ink), 1.7) +
      at(-60, foot, mule(ink, '#e2552e'), 1.72) +
      at(330, foot, smuggler(ink, '#e2552e'), 1.8)
    )
  },
}

/** A mule under two bundles and a blanket, walking to the right; 230 high on the origin. */
function mule(ink: string, cloth: string): string {
  return (
    path(
      'M-66 -96L-74 -40L-70 0H-58L-56 -44L-46 -92ZM-40 -94L-34 -44L-48 0H-36L-22 -46L-22 -92ZM30 -96L24 -46L12 0H24L38 -44L46 -94ZM44 -98L60 -50L62 0H74L72 -52L62 -104Z',
      ink,
    ) +
    path(
      'M-78 -100C-88 -128 -68 -144 -40 -140C-10 -134 30 -136 54 -144C66 -152 76 -176 90 -192L104 -198C112 -196 116 -190 120 -184L142 -162Q148 -152 138 -148L124 -150L108 -160C100 -150 92 -122 78 -104C60 -88 40 -84 0 -84C-40 -84 -66 -86 -78 -100Z',
      ink,
    ) +
    path('M94 -190L82 -228Q98 -222 106 -196ZM104 -194L106 -234Q118 -222 114 -192Z', ink) +
    stroke('M-78 -122Q-96 -104 -92 -66', ink, 7, 'stroke-linecap="round"') +
    path('M-52 -146Q-8 -166 38 -146L44 -118Q-6 -104 -58 -118Z', cloth) +
    path('M-48 -140Q-58 -104 -46 -74H-8Q-2 -108 -8 -140ZM0 -140Q-4 -106 2 -74H34Q46 -106 36 -140Z', '#fffdf8') +
    path('M-20 -140Q-14 -108 -22 -74H-8Q-2 -108 -8 -140ZM24 -140Q32 -106 22 -74H34Q46 -106 36 -140Z', '#e9c3b0') +
    stroke('M-50 -112H-6M0 -112H40', ink, 4)
  )
}

/** A priest in a long gown and a round hat, with a lantern. */
function priest(ink: string): string {
  return (
    disc(42, -54, 40, '#fff3c4', 'opacity=".6"') +
    path('M-16 -110Q-28 -60 -36 0H28Q24 -60 16 -110Q0 -120 -16 -110Z', ink) +
    disc(2, -126, 12, ink) +
    path('M-28 -132Q2 -142 32 -132Q2 -126 -28 -132ZM-14 -136Q2 -160 18 -136Z', ink) +
    stroke('M8 -94L42 -82V-70', ink, 8, 'stroke-linejoin="round"') +
    path('M32 -70H52V-38H32Z', '#fff0b0') +
    stroke('M32 -70H52V-38H32Z', ink, 4)
  )
}

/** A man in a short coat with a staff, a pack and a scarf in the wind. */
function smuggler(ink: string, scarf: string): string {
  return (
    path('M-18 -44L-34 0H-20L-2 -44ZM0 -44L14 0H28L18 -44Z', ink) +
    path('M-16 -110Q-30 -70 -28 -36Q0 -30 24 -38Q24 -76 16 -110Q0 -120 -16 -110Z', ink) +
    path('M-16 -108Q-48 -104 -44 -60Q-30 -54 -18 -62Z', ink) +
    disc(4, -126, 12, ink) +
    path('M-20 -130L30 -138Q32 -132 26 -130L-16 -124ZM-10 -129Q-6 -158 14 -152L22 -134Z', ink) +
    path('M14 -112Q-20 -112 -40 -122Q-54 -128 -70 -116Q-50 -114 -38 -104Q-16 -96 14 -104Z', scarf) +
    stroke('M46 -128L38 0', ink, 5) +
    stroke('M10 -94L42 -84M-4 -92L-8 -84', ink, 8, 'stroke-linecap="round"')
  )
}

/** Two walls of mountains, with the pass between them. */
function peaks(pen: Pen, line: number): string {
  const w = pen.width
  return (
    path(
      d`M0 ${line + 4}V${line - 300}L${w * 0.07} ${line - 400}L${w * 0.16} ${line - 250}L${w * 0.2} ${line - 300}L${w * 0.36} ${line + 4}ZM${w} ${line + 4}V${line - 380}L${w * 0.9} ${line - 250}L${w * 0.85} ${line - 330}L${w * 0.66} ${line + 4}Z`,
      '#c9715a',
    ) +
    path(
      d`M${w * 0.07} ${line - 400}L${w * 0.105} ${line - 342}L${w * 0.08} ${line - 318}L${w * 0.06} ${line - 346}L${w * 0.03} ${line - 310}L0 ${line - 330}V${line - 300}ZM${w * 0.2} ${line - 300}L${w * 0.237} ${line - 230}L${w * 0.21} ${line - 246}L${w * 0.19} ${line - 218}L${w * 0.176} ${line - 270}ZM${w * 0.85} ${line - 330}L${w * 0.873} ${line - 290}L${w * 0.855} ${line - 252}L${w * 0.835} ${line - 276}L${w * 0.815} ${line - 268}ZM${w} ${line - 380}L${w * 0.955} ${line - 320}L${w * 0.97} ${line - 286}L${w} ${line - 306}Z`,
      snow,
    ) +
    path(
      d`M0 ${line + 4}V${line - 130}L${w * 0.06} ${line - 190}L${w * 0.24} ${line + 4}ZM${w} ${line + 4}V${line - 170}L${w * 0.95} ${line - 120}L${w * 0.91} ${line - 150}L${w * 0.78} ${line + 4}Z`,
      '#a5523f',
    )
  )
}

/** What the wind has made of the snow, flattened by distance. */
function drifts(pen: Pen, line: number): string {
  const rows = 13
  return stroke(
    range(rows, (row) => {
      const y = line + (pen.height - line) * ((row + 0.4) / rows) ** 1.8
      const wave = 90 + row * 46
      const start = -wave * pen.random()
      return range(Math.ceil(pen.width / wave) + 2, (column) => {
        const x = start + column * wave
        return d`M${x} ${y}q${wave * 0.3} ${-6 - row * 1.6} ${wave * 0.62} 0`
      })
    }),
    '#dfae98',
    2.5,
    'opacity=".6" stroke-linecap="round"',
  )
}
