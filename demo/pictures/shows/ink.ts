import { at, circle, d, disc, path, range, rect } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import { clipped, type Pen } from '../pen.ts'
import type { Show } from '../show.ts'

export const ink: Show = {
  slug: 'ink',
  lines: ['INK'],
  letters: { weight: 0.22, width: 1.1, waist: 0.5, inline: '#c8382e' },
  ink: '#f6ead0',
  light: 'day',
  mood: 'gold',
  colours: { sky: ['#f6ead0', '#f6ead0', '#efdcb4'], ink: '#14202e', accent: '#c8382e' },
  backdrop: (pen) =>
    rect(0, 0, pen.width, pen.height, '#f6ead0') +
    disc(pen.width / 2, pen.height * 0.38, 330, '#c8382e') +
    path(blot(pen), '#14202e') +
    rect(0, pen.height * 0.76, pen.width, pen.height, '#14202e'),
  emblem: (pen) => {
    const [ink, paper] = ['#14202e', '#f6ead0']
    const nib =
      path('M-120 -480H120L150 -200Q150 -40 0 300Q-150 -40 -150 -200Z', ink) +
      path('M20 -480H120L150 -200Q150 -40 0 300Q90 -40 70 -200Z', mix(ink, '#5a7a8a', 0.45)) +
      path('M-96 -470H-60L-80 -190Q-80 -60 -30 110Q-130 -60 -124 -200Z', paper, 'opacity=".35"') +
      disc(0, -110, 34, '#c8382e') +
      rect(-4, -90, 8, 380, paper)
    const drop = 'M0 250C60 350 96 390 96 440A96 96 0 0 1 -96 440C-96 390 -60 350 0 250Z'
    const raven = path('M-330 -40Q-250 -130 -130 -110Q-180 -60 -190 0Q-250 60 -340 60Q-300 30 -300 0L-380 -20Z', ink)
    return (
      raven +
      at(40, -200, raven, -0.8, 0.8) +
      nib +
      path(drop, ink) +
      clipped(
        pen,
        drop,
        range(9, (index) =>
          rect(-96 + index * 22, 470 - (index % 3) * 34 - (index % 2) * 20, 19, 90, index % 2 ? '#c8382e' : paper),
        ),
      ) +
      path('M-50 400Q-60 440 -40 470Q-72 440 -50 400Z', paper)
    )
  },
}

/** Splashes across the sheet. */
function blot(pen: Pen): string {
  return (
    range(70, () => {
      const r = 2 + pen.random() ** 4 * 46
      return circle(pen.random() * pen.width, pen.random() * pen.height * 0.8, r)
    }) +
    range(26, (index) => {
      const x = (index / 25) * pen.width
      const h = 20 + pen.random() ** 2 * 150
      const top = pen.height * 0.765
      return d`M${x - 20} ${top}Q${x - 7} ${top - h * 0.5} ${x - 6} ${top - h}a6 8 0 1 1 12 0Q${x + 7} ${top - h * 0.5} ${x + 20} ${top}Z`
    })
  )
}
