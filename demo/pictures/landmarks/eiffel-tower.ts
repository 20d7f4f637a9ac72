import { at, box, d, group, type Point, path, poly, range, rect, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Paint } from './paint.ts'

/** Half widths of the tower outside and inside, by height in thousandths, measured from the iron's real curve. */
const towerOutside: readonly Point[] = [
  [190, 0],
  [160, 60],
  [132, 120],
  [112, 172],
  [92, 220],
  [72, 285],
  [58, 345],
  [46, 410],
  [35, 490],
  [26, 590],
  [19, 700],
  [14, 800],
  [11, 860],
]
const towerInside: readonly Point[] = [
  [112, 0],
  [88, 60],
  [66, 120],
  [50, 172],
  [38, 220],
  [27, 285],
  [19, 345],
  [10, 410],
  [2, 470],
]

const halfWidthAt = (curve: readonly Point[], height: number): number => {
  for (let index = 1; index < curve.length; index += 1) {
    const [below, above] = [curve[index - 1], curve[index]]
    if (below && above && height <= above[1])
      return below[0] + ((height - below[1]) / (above[1] - below[1])) * (above[0] - below[0])
  }
  return 0
}

/** Crossed bars between two curves, panel by panel. */
function lattice(): string {
  let data = ''
  let low = 0
  while (low < 850) {
    const high = Math.min(860, low + Math.max(16, halfWidthAt(towerOutside, low) * 0.36))
    const [a, b] = [halfWidthAt(towerOutside, low) - 4, halfWidthAt(towerOutside, high) - 4]
    const [c, e] = [halfWidthAt(towerInside, low) + 3, halfWidthAt(towerInside, high) + 3]
    data += d`M${a} ${-low}L${e} ${-high}M${c} ${-low}L${b} ${-high}M${a} ${-low}H${c}`
    low = high
  }
  return data
}

/** The Eiffel Tower of a given height on (x, base): open lattice legs, arch, three platforms and mast. */
export function eiffelTower(x: number, base: number, height: number, paint: Paint): string {
  const leg: Point[] = [
    ...towerOutside.map(([w, h]): Point => [w, -h]),
    [0, -860],
    ...towerInside.map(([w, h]): Point => [w, -h]).reverse(),
  ]
  const arch = d`M-118 -30Q-100 -128 0 -134Q100 -128 118 -30L108 -30Q92 -116 0 -121Q-92 -116 -108 -30Z`
  const platforms =
    poly(
      [
        [-126, -166],
        [-120, -190],
        [120, -190],
        [126, -166],
        [112, -160],
        [-112, -160],
      ],
      paint.body,
    ) +
    poly(
      [
        [-66, -338],
        [-62, -358],
        [62, -358],
        [66, -338],
      ],
      paint.body,
    ) +
    poly(
      [
        [-20, -856],
        [-22, -872],
        [22, -872],
        [20, -856],
      ],
      paint.body,
    ) +
    poly(
      [
        [-13, -872],
        [-13, -892],
        [-7, -906],
        [7, -906],
        [13, -892],
        [13, -872],
      ],
      paint.body,
    ) +
    rect(-2, -1000, 4, 100, paint.body)
  const bands = path(
    range(22, (index) => box(-114 + index * 10.4, -184, 4, 12)) +
      range(12, (index) => box(-58 + index * 10, -354, 4, 9)),
    paint.gap,
  )
  const feet = path(box(-196, -14, 90, 16) + box(106, -14, 90, 16), paint.shade)
  const right = poly(leg, paint.shade)
  const left = at(0, 0, poly(leg, paint.body), -1, 1)
  const bars =
    at(0, 0, stroke(lattice(), paint.lit, 2.6), -1, 1) + stroke(lattice(), mix(paint.shade, paint.lit, 0.45), 2.6)
  return at(x, base, group([path(arch, paint.shade), left, right, bars, platforms, bands, feet]), height / 1000)
}
