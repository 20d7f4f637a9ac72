import { figure } from '../kit/people.ts'
import { at, circle, d, disc, path, poly, range, rect, stroke, turned } from '../kit/shape.ts'
import { sky } from '../kit/sky.ts'
import type { Palette } from '../palette.ts'
import { clipped } from '../pen.ts'
import type { Show } from '../show.ts'

export const theCartographersDaughter: Show = {
  slug: 'the-cartographers-daughter',
  lines: ['THE', 'CARTOGRAPHER’S', 'DAUGHTER'],
  letters: { weight: 0.12, width: 0.95, waist: 0.5 },
  ink: '#173a4a',
  light: 'day',
  mood: 'gold',
  colours: { sky: ['#e8c48a', '#f5dfae', '#fdf3d8'], ink: '#173a4a', accent: '#d4523c' },
  backdrop: (pen) =>
    sky(pen, pen.height) +
    stroke(
      range(13, (index) => d`M0 ${pen.height * (index / 12)}H${pen.width}M${pen.width * (index / 12)} 0V${pen.height}`),
      pen.palette.ink,
      1.5,
      'opacity=".18"',
    ) +
    range(6, (index) =>
      stroke(
        contour(pen.width * 0.16, pen.height * 0.2, 60 + index * 46, index) +
          contour(pen.width * 0.88, pen.height * 0.62, 50 + index * 50, index + 3),
        pen.palette.ink,
        3,
        'opacity=".3"',
      ),
    ),
  emblem: (pen) => {
    const { palette } = pen
    const point = (angle: number, r: number): string =>
      turned(
        angle,
        0,
        -40,
        poly(
          [
            [0, -40 - r],
            [r * 0.13, -40 - r * 0.13],
            [0, -40],
          ],
          palette.ink,
        ) +
          poly(
            [
              [0, -40 - r],
              [-r * 0.13, -40 - r * 0.13],
              [0, -40],
            ],
            palette.accent,
          ),
      )
    const rose =
      [45, 135, 225, 315].map((angle) => point(angle, 320)).join('') +
      [0, 90, 180, 270].map((angle) => point(angle, 460)).join('')
    return (
      stroke(circle(0, -40, 400) + circle(0, -40, 380) + circle(0, -40, 230), palette.ink, 5) +
      stroke(
        range(72, (index) => {
          const a = (index * Math.PI) / 36
          return d`M${Math.cos(a) * 380} ${-40 + Math.sin(a) * 380}L${Math.cos(a) * 400} ${-40 + Math.sin(a) * 400}`
        }),
        palette.ink,
        5,
      ) +
      rose +
      disc(0, 30, 250, palette.sky[2]) +
      stroke(circle(0, 30, 250), palette.ink, 10) +
      clipped(
        pen,
        circle(0, 30, 245),
        rect(-250, 110, 500, 200, '#2f8f96') +
          path('M-250 120Q-180 90 -110 120T30 120T170 120T310 120V290H-250Z', '#1d6d7c') +
          ship(90, 112, palette) +
          path('M-250 290V150Q-180 90 -110 130Q-60 170 -20 290Z', palette.ink),
      ) +
      figure(-110, 160, 300, palette.ink, 'point') +
      path('M-118 -118q-50 30 -74 96q40 -30 74 -44z', palette.accent)
    )
  },
}

/** A closed wobbling contour line, as on a relief map. */
function contour(x: number, y: number, radius: number, phase: number): string {
  const points = Array.from({ length: 24 }, (_, index): string => {
    const a = (index * Math.PI) / 12
    const r = radius * (1 + 0.16 * Math.sin(a * 3 + phase * 0.3) + 0.09 * Math.cos(a * 5))
    return d`${x + Math.cos(a) * r} ${y + Math.sin(a) * r * 0.8}`
  })
  return `M${points.join('L')}Z`
}

function ship(x: number, y: number, palette: Palette): string {
  return at(
    x,
    y,
    path('M-70 0H76Q60 34 40 36H-44Q-64 24 -70 0Z', palette.ink) +
      path('M-4 -10V-150Q64 -70 60 -10ZM-14 -10V-120Q-58 -60 -60 -10Z', palette.accent) +
      rect(-8, -160, 5, 160, palette.ink),
  )
}
