import { at, box, circle, d, disc, oval, path, range, rect, stroke, turned } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Show } from '../show.ts'

const mustard = '#f2b632'
const scarlet = '#c8302c'
const dark = '#1d2433'
const skin = '#f3cfa4'

export const theNightPorters: Show = {
  slug: 'the-night-porters',
  lines: ['THE NIGHT', 'PORTERS'],
  letters: { weight: 0.2, width: 1, waist: 0.56, inline: '#f2b632' },
  ink: dark,
  titleAt: 'head',
  light: 'day',
  mood: 'gold',
  colours: { sky: [mustard, mustard, mustard], ink: dark, accent: scarlet },
  backdrop: (pen) => rect(0, 0, pen.width, pen.height, mustard) + fans(pen) + chequers(pen),
  emblem: () => {
    const trunk = (x: number, y: number, w: number, h: number, fill: string, lean: number): string =>
      turned(
        lean,
        x,
        y,
        rect(x - w / 2, y - h, w, h, fill, 'rx="12"') +
          rect(x - w / 2, y - h, w * 0.5, h, mix(fill, '#ffffff', 0.14), 'rx="12"') +
          path(box(x - w * 0.34, y - h, 16, h) + box(x + w * 0.34 - 16, y - h, 16, h), mix(fill, dark, 0.5)) +
          path(box(x - w * 0.34 - 4, y - h * 0.62, 24, 18) + box(x + w * 0.34 - 20, y - h * 0.62, 24, 18), '#f7dc8c') +
          stroke(d`M${x - 26} ${y - h}q0 -26 26 -26t26 26`, mix(fill, dark, 0.5), 9),
      )
    const porter = (x: number, lean: number): string =>
      at(
        x,
        470,
        turned(
          lean,
          0,
          0,
          path('M-46 -176H46L40 -10H10L4 -120H-4L-10 -10H-40Z', dark) +
            path('M-50 -4h50v-14h-32zM50 -4h-50v-14h32z', '#000000') +
            path('M-66 -336Q-66 -366 -30 -372H30Q66 -366 66 -336L58 -164Q0 -146 -58 -164Z', scarlet) +
            path('M10 -372H30Q66 -366 66 -336L58 -164Q40 -156 20 -154Z', mix(scarlet, dark, 0.3)) +
            path(
              range(4, (row) => circle(-22, -336 + row * 44, 8) + circle(22, -336 + row * 44, 8)),
              '#f7dc8c',
            ) +
            path('M-74 -366h46v14h-46zM74 -366h-46v14h46z', '#f7dc8c') +
            stroke(
              'M-62 -340L-86 -456L-66 -540M62 -340L86 -456L66 -540',
              scarlet,
              36,
              'stroke-linejoin="round" stroke-linecap="round"',
            ) +
            disc(-64, -556, 22, '#fffaf0') +
            disc(64, -556, 22, '#fffaf0') +
            rect(-16, -396, 32, 34, skin) +
            path('M-44 -446Q-44 -384 0 -382Q44 -384 44 -446V-470H-44Z', skin) +
            path('M-30 -414Q-14 -426 0 -414Q14 -426 30 -414Q14 -404 0 -410Q-14 -404 -30 -414Z', dark) +
            path(circle(-17, -440, 5) + circle(17, -440, 5), dark) +
            path('M-48 -466H48L42 -520H-42Z', scarlet) +
            rect(-50, -474, 100, 12, '#f7dc8c') +
            disc(0, -524, 9, '#f7dc8c'),
        ),
      )
    return (
      porter(-290, 5) +
      porter(0, 0) +
      porter(290, -5) +
      trunk(0, -96, 860, 120, '#7a3f24', 0) +
      trunk(-170, -216, 420, 130, '#1f6b68', -2) +
      trunk(210, -214, 330, 170, '#2a3f6f', 3) +
      trunk(-120, -350, 460, 96, '#a8422f', 1.5) +
      piano(180, -384) +
      hatbox(-168, -446)
    )
  },
}

function piano(x: number, y: number): string {
  return at(
    x,
    y,
    turned(
      4,
      0,
      0,
      path('M-170 0V-70H120Q176 -74 176 -30V0Z', dark) +
        path('M-170 -70L40 -190Q150 -190 160 -70Z', mix(dark, '#5a6a8a', 0.35)) +
        rect(-182, -34, 210, 20, '#fffaf0') +
        path(
          range(11, (index) => box(-176 + index * 19, -34, 9, 12)),
          dark,
        ) +
        path('M-160 0h18l-4 30h-10zM130 0h18l-4 30h-10z', dark),
    ),
  )
}

function hatbox(x: number, y: number): string {
  return at(
    x,
    y,
    rect(-80, -84, 160, 84, '#f7b8bd') +
      path(
        range(6, (index) => box(-80 + index * 28, -84, 13, 84)),
        '#ffffff',
      ) +
      oval(0, -84, 88, 20, '#e58a94') +
      path('M0 -90C-40 -150 -70 -110 -10 -92ZM0 -90C40 -150 70 -110 10 -92Z', scarlet),
    0.95,
  )
}

/** The wallpaper of a hotel of the twenties. */
function fans(pen: Pen): string {
  const size = 150
  const columns = Math.ceil(pen.width / size) + 1
  const rows = Math.ceil(pen.height / (size / 2)) + 1
  return stroke(
    range(columns * rows, (index) => {
      const row = Math.floor(index / columns)
      const x = (index % columns) * size + (row % 2) * (size / 2)
      const y = row * (size / 2)
      return [72, 52, 32].map((r) => d`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`).join('')
    }),
    '#d9961e',
    3.5,
    'opacity=".55"',
  )
}

/** A marble floor in perspective. */
function chequers(pen: Pen): string {
  const top = pen.height * 0.865
  const [columns, rows] = [14, 5]
  const x = (column: number, share: number): number =>
    pen.width / 2 + (column - columns / 2) * (pen.width / columns) * (1 + share * 1.4)
  const y = (row: number): number => top + (pen.height - top) * (row / rows) ** 1.6
  return (
    rect(0, top, pen.width, pen.height - top, '#fff4d8') +
    path(
      range(columns * rows, (index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)]
        if ((column + row) % 2) return ''
        const [a, b] = [(row / rows) ** 1.6, ((row + 1) / rows) ** 1.6]
        return d`M${x(column, a)} ${y(row)}L${x(column + 1, a)} ${y(row)}L${x(column + 1, b)} ${y(row + 1)}L${x(column, b)} ${y(row + 1)}Z`
      }),
      dark,
    ) +
    rect(0, top - 14, pen.width, 14, scarlet)
  )
}
