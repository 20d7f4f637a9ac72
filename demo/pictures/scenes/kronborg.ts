import { ridge } from '../kit/land.ts'
import { couple } from '../kit/people.ts'
import { at, path, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { kronborgCastle, ramparts } from '../landmarks/copenhagen.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Hamlet's castle on its point: copper spires against the light, a square-rigger in the Sound. */
export const kronborg: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const shore = 830
    return [
      heavens(pen, shore, 760, 470, 165, 'rays'),
      ridge(pen, 800, 30, tone(palette, 0.16), 5),
      mist(pen, shore + 8, 150, 0.7),
      water(pen, shore, 1200, 760),
      glints(pen, shore + 8, 1190, 760, 1.5) + ripples(pen, shore + 8, 1190, 44),
      reflected(
        pen,
        kronborgCastle(620, 830, 1.06, colourPaint(pen, '#dcc094'), colourPaint(pen, '#5fa68e')) +
          ramparts(pen, -60, 1180, 940, 150),
        966,
        1200,
        0.4,
        0.7,
      ),
      tallShip(pen, 1360, 980),
      path('M0 1200V1130Q260 1080 560 1130T1000 1200Z', mix(palette.leaf[1], palette.ink, 0.45)),
      couple(300, 1150, 190, palette.ink),
      birds(pen, 1250, 400, 8),
    ]
  },
}

/** A three-masted training ship under sail, bow to the left. */
function tallShip(pen: Pen, x: number, line: number): string {
  const { palette } = pen
  const white = mix(palette.stone[0], '#ffffff', palette.light === 'day' ? 0.6 : 0.2)
  const shade = mix(white, palette.stone[2], 0.4)
  const mast = (mx: number, h: number): string =>
    [0.24, 0.46, 0.66, 0.84]
      .map((share, index) => {
        const w = 66 - index * 12
        const top = -50 - h * (share + 0.17)
        const low = -50 - h * share
        return (
          path(
            `M${mx - w} ${low.toFixed(0)}Q${mx} ${(low - 14).toFixed(0)} ${mx + w} ${low.toFixed(0)}L${mx + w * 0.84} ${top.toFixed(0)}H${mx - w * 0.84}Z`,
            white,
          ) +
          path(
            `M${mx + w * 0.3} ${(low - 8).toFixed(0)}L${mx + w} ${low.toFixed(0)}L${mx + w * 0.84} ${top.toFixed(0)}H${mx + w * 0.3}Z`,
            shade,
          )
        )
      })
      .join('')
  return at(
    x,
    line,
    stroke(
      'M-110 -40V-330M10 -40V-380M124 -40V-300M-190 -60L-280 -100M10 -378L-270 -98M-110 -326L-250 -90',
      palette.ink,
      4,
    ) +
      mast(-110, 270) +
      mast(10, 320) +
      mast(124, 240) +
      path('M-120 -300L-262 -94L-150 -76Q-150 -200 -120 -300Z', shade) +
      path('M-210 -66Q-60 -40 80 -42T216 -66Q206 -14 180 16H-150Q-190 -14 -210 -66Z', palette.ink) +
      path('M-204 -52Q-60 -26 80 -28T214 -52L210 -42Q60 -16 -196 -40Z', white) +
      rect(-150, 12, 330, 5, mix(palette.accent, palette.ink, 0.3)),
    1,
  )
}
