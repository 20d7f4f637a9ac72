import { MAP_SIZE, type Mark } from './place-results.ts'

/** Units of the drawing as a phone shows it, where signs are largest. */
const PIN = 23
const LETTER = 13
const LINE = 30

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A mark with a name that is written below it on the map. */
export type NamedMark = Mark & Required<Pick<Mark, 'name'>>

/** The marks whose names fit: each name once, those of most tour groups first, none over a point or another name. */
export function labelMarks(marks: readonly Mark[]): readonly NamedMark[] {
  const taken: Box[] = marks.map(({ x, y }) => ({ left: x - PIN, right: x + PIN, top: y - PIN, bottom: y + PIN }))
  const named: NamedMark[] = []
  for (const mark of marks.toSorted((one, other) => other.products.length - one.products.length)) {
    const { name } = mark
    if (name === undefined || named.some((other) => other.name === name)) continue
    const box = boxOf(mark, name)
    if (!isOnMap(box) || taken.some((other) => overlap(box, other))) continue
    taken.push(box)
    named.push({ ...mark, name })
  }
  return named
}

function boxOf({ x, y }: Mark, name: string): Box {
  const half = (name.length * LETTER) / 2
  return { left: x - half, right: x + half, top: y + PIN, bottom: y + PIN + LINE }
}

function isOnMap({ left, right, bottom }: Box): boolean {
  return left > 0 && right < MAP_SIZE.width && bottom < MAP_SIZE.height - 2 * LINE
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
