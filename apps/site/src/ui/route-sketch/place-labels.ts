import type { BasemapLabel } from './basemap.ts'
import { type Box, FreeSpace } from './free-space.ts'
import { SKETCH_SIZE } from './project-places.ts'

/** Units of the drawing: half a sign of a place, the width of a letter and the height of a line. */
interface Measures {
  readonly pin: number
  readonly letter: number
  readonly line: number
}

/** As a phone shows them, where signs are largest; and where the drawing is wide. */
const PHONE: Measures = { pin: 23, letter: 12, line: 30 }
const WIDE: Measures = { pin: 15, letter: 7.5, line: 18 }
/** From a point to the foot of a name below it, and above it. */
const FOOT = { below: 43, above: -29 }

/** A point of the drawing that may have a name. */
export interface LabelledPoint {
  readonly x: number
  readonly y: number
  readonly name?: string
}

/** A name on the drawing: the middle of its foot. */
export interface PlacedPointLabel {
  readonly x: number
  readonly y: number
  readonly name: string
}

/** A name of the ground for which there is room. */
export interface PlacedBasemapLabel extends BasemapLabel {
  /** Whether only a wide drawing has the room. */
  readonly isWideOnly: boolean
}

export interface LabelPlacement {
  /** Names of points. */
  readonly labels: readonly PlacedPointLabel[]
  /** Names of the ground for which the points and their names leave room. */
  readonly groundNames: readonly PlacedBasemapLabel[]
}

/**
 * Places labels below or above their points, then names of the ground, without overlaps; later ones that would overlap
 * are dropped.
 */
export function placeLabels(
  marks: readonly LabelledPoint[],
  size = SKETCH_SIZE,
  ground: readonly BasemapLabel[] = [],
): LabelPlacement {
  const room = new FreeSpace(size, marks.map(pinBox(PHONE)))
  const labels: PlacedPointLabel[] = []
  for (const { x, y, name } of marks) {
    if (name === undefined || labels.some((other) => other.name === name)) continue
    const places = [
      { foot: FOOT.below, top: PHONE.pin },
      { foot: FOOT.above, top: -PHONE.pin - PHONE.line },
    ]
    const place = places.find(({ top }) => room.take(lineBox({ x, y: y + top, name }, PHONE)))
    if (place) labels.push({ x, y: y + place.foot, name })
  }
  const written = new Set(labels.map(({ name }) => name))
  const everywhere = takeNames(ground, written, room, PHONE)
  const wideRoom = new FreeSpace(size, [
    ...marks.map(pinBox(WIDE)),
    ...labels.map((label) => lineBox({ ...label, y: label.y - (WIDE.line * 3) / 4 }, WIDE)),
    ...everywhere.map((name) => nameBox(name, WIDE)),
  ])
  const wideOnly = takeNames(ground, written, wideRoom, WIDE)
  return {
    labels,
    groundNames: [
      ...everywhere.map((name) => ({ ...name, isWideOnly: false })),
      ...wideOnly.map((name) => ({ ...name, isWideOnly: true })),
    ],
  }
}

/** Each name once, where there is room. */
function takeNames(names: readonly BasemapLabel[], written: Set<string>, room: FreeSpace, measures: Measures) {
  return names.filter((one) => {
    if (written.has(one.name) || !room.take(nameBox(one, measures))) return false
    written.add(one.name)
    return true
  })
}

function pinBox({ pin }: Measures) {
  return ({ x, y }: LabelledPoint): Box => ({ left: x - pin, right: x + pin, top: y - pin, bottom: y + pin })
}

/** The box of a line of text, from the middle of its upper edge. */
function lineBox({ x, y, name }: PlacedPointLabel, { letter, line }: Measures): Box {
  const half = (name.length * letter) / 2
  return { left: x - half, right: x + half, top: y, bottom: y + line }
}

/** The box around a name of the ground, turned or not. */
function nameBox({ x, y, name, turn = 0 }: BasemapLabel, { letter, line }: Measures): Box {
  const length = name.length * letter
  const [sine, cosine] = [Math.abs(Math.sin((turn * Math.PI) / 180)), Math.abs(Math.cos((turn * Math.PI) / 180))]
  const across = (length * cosine + line * sine) / 2
  const down = (length * sine + line * cosine) / 2
  return { left: x - across, right: x + across, top: y - down, bottom: y + down }
}
