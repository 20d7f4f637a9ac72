import { skyline } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { at, box, circle, d, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, lampTrails, reflected, ripples, water } from '../kit/water.ts'
import { inLight } from '../landmarks/local-colour.ts'
import { bascule, cathedralDome } from '../landmarks/london.ts'
import { farPaint, stonePaint } from '../landmarks/paint.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The bascules are up: a river steamer full of people passes between the towers into the light. */
export const thamesCruise: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const shore = 800
    const dim = palette.light === 'night' || palette.light === 'dusk'
    const far =
      skyline(pen, shore, 0.16, { heights: [90, 240], widths: [46, 96], roofs: 'flat' }) +
      cathedralDome(pen, 1330, shore, 0.62, farPaint(pen, 0.24)) +
      poly(
        [
          [150, shore],
          [214, 330],
          [222, 330],
          [290, shore],
        ],
        tone(palette, 0.22),
      ) +
      poly(
        [
          [218, 330],
          [222, 330],
          [290, shore],
          [240, shore],
        ],
        tone(palette, 0.3),
      )
    return [
      heavens(pen, shore, 800, 560, 120, 'rays'),
      far + mist(pen, shore + 8, 320, 0.75),
      water(pen, shore, 1200, 800),
      reflected(pen, bascule(pen, 800, shore - 20, 1.46, stonePaint(pen)), shore + 22, 1200, 0.4, 0.7),
      dim ? lampTrails(pen, shore + 60, 1150, [120, 520, 1080, 1480]) : '',
      glints(pen, shore + 10, 1190, 800, 1.4) + ripples(pen, shore + 10, 1190, 40),
      reflected(pen, steamer(pen, 800, 1020), 1050, 1200, 0.36, 0.6),
      birds(pen, 800, 250, 8, 16),
    ]
  },
}

/** A white excursion steamer of two decks, red funnel, flags from stem to stern. */
function steamer(pen: Pen, x: number, line: number): string {
  const { palette } = pen
  const { ink, stone, light } = palette
  const dim = light === 'night' || light === 'dusk'
  // After dark the paint is dimmer than the lit windows.
  const white = dim ? mix(stone[0], stone[1], 0.6) : mix(stone[0], '#ffffff', 0.5)
  const red = inLight(palette, '#d8433a')
  const glass = dim ? palette.window : mix(ink, palette.sky[1], 0.35)
  const flags = range(15, (index) => {
    const fx = -372 + index * 50
    const y = fx < -30 ? -142 - (fx + 384) * 0.389 : -276 + (fx + 30) * 0.4545
    return d`M${fx} ${y}h20l-10 28z`
  })
  return at(
    x,
    line,
    path('M-420 -56H404Q430 -60 456 -76Q440 10 380 34H-376Q-410 10 -420 -56Z', ink) +
      path('M-412 -20H438L428 -4H-406Z', red) +
      rect(-370, -120, 700, 66, white) +
      path(
        range(15, (index) => box(-352 + index * 45, -106, 30, 36)),
        glass,
      ) +
      rect(-390, -132, 750, 14, white) +
      crowd(pen, -340, 180, -130, 62, 13, ink) +
      stroke('M-384 -160H300M-384 -146H300', white, 4) +
      path(
        range(16, (index) => box(-384 + index * 45, -162, 4, 32)),
        white,
      ) +
      path('M-60 -132V-236H0V-132Z', red) +
      rect(-64, -246, 68, 18, ink) +
      rect(210, -186, 100, 58, white) +
      path(box(222, -174, 34, 28) + box(264, -174, 34, 28), glass) +
      path('M196 -200H330L318 -186H204Z', red) +
      stroke('M-400 -132L-30 -276L410 -76', ink, 2) +
      path(box(-34, -290, 6, 56), ink) +
      path(flags, palette.accent) +
      path(
        range(4, (index) => circle(-320 + index * 190, -38, 8)),
        white,
      ),
    1.06,
  )
}
