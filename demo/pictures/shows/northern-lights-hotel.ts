import { windowGrid } from '../kit/architecture.ts'
import { couple } from '../kit/people.ts'
import { d, type Point, path, poly, range, rect, roundArch } from '../kit/shape.ts'
import { radialGlow, sky } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Show } from '../show.ts'

export const northernLightsHotel: Show = {
  slug: 'northern-lights-hotel',
  lines: ['NORTHERN', 'LIGHTS', 'HOTEL'],
  letters: { weight: 0.12, width: 0.98, waist: 0.5 },
  ink: '#eafaf0',
  light: 'night',
  mood: 'sea',
  colours: { sky: ['#041428', '#0a2f4c', '#1f6a78'], ink: '#04101f', accent: '#ff6f61', window: '#ffd87a' },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.8) +
    aurora(pen, '#5ef2b0', 0.1) +
    aurora(pen, '#3fd0d8', 0.2) +
    aurora(pen, '#c07af0', 0.04) +
    poly(
      [
        [0, pen.height * 0.7],
        [pen.width * 0.16, pen.height * 0.5],
        [pen.width * 0.34, pen.height * 0.66],
        [pen.width * 0.62, pen.height * 0.46],
        [pen.width * 0.84, pen.height * 0.62],
        [pen.width, pen.height * 0.5],
        [pen.width, pen.height],
        [0, pen.height],
      ],
      tone(pen.palette, 0.35),
    ) +
    poly(
      [
        [pen.width * 0.62, pen.height * 0.46],
        [pen.width * 0.7, pen.height * 0.53],
        [pen.width * 0.63, pen.height * 0.52],
        [pen.width * 0.55, pen.height * 0.535],
      ],
      '#dff3f0',
    ) +
    path(
      d`M0 ${pen.height * 0.73}Q${pen.width / 2} ${pen.height * 0.66} ${pen.width} ${pen.height * 0.73}V${pen.height}H0Z`,
      '#cfe6ec',
    ) +
    path(
      d`M0 ${pen.height * 0.77}Q${pen.width / 2} ${pen.height * 0.71} ${pen.width} ${pen.height * 0.78}V${pen.height}H0Z`,
      '#12344c',
    ),
  emblem: (pen) => {
    const { palette } = pen
    const fir = (x: number, base: number, h: number): string =>
      path(
        range(
          4,
          (index) =>
            d`M${x} ${base - h + index * h * 0.2}L${x + h * (0.1 + index * 0.06)} ${base - h * 0.66 + index * h * 0.2}H${x - h * (0.1 + index * 0.06)}Z`,
        ),
        palette.ink,
      ) +
      path(
        range(
          4,
          (index) =>
            d`M${x} ${base - h + index * h * 0.2}L${x - h * (0.1 + index * 0.06)} ${base - h * 0.66 + index * h * 0.2}L${x - h * 0.02} ${base - h * 0.74 + index * h * 0.2}Z`,
        ),
        '#dff3f0',
        'opacity=".8"',
      )
    const block = (x: number, y: number, w: number, h: number, columns: number, rows: number): string =>
      rect(x, y, w, h, mix(palette.ink, '#7a2f3c', 0.6)) +
      windowGrid(x + 8, y + 14, w - 16, h - 24, columns, rows, palette.window) +
      poly(
        [
          [x - 20, y + 4],
          [x + 24, y - 70],
          [x + w - 24, y - 70],
          [x + w + 20, y + 4],
        ],
        palette.ink,
      ) +
      poly(
        [
          [x - 20, y + 4],
          [x + 24, y - 70],
          [x + w - 24, y - 70],
          [x + w - 4, y - 36],
          [x + w * 0.6, y - 46],
          [x + w * 0.3, y - 22],
        ],
        '#eaf6f6',
      )
    const turret =
      rect(-70, -230, 140, 560, mix(palette.ink, '#8a3646', 0.6)) +
      windowGrid(-60, -200, 120, 440, 2, 6, palette.window) +
      poly(
        [
          [-96, -226],
          [0, -430],
          [96, -226],
        ],
        palette.ink,
      ) +
      poly(
        [
          [-96, -226],
          [0, -430],
          [10, -330],
          [-30, -250],
        ],
        '#eaf6f6',
      ) +
      rect(-3, -480, 6, 60, palette.accent) +
      path('M3 -480h52l-14 16l14 16h-52z', palette.accent)
    return (
      block(-330, -10, 270, 340, 5, 4) +
      block(60, -10, 270, 340, 5, 4) +
      turret +
      path(roundArch(0, 330, 74, 110), palette.window) +
      rect(-120, 214, 240, 16, palette.accent) +
      radialGlow(pen, 0, 330, 330) +
      path('M-40 330H40L120 500H-120Z', palette.window, 'opacity=".35"') +
      fir(-430, 420, 420) +
      fir(-340, 450, 300) +
      fir(430, 430, 460) +
      fir(330, 460, 290) +
      couple(-10, 440, 90, palette.ink) +
      path('M-480 420Q0 330 480 420V470Q0 400 -480 470Z', '#eaf6f6', 'opacity=".25"')
    )
  },
}

/** A curtain of northern light hanging from a wavering line: soft columns of unequal height. */
function aurora(pen: Pen, colour: string, offset: number): string {
  const phase = pen.random() * 6
  const base = (x: number): number =>
    pen.height * (offset + 0.36) + Math.sin(x / 230 + phase) * 80 + Math.sin(x / 97 + phase) * 22
  const height = (x: number): number => pen.height * (0.24 + 0.07 * Math.sin(x / 61 + phase) + 0.05 * Math.sin(x / 23))
  const columns = Array.from({ length: Math.ceil(pen.width / 12) + 1 }, (_, index) => index * 12)
  const layer = (share: number, strength: number): string => {
    const upper = columns.map((x): Point => [x, base(x) - height(x) * share])
    const lower = columns.map((x): Point => [x, base(x)]).reverse()
    const paint = linear(pen, pen.height * (offset + 0.02), pen.height * (offset + 0.42), [
      [0, colour, 0],
      [0.8, colour, strength],
      [1, colour, strength * 0.2],
    ])
    return poly([...upper, ...lower], paint)
  }
  return layer(1, 0.3) + layer(0.62, 0.4) + layer(0.3, 0.5)
}
