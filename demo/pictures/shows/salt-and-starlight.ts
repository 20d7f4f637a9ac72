import { ridge } from '../kit/land.ts'
import { circle, path, poly, range, starAt, stroke, turned } from '../kit/shape.ts'
import { orb, sky } from '../kit/sky.ts'
import { mix, tone } from '../palette.ts'
import type { Show } from '../show.ts'

export const saltAndStarlight: Show = {
  slug: 'salt-and-starlight',
  lines: ['SALT AND', 'STARLIGHT'],
  letters: { weight: 0.12, width: 1.08, waist: 0.5 },
  ink: '#fff3cf',
  light: 'night',
  mood: 'classic',
  colours: { sky: ['#07123c', '#163a78', '#4f9ab8'], accent: '#ffb45a', ink: '#050c28', water: ['#3a86a8', '#081a44'] },
  backdrop: (pen) =>
    sky(pen, pen.height) +
    orb(pen, pen.width * 0.5, pen.height * 0.3, 120) +
    path(
      range(60, () => starAt(pen.random() * pen.width, pen.random() * pen.height * 0.6, 0.6 + pen.random() * 2)),
      pen.palette.sun,
    ) +
    ridge(pen, pen.height * 0.7, 80, tone(pen.palette, 0.4), 4) +
    ridge(pen, pen.height * 0.78, 70, pen.palette.ink, 5),
  emblem: (pen) => {
    const { palette } = pen
    const foam = '#f4f8f0'
    const wave =
      'M-1400 480V260C-1100 190 -700 250 -560 120C-500 -80 -360 -260 -110 -280C60 -290 190 -210 210 -90C216 -20 160 20 100 0C150 -20 140 -80 80 -100C0 -130 -120 -60 -130 90C-140 260 60 330 260 300C400 280 480 300 560 260C800 190 1000 330 1400 250V480Z'
    const inner =
      'M-1400 480V340C-1100 290 -700 350 -560 260C-480 40 -330 -130 -140 -160C-230 -60 -260 60 -230 190C-190 330 0 400 200 380C380 370 480 380 560 350C800 300 1000 400 1400 340V480Z'
    const crest = range(15, (index) => {
      const a = -2.7 + index * 0.21
      return circle(50 + Math.cos(a) * 165, -110 + Math.sin(a) * 165 * 0.95, 15 + (index % 3) * 9)
    })
    const sails =
      poly(
        [
          [250, 150],
          [262, -140],
          [400, 120],
        ],
        palette.accent,
      ) +
      poly(
        [
          [244, 150],
          [244, -90],
          [160, 130],
        ],
        mix(palette.accent, '#ffffff', 0.5),
      ) +
      path('M140 160H420Q400 214 340 222H210Q160 204 140 160Z', palette.ink)
    return (
      turned(-9, 280, 160, sails) +
      path(wave, mix(palette.water[0], palette.sky[1], 0.2)) +
      path(inner, mix(palette.sky[1], palette.ink, 0.3)) +
      stroke(
        'M-520 200C-440 0 -320 -160 -110 -210M-470 330C-420 120 -320 -40 -200 -110M-380 400C-380 240 -330 90 -270 0',
        foam,
        9,
        'opacity=".55" stroke-linecap="round"',
      ) +
      path(
        crest +
          range(22, (index) =>
            circle(-150 + index * 30, 300 + Math.sin(index) * 24 + (index % 4) * 14, 8 + (index % 4) * 6),
          ),
        foam,
      ) +
      path(
        range(16, (index) => starAt(-430 + index * 26 + (index % 3) * 26, 330 - index * 30, 1 + (index % 3) * 0.8)),
        palette.sun,
      ) +
      path(
        'M-1400 470Q-1260 400 -1120 470T-840 470T-560 470T-280 470T0 470T280 470T560 470T840 470T1120 470T1400 470V900H-1400Z',
        palette.ink,
      )
    )
  },
}
