import type { Point } from './clip-shapes.ts'

/** The area of a ring, in square units of its points; negative where it runs clockwise, y upwards. */
export function ringArea(ring: readonly Point[]): number {
  return ringSidesWithCrossProducts(ring).reduce((sum, { cross }) => sum + cross, 0) / 2
}

/** The sides of a ring, each with the cross product of its ends. */
export function ringSidesWithCrossProducts(ring: readonly Point[]) {
  return ring.map((to, index) => {
    const from = ring.at(index - 1) ?? to
    return { from, to, cross: from[0] * to[1] - to[0] * from[1] }
  })
}
