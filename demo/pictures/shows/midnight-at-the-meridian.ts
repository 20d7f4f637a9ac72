import { skyline } from '../kit/land.ts'
import { figure } from '../kit/people.ts'
import { circle, d, disc, path, range, rect, starAt, stroke, turned } from '../kit/shape.ts'
import { rays, sky } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import type { Show } from '../show.ts'

export const midnightAtTheMeridian: Show = {
  slug: 'midnight-at-the-meridian',
  lines: ['MIDNIGHT', 'AT THE', 'MERIDIAN'],
  letters: { weight: 0.13, width: 1, waist: 0.4 },
  ink: '#ffe6a8',
  light: 'night',
  mood: 'classic',
  colours: { accent: '#ff7a4f' },
  backdrop: (pen) =>
    sky(pen, pen.height) +
    rays(pen, pen.width / 2, pen.height * 0.42, pen.height, 28, 0.4) +
    rect(pen.width / 2 - 5, 0, 10, pen.height, pen.palette.accent) +
    rect(pen.width / 2 - 24, 0, 48, pen.height, pen.palette.accent, 'opacity=".22"') +
    skyline(pen, pen.height * 0.79, 0.5, { heights: [50, 150], widths: [50, 100], roofs: 'gable' }) +
    rect(0, pen.height * 0.785, pen.width, pen.height, pen.palette.ink),
  emblem: (pen) => {
    const { palette } = pen
    const ticks = range(60, (index) => {
      const a = (index * Math.PI) / 30
      const r = index % 5 === 0 ? 330 : 362
      return d`M${Math.cos(a) * r} ${-60 + Math.sin(a) * r}L${Math.cos(a) * 384} ${-60 + Math.sin(a) * 384}`
    })
    const rings = [430, 410, 300, 190]
      .map((r) => stroke(circle(0, -60, r), palette.window, r === 430 ? 14 : 4))
      .join('')
    return (
      disc(0, -60, 430, palette.sky[0], 'opacity=".88"') +
      disc(0, -60, 300, palette.sky[1]) +
      rings +
      stroke(ticks, palette.window, 7) +
      path(
        range(18, (index) =>
          starAt(
            Math.cos(index * 2.4) * (60 + index * 13),
            -60 + Math.sin(index * 2.4) * (60 + index * 13),
            1 + (index % 3) * 0.6,
          ),
        ),
        palette.sun,
      ) +
      path('M-16 -60L0 -400L16 -60ZM-24 -60L-6 -300L24 -60Z', palette.accent) +
      disc(0, -60, 30, palette.accent) +
      disc(0, -60, 13, palette.ink) +
      path('M-330 470V340H330V470Z', palette.ink) +
      path('M-210 345A210 200 0 0 1 210 345Z', mix(palette.ink, palette.sky[1], 0.5)) +
      path('M-30 345A210 200 0 0 1 40 148L90 160Q40 240 40 345Z', palette.window) +
      turned(-42, 60, 250, rect(40, 226, 230, 44, palette.ink) + rect(250, 218, 34, 60, palette.accent)) +
      figure(-120, 470, 150, palette.window, 'stand') +
      figure(-60, 470, 140, palette.window, 'dress')
    )
  },
}
