import { grove } from '../kit/land.ts'
import { crowd } from '../kit/people.ts'
import { at, box, path, range, rect } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { glints, reflected, ripples, water } from '../kit/water.ts'
import { libertyStatue } from '../landmarks/liberty.ts'
import { freedomTower } from '../landmarks/new-york.ts'
import { farPaint } from '../landmarks/paint.ts'
import { evening, farHighRises } from '../landmarks/skyscrapers.ts'
import { mix, tone } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The statue lifts her torch before the sun; Manhattan's tip lies across the harbour and a ferry comes in. */
export const statueOfLiberty: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const [shore, isle] = [880, 1000]
    return [
      heavens(pen, shore, 700, 400, 190, 'rays'),
      farHighRises(pen, 960, 1620, shore, 0.2, {
        heights: [60, 330],
        widths: [34, 64],
        swell: (t) => Math.sin(Math.PI * Math.min(1, t * 1.1)) ** 1.4,
      }),
      freedomTower(pen, 1250, shore, 0.5, farPaint(pen, 0.26)),
      farHighRises(pen, -20, 340, shore, 0.16, { heights: [26, 120], widths: [34, 60] }),
      mist(pen, shore + 6, 240, 0.7),
      water(pen, shore, 1200, 700),
      glints(pen, shore + 8, 1190, 700, 1.6) + ripples(pen, shore + 8, 1190, 46),
      reflected(
        pen,
        grove(pen, isle - 4, 74, palette.leaf[1], 240, 1160) +
          path('M180 1004Q240 978 420 976H980Q1160 978 1220 1004Z', mix(palette.stone[2], palette.ink, 0.3)) +
          libertyStatue(pen, 700, isle - 12, 1.05) +
          grove(pen, isle, 44, mix(palette.leaf[1], palette.ink, 0.35), 250, 520) +
          grove(pen, isle, 44, mix(palette.leaf[1], palette.ink, 0.35), 880, 1150) +
          rect(180, isle - 6, 1040, 12, palette.stone[1]) +
          crowd(pen, 540, 860, isle - 4, 34, 9, palette.ink),
        isle + 6,
        1200,
        0.34,
      ),
      islandFerry(pen, 1330, 1120),
      birds(pen, 1010, 330, 9, 18),
      birds(pen, 330, 520, 5, 14),
    ]
  },
}

/** The orange harbour ferry of three decks, bow to the left. */
function islandFerry(pen: Pen, x: number, line: number): string {
  const { palette } = pen
  const orange = mix('#f08030', palette.ink, palette.light === 'night' ? 0.45 : palette.light === 'dusk' ? 0.2 : 0.04)
  const glass = evening(pen) ? palette.window : mix(palette.ink, palette.sky[1], 0.3)
  return at(
    x,
    line,
    path('M-230 -40H230L206 10Q0 22 -206 10Z', tone(palette, 0.92)) +
      path('M-214 -92H214V-38H-214ZM-196 -138H196V-90H-196ZM-60 -166H60V-136H-60Z', orange) +
      path('M120 -206H154V-136H120ZM-154 -206H-120V-136H-154Z', mix(orange, palette.ink, 0.5)) +
      path(
        range(13, (index) => box(-200 + index * 32, -80, 20, 24)) +
          range(12, (index) => box(-184 + index * 32, -126, 18, 20)) +
          range(4, (index) => box(-50 + index * 27, -160, 18, 14)),
        glass,
      ) +
      path(
        'M-236 14Q-330 24 -400 16Q-320 34 -200 26ZM206 12Q330 26 460 14Q340 36 200 26Z',
        palette.sun,
        'opacity=".7"',
      ),
    1,
  )
}
