import { figure } from '../kit/people.ts'
import { box, circle, path, range, rect, roundArch, stroke } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { lamplight, mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** A lantern goes down the tunnel; walls of stacked bone, vault after vault. */
export const catacombs: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const far = mix(lamplight(palette), '#fff3cf', 0.4)
    const levels = [0.22, 0.34, 0.5, 0.72, 1.02]
    const wall = (index: number): string =>
      mix(mix('#b98a58', palette.stone[2], 0.3), mix('#20141c', palette.ink, 0.35), 0.05 + index * 0.17)
    return [
      rect(0, 0, 1600, 1200, far),
      figure(800, 800, 120, mix(palette.ink, far, 0.2), 'walk'),
      ...levels.map(
        (s, index) =>
          path(vaultWall(s), wall(index), 'fill-rule="evenodd"') +
          stroke(roundArch(800, foot(s), 760 * s, 900 * s), mix(wall(index), far, 0.55), 14 * s) +
          path(bones(s), mix(wall(index), far, 0.5 - index * 0.05)) +
          path(sockets(s), mix(wall(index), palette.ink, 0.6)),
      ),
      path(
        'M728 800H872L1240 1200H360Z',
        linear(pen, 790, 1200, [
          [0, far],
          [1, mix(palette.ink, palette.stone[2], 0.3)],
        ]),
        'opacity=".9"',
      ),
      radialGlow(pen, 800, 720, 620, lamplight(palette)),
      figure(600, 1110, 330, palette.ink, 'stand') + figure(980, 1090, 310, palette.ink, 'point', -1),
      radialGlow(pen, 872, 800, 150, '#fff0c0') +
        rect(858, 790, 28, 40, '#fff6da') +
        rect(854, 784, 36, 8, palette.ink) +
        rect(854, 828, 36, 8, palette.ink),
    ]
  },
}

/** Where the walls of a vault of a relative size meet the floor. */
const foot = (s: number): number => 760 + 330 * s

/** The whole sheet with a vaulted opening of a relative size, closer vaults being larger. */
function vaultWall(s: number): string {
  return `M0 0H1600V1200H0Z${roundArch(800, foot(s), 760 * s, 900 * s)}`
}

/** Places of the skulls and bone ends stacked beside one vault, from its jamb outwards. */
function stack(s: number, draw: (x: number, y: number, size: number, skull: boolean) => string): string {
  const size = 19 * s + 4
  return range(9, (row) =>
    range(4, (column) =>
      [-1, 1]
        .map((side) =>
          draw(
            800 + side * (380 * s + size * 1.9 + column * size * 2.3),
            foot(s) - size * 1.5 - row * size * 2.2,
            size,
            row % 3 === 1,
          ),
        )
        .join(''),
    ),
  )
}

const bones = (s: number): string =>
  stack(s, (x, y, size, skull) =>
    skull
      ? circle(x, y, size) + box(x - size * 0.5, y + size * 0.6, size, size * 0.6)
      : circle(x - size * 0.5, y, size * 0.62) + circle(x + size * 0.5, y, size * 0.62),
  )

const sockets = (s: number): string =>
  stack(s, (x, y, size, skull) =>
    skull
      ? circle(x - size * 0.38, y + size * 0.1, size * 0.25) + circle(x + size * 0.38, y + size * 0.1, size * 0.25)
      : '',
  )
