import { SIZE } from './project-places.ts'

/** Units of the drawing as a phone shows it, where signs are largest. */
const PIN = 23
const LETTER = 12
const LINE = 30
/** What the scale takes of the lower left corner. */
const SCALE = { width: 180, height: 60 }
/** From a point to the foot of a name below it, and above it. */
const FOOT = { below: 43, above: -29 }

/** A point of the drawing that may have a name. */
export interface Marked {
  readonly x: number
  readonly y: number
  readonly name?: string
}

/** A name on the drawing: the middle of its foot. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly name: string
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Places labels below or above their points, without overlaps; later labels that would overlap are dropped. */
export function labelPlaces(marks: readonly Marked[], size = SIZE): readonly Label[] {
  const taken: Box[] = [
    { left: 0, right: SCALE.width, top: size.height - SCALE.height, bottom: size.height },
    ...marks.map(({ x, y }) => ({ left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN })),
  ]
  const labels: Label[] = []
  for (const { x, y, name } of marks) {
    if (name === undefined || labels.some((other) => other.name === name)) continue
    const half = (name.length * LETTER) / 2
    const fits = ({ top, bottom, left, right }: Box): boolean =>
      left > 0 &&
      right < size.width &&
      top > 0 &&
      bottom < size.height &&
      !taken.some((other) => left < other.right && other.left < right && top < other.bottom && other.top < bottom)
    const below = { left: x - half, right: x + half, top: y + PIN, bottom: y + PIN + LINE }
    const above = { ...below, top: y - PIN - LINE, bottom: y - PIN }
    const box = [below, above].find(fits)
    if (!box) continue
    taken.push(box)
    labels.push({ x, y: y + (box === below ? FOOT.below : FOOT.above), name })
  }
  return labels
}
