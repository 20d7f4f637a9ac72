import { d, disc, type Point, poly, range, rect, stroke } from '../kit/shape.ts'
import { mix } from '../palette.ts'
import type { Pen } from '../pen.ts'
import type { Scene } from '../scene.ts'

/** Looking down the double spiral of the stairs into its lit well. */
export const vaticanMuseums: Scene = {
  mood: 'gold',
  draw: (pen) => {
    const { palette } = pen
    const turns = 60
    return [
      rect(0, 0, 1600, 1200, mix(palette.stone[2], palette.ink, 0.6)),
      ...Array.from({ length: turns }, (_, index) => spiralStep(pen, index, turns)),
      disc(800, 620, 92, palette.sun) +
        disc(800, 620, 200, palette.glow, 'opacity=".3"') +
        disc(800, 620, 330, palette.glow, 'opacity=".14"'),
    ]
  },
}

/** One coil segment of the stair, from the outermost inwards: parapet, lit top and walkers. */
function spiralStep(pen: Pen, index: number, count: number): string {
  const { palette } = pen
  const [rings, per] = [5, 12]
  const ring = Math.floor(index / per)
  const t0 = index / count
  const grow = (t: number): number => 860 * (1 - t) ** 1.35 + 84
  const a0 = (index / per) * Math.PI * 2
  const a1 = ((index + 1) / per) * Math.PI * 2
  const point = (angle: number, r: number): Point => [800 + Math.cos(angle) * r * 1.1, 620 + Math.sin(angle) * r * 0.84]
  const [r0, r1] = [grow(t0), grow((index + 1) / count)]
  const [i0, i1] = [grow(Math.min(1, t0 + 0.62 / rings)), grow(Math.min(1, (index + 1) / count + 0.62 / rings))]
  const light = (Math.cos(a0 - 2.2) + 1) / 2
  const depth = ring / rings
  const wall = mix(mix(palette.stone[2], palette.stone[0], light), palette.glow, depth * 0.5)
  const steps = range(5, (n) => {
    const a = a0 + ((a1 - a0) * n) / 5
    const [p, q] = [point(a, r0), point(a, i0)]
    return d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}`
  })
  const k = 0.9
  return (
    poly(
      [point(a0, r0), point(a1, r1), point(a1, i1), point(a0, i0)],
      mix(mix(palette.stone[2], palette.ink, 0.45), palette.stone[1], light * 0.5 + depth * 0.4),
    ) +
    stroke(steps, mix(palette.stone[2], palette.ink, 0.6), 3, 'opacity=".6"') +
    poly([point(a0, i0), point(a1, i1), point(a1, i1 * k), point(a0, i0 * k)], wall) +
    stroke(
      d`M${point(a0, i0)[0]} ${point(a0, i0)[1]}L${point(a1, i1)[0]} ${point(a1, i1)[1]}`,
      mix(palette.accent, palette.window, 0.4),
      9 * (1 - depth) + 2,
      'stroke-linecap="round"',
    )
  )
}
