import { haussmann, lamp } from '../kit/architecture.ts'
import { foliageFrame, ground, skyline, tree } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { path, range } from '../kit/shape.ts'
import { heavens, mist, radialGlow } from '../kit/sky.ts'
import { casaBatlloFront, steppedHouse } from '../landmarks/barcelona.ts'
import { colourPaint } from '../landmarks/local-colour.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

const floor = 1046

/** The dragon-backed house among its neighbours on the boulevard, every tile catching the light. */
export const casaBatllo: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    return [
      heavens(pen, 960, 1180, 220, 112, 'rays'),
      skyline(pen, floor, 0.22, { heights: [420, 600], widths: [110, 170], roofs: 'flat', lit: 0 }),
      mist(pen, floor, 420, 0.6),
      steppedHouse(pen, 388, floor, 1.14, colourPaint(pen, '#e2b98a')),
      terrace(pen, -90, 290, 640, '#c9826a'),
      terrace(pen, 1062, 300, 720, '#d8a27c'),
      terrace(pen, 1362, 300, 600, '#b7866c'),
      casaBatlloFront(pen, 820, floor, 1.08),
      palette.light === 'night' || palette.light === 'dusk' ? radialGlow(pen, 820, 960, 330) : '',
      ground(pen, floor, mix(palette.stone[0], palette.haze, 0.4), mix(palette.stone[2], palette.ink, 0.6)),
      path(
        range(36, (index) => {
          const t = Math.floor(index / 12) / 3
          return `M${-40 + (index % 12) * 150 + Math.floor(index / 12) * 60} ${Math.round(1050 + t * 130)}l24 -12h40l24 12l-24 12h-40z`
        }),
        mix(palette.stone[2], palette.ink, 0.3),
        'opacity=".3"',
      ),
      tree(pen, 150, 1090, 430) + tree(pen, 1480, 1090, 450),
      crowd(pen, 430, 1230, floor + 20, 84, 11, palette.ink),
      lamp(pen, 330, 1150, 430) + lamp(pen, 1300, 1150, 430),
      couple(1110, 1170, 200, palette.ink),
      foliageFrame(pen, 'left', 380),
    ]
  },
}

/** An apartment house of the boulevard in a colour of its own. */
function terrace(pen: Pen, x: number, width: number, height: number, colour: string): string {
  const { body, shade } = colourPaint(pen, colour)
  return haussmann(pen, x, floor, width, height, body, shade)
}
