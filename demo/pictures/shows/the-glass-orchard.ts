import { ridge } from '../kit/land.ts'
import { disc, path, poly, rect, stroke } from '../kit/shape.ts'
import { orb, sky } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Show } from '../show.ts'

export const theGlassOrchard: Show = {
  slug: 'the-glass-orchard',
  lines: ['THE GLASS', 'ORCHARD'],
  letters: { weight: 0.1, width: 1.05, waist: 0.62 },
  ink: '#f6f0d8',
  light: 'night',
  mood: 'sea',
  colours: {
    sky: ['#06232e', '#0f5a60', '#8fd0b0'],
    glow: '#dff5d8',
    sun: '#fbfbe2',
    accent: '#f2765c',
    ink: '#04181f',
  },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.86) +
    orb(pen, pen.width / 2, pen.height * 0.4, 250) +
    ridge(pen, pen.height * 0.72, 120, tone(pen.palette, 0.25), 4) +
    ridge(pen, pen.height * 0.76, 90, tone(pen.palette, 0.55), 3) +
    ridge(pen, pen.height * 0.8, 40, pen.palette.ink, 3),
  emblem: (pen) => {
    const { palette } = pen
    const branches =
      stroke(
        'M0 430C-20 300 10 240 0 120M0 260C-60 200 -140 190 -200 110M0 220C70 160 130 170 210 90M0 140C-30 60 -90 20 -110 -80M0 130C30 60 80 30 120 -90M0 120C-10 20 10 -60 0 -180M-120 165C-190 170 -240 210 -280 190M120 150C200 170 240 190 290 170',
        palette.ink,
        22,
        'stroke-linecap="round"',
      ) + path('M-40 440Q-14 360 -14 260H14Q16 360 44 440Z', palette.ink)
    const gem = (x: number, y: number, r: number, fill: string): string =>
      poly(
        [
          [x, y - r],
          [x + r * 0.8, y - r * 0.2],
          [x, y + r],
        ],
        mix(fill, palette.ink, 0.25),
      ) +
      poly(
        [
          [x, y - r],
          [x - r * 0.8, y - r * 0.2],
          [x, y + r],
        ],
        mix(fill, '#ffffff', 0.25),
      ) +
      poly(
        [
          [x, y - r],
          [x + r * 0.3, y - r * 0.2],
          [x, y + r],
          [x - r * 0.3, y - r * 0.2],
        ],
        mix(fill, '#ffffff', 0.6),
      )
    const fruit = [palette.accent, palette.window, palette.sky[2]]
    const spots: readonly (readonly [number, number, number])[] = [
      [-200, 90, 46],
      [210, 70, 50],
      [-110, -110, 54],
      [120, -120, 48],
      [0, -210, 60],
      [-285, 180, 36],
      [295, 160, 38],
      [-60, -20, 34],
      [70, 0, 36],
      [-160, 0, 32],
      [180, -20, 30],
      [-240, 20, 28],
      [260, 10, 26],
      [-30, -130, 30],
      [60, -220, 28],
      [-100, 110, 30],
      [110, 100, 32],
      [-190, -60, 26],
      [200, -80, 24],
    ]
    const jar = 'M-370 440V-40C-370 -300 -200 -420 0 -420C200 -420 370 -300 370 -40V440Z'
    return (
      path(jar, '#ffffff', 'opacity=".12"') +
      branches +
      spots.map(([x, y, r], index) => gem(x, y, r, fruit[index % 3] ?? palette.accent)).join('') +
      stroke(jar, mix(palette.sun, palette.sky[2], 0.2), 10) +
      path(
        'M-330 380V-30C-330 -200 -250 -300 -160 -350C-260 -260 -280 -150 -280 -30V380Z',
        '#ffffff',
        'opacity=".35"',
      ) +
      disc(0, -450, 30, mix(palette.sun, palette.sky[2], 0.3)) +
      rect(-420, 440, 840, 34, palette.accent) +
      rect(-390, 474, 780, 22, palette.ink)
    )
  },
}
