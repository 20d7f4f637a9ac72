import { figure } from '../kit/people.ts'
import { box, circle, d, disc, path, range, rect, stroke } from '../kit/shape.ts'
import { radialGlow, sky } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import type { Show } from '../show.ts'

export const theClockmakersApprentice: Show = {
  slug: 'the-clockmakers-apprentice',
  lines: ['THE', 'CLOCKMAKER’S', 'APPRENTICE'],
  letters: { weight: 0.11, width: 0.95, waist: 0.44 },
  ink: '#ffe9b8',
  light: 'dusk',
  mood: 'gold',
  colours: { sky: ['#2a1a2c', '#7a3a34', '#e09a4a'], accent: '#e8a63c', ink: '#1c1020' },
  backdrop: (pen) =>
    sky(pen, pen.height) +
    radialGlow(pen, pen.width / 2, pen.height * 0.4, pen.width * 0.6) +
    path(
      gear(pen.width * 0.08, pen.height * 0.16, 190, 14) +
        gear(pen.width * 0.94, pen.height * 0.5, 240, 18) +
        gear(pen.width * 0.1, pen.height * 0.72, 170, 12) +
        gear(pen.width * 0.82, pen.height * 0.08, 130, 11),
      pen.palette.ink,
      'fill-rule="evenodd" opacity=".5"',
    ),
  emblem: (pen) => {
    const { palette } = pen
    const dark = mix(palette.accent, palette.ink, 0.55)
    return (
      path(gear(0, -60, 430, 28), dark, 'fill-rule="evenodd"') +
      disc(0, -60, 330, '#fff2cf') +
      stroke(circle(0, -60, 330), palette.ink, 16) +
      stroke(circle(0, -60, 296), dark, 4) +
      stroke(
        range(12, (index) => {
          const a = (index * Math.PI) / 6
          return d`M${Math.cos(a) * 250} ${-60 + Math.sin(a) * 250}L${Math.cos(a) * 290} ${-60 + Math.sin(a) * 290}`
        }),
        palette.ink,
        13,
      ) +
      path(gear(-110, -140, 96, 12), palette.accent, 'fill-rule="evenodd"') +
      path(gear(60, -200, 70, 10), dark, 'fill-rule="evenodd"') +
      path(gear(96, -66, 84, 11), mix(palette.accent, '#c2452e', 0.5), 'fill-rule="evenodd"') +
      stroke('M0 -60L-150 -250M0 -60L70 -290', palette.ink, 15, 'stroke-linecap="round"') +
      disc(0, -60, 24, palette.ink) +
      rect(-420, 330, 840, 24, palette.ink) +
      path('M60 340L90 -20H104L90 340ZM200 340L150 -20H136L182 340Z', palette.ink) +
      path(
        range(7, (index) => box(72 + index * 1, 20 + index * 46, 100, 9)),
        palette.ink,
      ) +
      figure(110, 120, 220, palette.ink, 'point', -1) +
      disc(20, -98, 0.1, palette.ink) +
      path('M250 330q-6 -70 40 -74q46 4 40 74z', palette.ink) +
      disc(290, 300, 90, palette.window, 'opacity=".35"') +
      path('M272 320q0 -50 18 -50t18 50z', palette.window)
    )
  },
}

/** A toothed wheel with a hub hole and five round cut-outs, to be filled by the even-odd rule. */
function gear(x: number, y: number, radius: number, teeth: number): string {
  const points: string[] = []
  for (let index = 0; index < teeth * 4; index += 1) {
    const r = index % 4 < 2 ? radius : radius * 0.86
    const a = ((index + (index % 4 === 1 ? -0.25 : index % 4 === 0 ? 0.25 : 0)) / (teeth * 4)) * Math.PI * 2
    points.push(d`${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`)
  }
  const holes = range(5, (index) =>
    circle(x + Math.cos(index * 1.2566) * radius * 0.5, y + Math.sin(index * 1.2566) * radius * 0.5, radius * 0.19),
  )
  return `M${points.join('L')}Z${holes}${circle(x, y, radius * 0.15)}`
}
