import { festoon, haussmann } from '../kit/architecture.ts'
import { ground, skyline } from '../kit/land.ts'
import { crowd, figure } from '../kit/people.ts'
import { at, box, circle, d, disc, path, range, rect } from '../kit/shape.ts'
import { heavens, mist } from '../kit/sky.ts'
import { lamplight, mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Striped awnings, heaped stalls and lanterns along a narrow street. */
export const marketWalk: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const side = (flip: 1 | -1): string =>
      at(
        flip === 1 ? 0 : 1600,
        0,
        haussmann(pen, 420, 900, 160, 390, mix(palette.stone[1], palette.haze, 0.5), palette.stone[2]) +
          haussmann(pen, 220, 960, 220, 570, mix(palette.stone[1], palette.haze, 0.2), palette.stone[2]) +
          haussmann(pen, -80, 1060, 300, 860, palette.stone[1], palette.stone[2]),
        flip,
        1,
      )
    return [
      heavens(pen, 900, 800, 420, 120, 'rays'),
      skyline(pen, 900, 0.16, { heights: [180, 320], widths: [60, 100], roofs: 'flat' }, 500, 1100),
      skyline(pen, 900, 0.26, { heights: [80, 160], widths: [60, 100], roofs: 'mansard' }, 500, 1100),
      mist(pen, 910, 240, 0.6),
      side(1) + side(-1),
      ground(pen, 900, mix(palette.stone[0], palette.haze, 0.4), mix(palette.stone[2], palette.ink, 0.6)),
      ...[470, 560, 660].map((y, index) =>
        festoon([430 - index * 110, y], [1170 + index * 110, y], 90, 22, lamplight(palette), 5 + index),
      ),
      crowd(pen, 640, 960, 950, 110, 7, mix(palette.ink, palette.haze, 0.15)),
      stall(pen, 90, 960, 0.72, palette.accent) + stall(pen, 1170, 960, 0.72, palette.leaf[0]),
      crowd(pen, 560, 1060, 1030, 150, 5, palette.ink),
      stall(pen, -110, 1130, 1.16, palette.leaf[1]) + stall(pen, 1120, 1130, 1.16, palette.accent),
      figure(700, 1160, 250, palette.ink, 'dress') + figure(900, 1160, 262, palette.ink, 'walk', -1),
    ]
  },
}

/** A market stall 460 wide with a striped awning and crates of fruit, its feet on the base line. */
function stall(pen: Pen, x: number, base: number, scale: number, cloth: string): string {
  const { ink, stone, accent, leaf } = pen.palette
  const window = lamplight(pen.palette)
  const cream = mix(stone[0], '#ffffff', 0.4)
  const stripes = range(9, (index) =>
    path(d`M${index * 52 - 4} -230h52l8 70a30 22 0 0 1 -64 0z`, index % 2 === 0 ? cloth : cream),
  )
  const fruit = [accent, '#e6b23c', leaf[0], '#b5344a']
  const crates = [0, 1, 2, 3]
    .map(
      (index) =>
        path(
          range(14, (n) => circle(30 + index * 112 + (n % 5) * 20, -84 - Math.floor(n / 5) * 15, 12)),
          fruit[index] ?? accent,
        ) + path(box(12 + index * 112, -76, 104, 46), mix('#9a6238', ink, 0.25)),
    )
    .join('')
  return at(
    x,
    base,
    rect(6, -230, 8, 230, ink) +
      rect(446, -230, 8, 230, ink) +
      rect(10, -160, 440, 90, ink, 'opacity=".5"') +
      crates +
      rect(0, -34, 460, 34, mix(ink, stone[2], 0.3)) +
      stripes +
      disc(230, -140, 13, window) +
      disc(230, -140, 44, window, 'opacity=".25"'),
    scale,
  )
}
