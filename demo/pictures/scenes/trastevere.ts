import { dome, festoon } from '../kit/architecture.ts'
import { ground, skyline } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { at, d, disc, oval, path, range, rect, stroke } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { farPaint } from '../landmarks/paint.ts'
import { campanile } from '../landmarks/rome.ts'
import { lamplight, mix, type Palette, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Laundry and ivy over a lane of ochre houses; tables set outside a trattoria. */
export const trastevere: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const house = (x: number, base: number, w: number, h: number, fill: string): string =>
      rect(x, base - h, w, h, fill) +
      rect(x - 10, base - h - 12, w + 20, 18, mix(palette.roof, palette.ink, 0.2)) +
      range(3, (row) =>
        range(Math.max(2, Math.round(w / 110)), (column) => {
          const n = Math.max(2, Math.round(w / 110))
          const wx = x + ((column + 0.5) * w) / n - 18
          const wy = base - h + 50 + row * (h / 3.7)
          return (
            rect(
              wx,
              wy,
              36,
              68,
              palette.light === 'day' || palette.light === 'dawn'
                ? mix(palette.ink, fill, 0.3)
                : pen.random() < 0.6
                  ? palette.window
                  : mix(palette.ink, fill, 0.25),
            ) +
            rect(wx - 19, wy - 2, 17, 72, palette.leaf[0]) +
            rect(wx + 38, wy - 2, 17, 72, palette.leaf[1])
          )
        }),
      )
    const ochre = [
      mix('#e59a4e', palette.stone[1], 0.45),
      mix('#d9714c', palette.stone[1], 0.45),
      mix('#efc07a', palette.stone[1], 0.4),
    ]
    return [
      heavens(pen, 880, 800, 420, 120, 'rays'),
      skyline(pen, 880, 0.2, { heights: [80, 160], widths: [60, 110], roofs: 'flat' }, 480, 1120),
      campanile(860, 880, 84, 470, farPaint(pen, 0.34)),
      dome(pen, 690, 800, 66, 76, tone(palette, 0.28), tone(palette, 0.36), 3),
      mist(pen, 890, 280, 0.6),
      house(430, 920, 170, 400, mix(ochre[2] ?? '', palette.haze, 0.4)) +
        house(1010, 920, 170, 430, mix(ochre[0] ?? '', palette.haze, 0.4)),
      house(250, 970, 220, 560, ochre[1] ?? '') + house(1150, 970, 230, 590, ochre[2] ?? ''),
      house(-60, 1050, 330, 900, ochre[0] ?? '') + house(1350, 1050, 330, 880, ochre[1] ?? ''),
      ground(pen, 916, mix(palette.stone[0], palette.haze, 0.4), mix(palette.stone[2], palette.ink, 0.55)),
      path(
        range(46, (index) => {
          const t = Math.floor(index / 8) / 6
          return `M${560 - t * 380 + (index % 8) * (64 + t * 90)} ${940 + t * 240}q${20 + t * 22} -10 ${40 + t * 44} 0z`
        }),
        mix(palette.stone[2], palette.ink, 0.3),
        'opacity=".35"',
      ),
      washing(250, 470, 1350, 450, palette) + washing(440, 620, 1170, 600, palette),
      path(ivy(pen), palette.leaf[1]),
      rect(1130, 800, 300, 170, mix(palette.ink, palette.stone[2], 0.3)) +
        path(
          range(7, (index) => `M${1104 + index * 50} 770h50l10 60a28 20 0 0 1 -60 0z`),
          palette.accent,
        ) +
        path(
          range(3, (index) => `M${1154 + index * 100} 770h50l10 60a28 20 0 0 1 -60 0z`),
          mix(palette.stone[0], '#ffffff', 0.4),
        ),
      ...[
        [1090, 1060, 1],
        [1290, 1130, 1.3],
        [420, 1090, 1.1],
      ].map(([x = 0, y = 0, s = 1]) => bistro(pen, x, y, s)),
      festoon([250, 700], [1350, 700], 90, 30, lamplight(palette), 6),
      crowd(pen, 680, 920, 950, 90, 4, palette.ink),
      scooter(pen, 720, 1140),
    ]
  },
}

/** A washing line with shirts and sheets between two houses. */
function washing(x0: number, y0: number, x1: number, y1: number, palette: Palette): string {
  const colours = [
    mix(palette.stone[0], '#ffffff', 0.5),
    palette.accent,
    palette.sky[1],
    palette.stone[0],
    palette.leaf[0],
  ]
  const span = x1 - x0
  const pieces = range(9, (index) => {
    const t = 0.06 + index * 0.1
    const [x, y] = [x0 + t * span, y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * 46]
    const s = span / 1100
    const data =
      index % 2 === 0
        ? d`M${x} ${y}h${70 * s}v${96 * s}q${-35 * s} ${-10 * s} ${-70 * s} 0z`
        : d`M${x} ${y}h${64 * s}l${20 * s} ${34 * s}l${-16 * s} ${8 * s}l${-10 * s} ${-12 * s}v${66 * s}h${-52 * s}v${-66 * s}l${-10 * s} ${12 * s}l${-16 * s} ${-8 * s}z`
    return path(data, colours[index % 5] ?? palette.accent)
  })
  return stroke(d`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + 92} ${x1} ${y1}`, palette.ink, 3) + pieces
}

const ivy = (pen: Pen): string =>
  range(170, (index) => {
    const left = index % 2 === 0
    const y = pen.random() ** 1.6 * 560
    const x = left ? pen.random() * (230 - y * 0.3) : 1600 - pen.random() * (220 - y * 0.3)
    const r = 9 + pen.random() * 13
    return d`M${x - r} ${y + 130}q${r * 0.2} ${-r} ${r} ${-r * 0.9}q${r} ${r * 0.2} ${r} ${r}q${-r * 0.6} ${r * 0.9} ${-r} ${r * 0.9}q${-r * 0.8} ${-r * 0.2} ${-r} ${-r}z`
  })

function bistro(pen: Pen, x: number, y: number, scale: number): string {
  const { ink, accent, stone } = pen.palette
  const window = lamplight(pen.palette)
  return at(
    x,
    y,
    figure(-66, 0, 120, ink, 'sit') +
      figure(66, 0, 116, ink, 'sit', -1) +
      path('M-52 -64H52L44 -20H-44Z', accent) +
      path('M-4 -20h8v20h-8z', ink) +
      oval(0, -64, 54, 9, mix(stone[0], '#ffffff', 0.5)) +
      rect(-3, -86, 6, 20, stone[0]) +
      disc(0, -92, 6, window) +
      disc(0, -92, 34, window, 'opacity=".25"'),
    scale,
  )
}

function scooter(pen: Pen, x: number, y: number): string {
  const { ink, accent, stone } = pen.palette
  return at(
    x,
    y,
    disc(-62, -22, 22, ink) +
      disc(66, -22, 22, ink) +
      disc(-62, -22, 9, stone[0]) +
      disc(66, -22, 9, stone[0]) +
      path(
        'M-96 -40Q-100 -84 -56 -86H-8Q4 -60 10 -42H34L52 -118H40V-130H66L78 -58Q90 -50 92 -34H44Q40 -20 24 -20H-30Q-40 -54 -62 -52Q-84 -50 -96 -40Z',
        accent,
      ) +
      path('M-70 -92H-8Q-10 -104 -24 -104H-66Z', ink) +
      disc(70, -112, 10, pen.palette.window),
    1.2,
  )
}
