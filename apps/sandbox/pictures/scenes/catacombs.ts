import { figure } from '../kit/people.ts'
import { box, circle, disc, path, range, rect, roundArch } from '../kit/shape.ts'
import { beam } from '../kit/sky.ts'
import { mix } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A lamp goes down the tunnel; walls of stacked bone, vault after vault. */
export const catacombs: Scene = {
  mood: 'classic',
  draw: (pen) => {
    const { palette } = pen
    const ring = (s: number, fill: string): string => path(vaultRing(s), fill, 'fill-rule="evenodd"')
    const far = mix(palette.window, palette.stone[0], 0.4)
    const levels = [0.2, 0.3, 0.42, 0.58, 0.78, 1.04, 1.4]
    return [
      rect(0, 0, 1600, 1200, far),
      disc(800, 690, 120, palette.sun) + disc(800, 690, 260, palette.window, 'opacity=".4"'),
      figure(800, 792, 130, palette.ink, 'walk'),
      ...levels.map(
        (s, index) =>
          ring(s, mix(mix(palette.stone[1], palette.haze, 0.25), palette.ink, 0.1 + index * 0.13)) +
          path(bones(pen, s), mix(palette.stone[0], palette.ink, 0.12 + index * 0.12), 'opacity=".75"'),
      ),
      path(
        'M640 792H960L1400 1200H200Z',
        linear(pen, 780, 1200, [
          [0, far],
          [1, palette.ink],
        ]),
        'opacity=".85"',
      ),
      beam(pen, [800, 760], [800, 1200], 900, 0.5, palette.window),
      figure(560, 1060, 300, palette.ink, 'stand') + figure(1010, 1110, 350, palette.ink, 'point', -1),
      disc(890, 790, 26, palette.window) + disc(890, 790, 80, palette.window, 'opacity=".3"'),
    ]
  },
}

/** A wall with a vaulted opening of a relative size, closer rings being larger. */
function vaultRing(s: number): string {
  const [w, h] = [760 * s, 900 * s]
  return `M0 0H1600V1200H0Z${roundArch(800, 720 + 560 * s - 40, w, h)}`
}

/** Rows of bone ends and skulls along the edge of one ring. */
function bones(pen: Pen, s: number): string {
  const size = 15 * s + 5
  return range(6, (row) =>
    range(2, (column) =>
      [-1, 1]
        .map((side) => {
          const x = 800 + side * (380 * s + size * 1.6 + column * size * 2.5)
          const y = 720 + 470 * s - row * size * 2.6
          const skull = (row + column) % 3 === 0
          return skull
            ? circle(x, y, size) + box(x - size * 0.5, y + size * 0.6, size, size * 0.8)
            : circle(x - size * 0.4, y + pen.random() * 4, size * 0.52) + circle(x + size * 0.4, y, size * 0.52)
        })
        .join(''),
    ),
  )
}
