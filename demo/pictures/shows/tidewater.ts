import { ridge } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { box, circle, d, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { orb, rays, sky } from '../kit/sky.ts'
import { ripples, water } from '../kit/water.ts'
import { mix, tone } from '../palette.ts'
import type { Show } from '../show.ts'

export const tidewater: Show = {
  slug: 'tidewater',
  lines: ['TIDEWATER'],
  letters: { weight: 0.12, width: 1.16, waist: 0.5 },
  ink: '#fdeecf',
  light: 'dusk',
  mood: 'sea',
  colours: {
    sky: ['#0f3a58', '#3f8f9a', '#ffd08a'],
    accent: '#ff7f50',
    ink: '#0a2438',
    haze: '#6aa3a0',
    water: ['#ffcf96', '#1d5f78'],
  },
  backdrop: (pen) =>
    sky(pen, pen.height * 0.6) +
    rays(pen, pen.width / 2, pen.height * 0.5, pen.width, 22, 0.35) +
    orb(pen, pen.width / 2, pen.height * 0.5, 210) +
    ridge(pen, pen.height * 0.585, 26, tone(pen.palette, 0.3), 5) +
    water(pen, pen.height * 0.6, pen.height, pen.width / 2) +
    ripples(pen, pen.height * 0.6, pen.height, 60),
  emblem: (pen) => {
    const { palette } = pen
    const house =
      path('M-150 -120V80H150V-120L0 -250Z', palette.ink) +
      poly(
        [
          [-190, -98],
          [0, -270],
          [190, -98],
          [176, -80],
          [0, -240],
          [-176, -80],
        ],
        mix(palette.ink, palette.sky[1], 0.35),
      ) +
      rect(90, -250, 30, 90, palette.ink) +
      path(box(-100, -60, 60, 70) + box(30, -60, 70, 140) + circle(0, -150, 22), palette.window) +
      rect(-210, 76, 420, 18, palette.ink) +
      path(
        [-190, -110, 0, 110, 190].map((x) => box(x - 8, 84, 16, 190)).join('') + box(-190, 160, 380, 8),
        palette.ink,
      ) +
      stroke('M-190 90L-110 250M-110 90L-190 250M110 90L190 250M190 90L110 250', palette.ink, 6) +
      path('M206 94L300 270H316L222 94Z', palette.ink) +
      figure(-170, 78, 96, palette.ink, 'dress')
    const mirrored = `<g transform="translate(0 540) scale(1 -1)" opacity=".42">${house}</g>`
    const waves = range(9, (index) =>
      path(
        d`M${-480 + index * 14} ${300 + index * 26}Q${-240} ${280 + index * 26} 0 ${300 + index * 26}T${480 - index * 14} ${300 + index * 26}V${309 + index * 26}Q240 ${330 + index * 26} 0 ${309 + index * 26}T${-480 + index * 14} ${309 + index * 26}Z`,
        index % 2 ? palette.water[0] : palette.sky[1],
        'opacity=".5"',
      ),
    )
    return (
      mirrored +
      house +
      waves +
      path('M-420 330q60 34 150 4l-16 40h-110z', palette.accent) +
      rect(-346, 200, 6, 134, palette.ink) +
      path('M-336 206q80 50 70 116h-70z', '#fdeecf') +
      stroke(
        'M210 -330q24 -24 44 0q20 -26 46 -2M300 -400q18 -18 34 0q16 -20 36 0',
        palette.ink,
        6,
        'stroke-linecap="round"',
      )
    )
  },
}
