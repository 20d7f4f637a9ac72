import { grove, tree } from '../kit/land.ts'
import { couple, crowd } from '../kit/people.ts'
import { circle, d, path, poly, range } from '../kit/shape.ts'
import { birds, heavens, mist } from '../kit/sky.ts'
import { rosenborgPalace } from '../landmarks/copenhagen.ts'
import { colourPaint, floodlit } from '../landmarks/local-colour.ts'
import { mix, tone } from '../palette.ts'
import { linear, type Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** The brick pleasure palace rises behind the king's rose garden; the path leads to its door. */
export const rosenborg: Scene = {
  mood: 'sea',
  draw: (pen) => {
    const { palette } = pen
    const floor = 900
    return [
      heavens(pen, floor, 800, 430, 180, 'rays'),
      grove(pen, floor, 190, tone(palette, 0.22), -80, 1800),
      mist(pen, floor + 6, 260, 0.6),
      grove(pen, floor, 120, tone(palette, 0.4), -20, 560) + grove(pen, floor, 120, tone(palette, 0.4), 1040, 1720),
      rosenborgPalace(pen, 800, floor + 6, 1.02, colourPaint(pen, '#b8543f'), colourPaint(pen, '#5fa08a')),
      tree(pen, 190, floor + 20, 380) +
        tree(pen, 390, floor + 10, 280) +
        tree(pen, 1410, floor + 20, 390, 1) +
        tree(pen, 1212, floor + 10, 280, 1),
      path(
        `M0 ${floor}H1600V1200H0Z`,
        linear(pen, floor, 1200, [
          [0, mix(palette.leaf[0], palette.sky[2], 0.25)],
          [1, mix(palette.leaf[1], palette.leaf[0], 0.35)],
        ]),
      ),
      poly(
        [
          [752, floor],
          [848, floor],
          [1120, 1200],
          [480, 1200],
        ],
        linear(pen, floor, 1200, [
          [0, palette.stone[0]],
          [1, palette.stone[1]],
        ]),
      ),
      hedges(pen, floor),
      crowd(pen, 770, 840, 940, 70, 2, palette.ink),
      couple(900, 1130, 200, palette.ink),
      birds(pen, 1090, 250, 7),
    ]
  },
}

/** Clipped beds of roses on both sides of the path, growing towards the viewer. */
function hedges(pen: Pen, floor: number): string {
  const { palette } = pen
  const colours = ['#d9405a', '#f2a0a8', '#f7e3c0'].map((colour) => floodlit(palette, colour))
  const rows = [
    [0.06, 0.2],
    [0.28, 0.5],
    [0.62, 1],
  ] as const
  return rows
    .flatMap(([from, to]) =>
      ([-1, 1] as const).map((side) => {
        const y = (share: number): number => floor + share * 300
        const inner = (share: number): number => 800 + side * (78 + share * 300)
        const outer = (share: number): number => 800 + side * (330 + share * 640)
        const rise = 16 + to * 40
        const [x0, x1, x2, x3] = [inner(from), outer(from), outer(to), inner(to)]
        const bed = d`M${x0} ${y(from)}L${x1} ${y(from)}L${x2} ${y(to)}L${x3} ${y(to)}Z`
        const front = d`M${x3} ${y(to) - rise}L${x2} ${y(to) - rise}V${y(to)}H${x3}Z`
        const top = d`M${x0} ${y(from) - rise * 0.6}L${x1} ${y(from) - rise * 0.6}L${x2} ${y(to) - rise}L${x3} ${y(to) - rise}Z`
        const blooms = colours.map((colour) =>
          path(
            range(15, () => {
              const t = pen.random()
              const share = from + t * (to - from)
              const s = pen.random()
              return circle(
                inner(share) + s * (outer(share) - inner(share)),
                y(share) - rise * (0.6 + 0.4 * t) - 2 - pen.random() * rise * 0.3,
                2.5 + share * 8,
              )
            }),
            colour,
          ),
        )
        return (
          path(bed, mix(palette.leaf[1], palette.ink, 0.4)) +
          path(front, mix(palette.leaf[1], palette.ink, 0.25)) +
          path(top, palette.leaf[1]) +
          blooms.join('')
        )
      }),
    )
    .join('')
}
