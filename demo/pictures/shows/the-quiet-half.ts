import { at, box, circle, disc, path, range, rect, starAt } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { clipped } from '../pen.ts'
import type { Show } from '../show.ts'

export const theQuietHalf: Show = {
  slug: 'the-quiet-half',
  lines: ['THE', 'QUIET', 'HALF'],
  letters: { weight: 0.07, width: 1.2, waist: 0.5 },
  ink: '#fbf2de',
  light: 'night',
  mood: 'classic',
  colours: { sky: ['#22243a', '#3a3f63', '#8f8fb0'], accent: '#e86a52', ink: '#15162a', sun: '#fbf2de' },
  backdrop: (pen) =>
    rect(0, 0, pen.width, pen.height, '#22243a') +
    rect(pen.width / 2, 0, pen.width / 2, pen.height, '#e86a52') +
    radialGlow(pen, pen.width / 2, pen.height * 0.38, pen.width * 0.5, '#fbf2de'),
  emblem: (pen) => {
    const face =
      'M0 -400C-150 -400 -190 -300 -196 -200C-198 -160 -214 -120 -246 -70C-256 -52 -246 -44 -222 -40C-214 -36 -222 -20 -228 -8C-216 0 -216 6 -222 16C-232 30 -218 40 -216 56C-212 100 -180 110 -120 96C-96 100 -90 130 -100 190C-120 250 -260 280 -320 360V470H0Z'
    return (
      disc(0, -40, 430, '#fbf2de') +
      clipped(pen, box(0, -480, 440, 900), disc(0, -40, 430, '#22243a')) +
      clipped(pen, circle(0, -40, 430), path(face, '#22243a') + at(0, 0, path(face, '#fbf2de'), -1, 1)) +
      path('M-90 -190q34 -26 64 0q-30 20 -64 0z', '#fbf2de') +
      path('M90 -190q-34 -26 -64 0q30 20 64 0z', '#22243a') +
      path(
        range(11, (index) => starAt(60 + ((index * 67) % 290), -380 + ((index * 97) % 330), 0.9 + (index % 3) * 0.6)),
        '#fbf2de',
      ) +
      disc(-300, -250, 46, '#e86a52')
    )
  },
}
