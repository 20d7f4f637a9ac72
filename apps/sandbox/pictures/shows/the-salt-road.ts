import { at, d, disc, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Show } from '../show.ts'

const rust = '#7a2c1d'
const salt = '#fff6ea'

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
      far(pen, line) +
      rect(
        0,
        line,
        pen.width,
        pen.height - line,
        linear(pen, line, pen.height, [
          [0, '#fbe0cf'],
          [0.4, salt],
          [1, '#f6dccb'],
        ]),
      ) +
      crust(pen, line)
    )
  },
  emblem: (pen) => {
    const ink = '#4d1a14'
    const walkers = [
      [-420, 0.62],
      [-286, 0.72],
      [-130, 0.84],
      [50, 0.98],
      [262, 1.14],
    ] as const
    const foot = (s: number): number => 150 + (s - 0.6) * 250
    const fading = linear(pen, 150, 620, [
      [0, '#b4664e', 0.6],
      [1, '#c9826a', 0],
    ])
    const shadows = walkers
      .map(([x, s]) =>
        poly(
          [
            [x - 52 * s, foot(s)],
            [x + 40 * s, foot(s)],
            [x + 40 * s + 20, foot(s) + 330 * s],
            [x - 120 * s + 20, foot(s) + 330 * s],
          ],
          fading,
        ),
      )
      .join('')
    const rope = stroke(
      walkers
        .slice(1)
        .map(([x, s], index) => {
          const [px, ps] = walkers[index] ?? [x, s]
          return d`M${px + 84 * ps} ${foot(ps) - 150 * ps}Q${(px + x) / 2 + 20} ${foot(s) - 90 * s} ${x - 66 * s} ${foot(s) - 92 * s}`
        })
        .join(''),
      ink,
      3,
    )
    return (
      shadows +
      rope +
      walkers.map(([x, s], index) => at(x, foot(s), camel(ink, index % 2 ? '#e2552e' : '#fff6ea'), s)).join('') +
      at(432, foot(1.3), driver(ink, '#e2552e'), 1.3) +
      poly(
        [
          [418, foot(1.3)],
          [446, foot(1.3)],
          [476, foot(1.3) + 300],
          [396, foot(1.3) + 300],
        ],
        fading,
      ) +
      at(-520, foot(0.56), driver(ink, '#1f6a70'), 0.62)
    )
  },
}

/** A camel under two slabs of salt, walking to the right; 210 high on the origin. */
function camel(ink: string, cloth: string): string {
  return (
    path(
      'M-66 -96L-74 -40L-70 0H-58L-56 -44L-46 -92ZM-40 -94L-34 -44L-48 0H-36L-22 -46L-22 -92ZM30 -96L24 -46L12 0H24L38 -44L46 -94ZM44 -98L60 -50L62 0H74L72 -52L62 -104Z',
      ink,
    ) +
    path(
      'M-74 -96C-84 -130 -60 -146 -34 -146C-22 -184 12 -186 24 -148C48 -148 62 -140 70 -126C84 -124 86 -156 86 -178C84 -196 96 -206 112 -204L138 -194Q142 -184 132 -182L112 -178C110 -140 104 -96 66 -92C30 -78 -40 -78 -74 -96Z',
      ink,
    ) +
    path('M94 -202l4 -16l10 14z', ink) +
    stroke('M-74 -120Q-90 -100 -84 -76', ink, 5, 'stroke-linecap="round"') +
    path('M-44 -150H40L50 -96Q0 -84 -52 -96Z', cloth) +
    path('M-40 -138H-4V-86H-40ZM4 -138H42V-86H4Z', '#fffdf8') +
    path('M-20 -138H-4V-86H-20ZM26 -138H42V-86H26Z', mix('#fffdf8', '#c9826a', 0.4)) +
    stroke('M-48 -118H48', ink, 4)
  )
}

/** A man on foot in a long robe with a staff. */
function driver(ink: string, turban: string): string {
  return (
    path('M-14 -104Q-22 -60 -28 0H24Q24 -60 14 -104Q0 -114 -14 -104Z', ink) +
    disc(0, -122, 13, ink) +
    path('M-18 -124Q-18 -146 2 -144Q20 -142 18 -124Q0 -132 -18 -124Z', turban) +
    path('M-16 -126Q-38 -110 -34 -70Q-26 -100 -8 -112Z', turban) +
    stroke('M30 -118L36 0', ink, 5) +
    stroke('M8 -96L32 -78', ink, 9, 'stroke-linecap="round"')
  )
}

/** Table mountains at the edge of the flats. */
function far(pen: Pen, line: number): string {
  return (
    path(
      d`M0 ${line + 4}V${line - 56}H${pen.width * 0.1}L${pen.width * 0.15} ${line - 20}H${pen.width * 0.24}L${pen.width * 0.28} ${line + 4}ZM${pen.width} ${line + 4}V${line - 86}H${pen.width * 0.9}L${pen.width * 0.86} ${line - 34}H${pen.width * 0.78}L${pen.width * 0.72} ${line + 4}Z`,
      '#c9715a',
    ) +
    path(
      d`M${pen.width} ${line + 4}V${line - 40}H${pen.width * 0.95}L${pen.width * 0.9} ${line + 4}ZM0 ${line + 4}V${line - 24}H${pen.width * 0.05}L${pen.width * 0.1} ${line + 4}Z`,
      '#a5523f',
    )
  )
}

/** The plates into which a salt lake dries, flattened by distance. */
function crust(pen: Pen, line: number): string {
  const rows = 13
  const edge = (row: number): number => line + (pen.height - line) * (row / rows) ** 1.8
  return stroke(
    range(rows, (row) => {
      const [top, bottom] = [edge(row), edge(row + 1)]
      const cell = 60 + row * 34
      const shift = (row % 2) * cell * 0.5
      return range(Math.ceil(pen.width / cell) + 2, (column) => {
        const x = column * cell - shift - cell * 0.5 + (pen.random() - 0.5) * cell * 0.2
        const y = top + (bottom - top) * (0.2 + pen.random() * 0.3)
        return d`M${x} ${top}L${x + cell * 0.24} ${y}L${x + cell * 0.76} ${y - (bottom - top) * 0.1}L${x + cell} ${top}M${x + cell * 0.24} ${y}L${x + cell * 0.1} ${bottom}`
      })
    }),
    '#dfae98',
    2.5,
    'opacity=".55" stroke-linejoin="round"',
  )
}
