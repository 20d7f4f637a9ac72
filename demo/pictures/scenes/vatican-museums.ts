import { figure } from '../kit/people.ts'
import { d, disc, outline, type Point, path, range, rect, stroke } from '../kit/shape.ts'
import { radialGlow } from '../kit/sky.ts'
import { gilt, mix } from '../palette.ts'
import { linear } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Looking down the double spiral of the stairs into its lit well. */
export const vaticanMuseums: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const light = (lit: string, dark: string): string =>
      linear(
        pen,
        0,
        1600,
        [
          [0, lit],
          [1, dark],
        ],
        true,
      )
    const tread = light(mix(palette.stone[1], palette.stone[2], 0.3), mix(palette.stone[2], palette.ink, 0.55))
    const wall = light(palette.stone[0], mix(palette.stone[2], palette.stone[1], 0.35))
    const turns = [-1, 0, 1, 2, 3, 4]
    return [
      rect(0, 0, 1600, 1200, mix(palette.stone[2], palette.ink, 0.7)),
      ...turns.map(
        (turn) =>
          path(ribbon(turn, 0, 0.7), tread) +
          stroke(steps(turn), mix(palette.stone[2], palette.ink, 0.55), Math.max(1, 4 - turn), 'opacity=".55"') +
          path(ribbon(turn, 0.66, 0.34), wall) +
          stroke(coil(turn, 0.66), gilt(palette), Math.max(2, 12 - turn * 2.2)) +
          path(ribbon(turn, 0.95, 0.05), palette.ink, 'opacity=".35"'),
      ),
      // Nobody on the outer turn where it passes the upper or lower edge, which would cut them.
      ...[0.02, 0.4, 0.52, 0.9, 1.2, 1.45, 1.9, 2.3, 2.75].map((turn) => walker(turn, palette.ink)),
      disc(800, 610, 66, palette.sun) + radialGlow(pen, 800, 610, 420, palette.glow),
    ]
  },
}

/** Radius of the stair's edge after some turns: each turn is smaller and further down. */
const reach = (turns: number): number => 1020 * 0.66 ** turns

/** A place on the stair at an angle given in turns. */
function place(turns: number, inwards = 0): Point {
  const [angle, r] = [turns * Math.PI * 2 + 0.6, reach(turns + inwards)]
  return [800 + Math.cos(angle) * r, 610 + Math.sin(angle) * r * 0.82]
}

const along = (turn: number, inwards: number): Point[] =>
  Array.from({ length: 49 }, (_, index) => place(turn + index / 48, inwards))

/** A band of one whole turn that starts some way inwards and has a width, both as shares of the gap to the next turn. */
const ribbon = (turn: number, inwards: number, width: number): string =>
  outline([...along(turn, inwards), ...along(turn, inwards + width).reverse()])

const coil = (turn: number, inwards: number): string =>
  `M${along(turn, inwards)
    .map(([x, y]) => d`${x} ${y}`)
    .join('L')}`

const steps = (turn: number): string =>
  range(36, (index) => {
    const [[x0, y0], [x1, y1]] = [place(turn + index / 36), place(turn + index / 36, 0.66)]
    return d`M${x0} ${y0}L${x1} ${y1}`
  })

/** Somebody on the stair, smaller further down. */
function walker(turns: number, fill: string): string {
  const [x, y] = place(turns, 0.34)
  return figure(
    x,
    y + reach(turns) * 0.05,
    reach(turns) * 0.2,
    fill,
    turns % 0.5 > 0.2 ? 'walk' : 'dress',
    Math.sin(turns * 6.3) > 0 ? -1 : 1,
  )
}
