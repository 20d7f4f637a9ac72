import { figure } from '../kit/people.ts'
import { box, circle, d, disc, path, pointedArch, range, rect, starAt, stroke } from '../kit/shape.ts'
import { beam, radialGlow } from '../kit/sky.ts'
import { gilt, lamplight, mix } from '../palette.ts'
import { clipped, linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Walls of coloured glass around the choir, their light on the floor. */
export const sainteChapelle: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const glass = ['#d83a4c', '#2b64c8', '#f2b63c', '#4a9fe6', '#7a3a9c', lamplight(palette), '#2f8f7a']
    const dark = mix(palette.ink, '#140c24', 0.4)
    const lancet = (x: number, bottom: number, w: number, h: number): string =>
      clipped(
        pen,
        pointedArch(x, bottom, w, h),
        rect(x - w / 2, bottom - h, w, h, '#16233f') + panes(pen, x - w / 2, bottom - h, w, h, glass),
      ) +
      stroke(pointedArch(x, bottom, w, h), dark, 8) +
      stroke(d`M${x} ${bottom}V${bottom - h * 0.84}`, dark, 5)
    const sides = [
      [70, 1030, 180, 800],
      [268, 985, 150, 700],
      [428, 945, 118, 610],
    ] as const
    const gold = gilt(palette)
    return [
      rect(
        0,
        0,
        1600,
        1200,
        linear(pen, 0, 1200, [
          [0, mix('#1b2a66', dark, 0.45)],
          [0.6, dark],
          [1, dark],
        ]),
      ),
      path(
        'M0 250Q240 130 340 220Q440 150 520 250Q560 200 606 270L800 60L0 -200ZM1600 250Q1360 130 1260 220Q1160 150 1080 250Q1040 200 994 270L800 60L1600 -200Z',
        mix('#24409a', dark, 0.3),
      ),
      path(
        range(44, (index) => starAt(60 + ((index * 373) % 1480), 18 + ((index * 89) % 150), 0.9)),
        gold,
      ),
      stroke(
        'M166 300Q420 60 800 60Q1180 60 1434 300M346 300Q560 110 800 60Q1040 110 1254 300M500 300Q640 150 800 60Q960 150 1100 300M650 300Q720 170 800 60Q880 170 950 300',
        gold,
        9,
        'opacity=".85"',
      ),
      radialGlow(pen, 800, 560, 640, palette.glow),
      ...sides.map(([x, bottom, w, h]) => lancet(x, bottom, w, h) + lancet(1600 - x, bottom, w, h)),
      ...[578, 688, 800, 912, 1022].map((x) => lancet(x, 890, 92, 590 + (100 - Math.abs(800 - x) * 0.4))),
      path([166, 346, 500, 634, 744, 856, 966, 1100, 1254, 1434].map((x) => box(x - 7, 290, 14, 690)).join(''), gold),
      disc(800, 122, 40, gold) + disc(800, 122, 26, '#d83a4c'),
      path(
        'M0 1200V1046L510 900H1090L1600 1046V1200Z',
        linear(pen, 900, 1200, [
          [0, mix(palette.stone[1], dark, 0.25)],
          [1, dark],
        ]),
      ),
      ...glass
        .slice(0, 6)
        .map((colour, index) => beam(pen, [500 + index * 120, 520], [300 + index * 200, 1190], 200, 0.42, colour)),
      path(
        range(18, (index) => oval2(360 + ((index * 167) % 900), 950 + ((index * 61) % 200), 34, 9)),
        palette.glow,
        'opacity=".22"',
      ),
      figure(690, 1090, 210, dark, 'stand') +
        figure(775, 1096, 200, dark, 'dress') +
        figure(980, 1130, 250, dark, 'point'),
    ]
  },
}

const oval2 = (x: number, y: number, rx: number, ry: number): string =>
  d`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0z`

/** Small panes of coloured glass that fill a window, drawn colour by colour, with a column of medallions. */
function panes(pen: Pen, x: number, y: number, w: number, h: number, colours: readonly string[]): string {
  const columns = 4
  const rows = Math.round(h / 52)
  const data = colours.map(() => '')
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const pick = Math.floor(pen.random() * colours.length)
      data[pick] =
        (data[pick] ?? '') +
        box(x + (column * w) / columns + 1.5, y + (row * h) / rows + 1.5, w / columns - 3, h / rows - 3)
    }
  }
  const medallions = range(Math.floor(rows / 3), (index) =>
    circle(x + w / 2, y + h * 0.24 + (index * h) / (rows / 3), w * 0.27),
  )
  return (
    data.map((part, index) => path(part, colours[index] ?? '')).join('') +
    path(medallions, colours[2] ?? '') +
    stroke(medallions, '#16233f', 4)
  )
}
