import type { Mood } from '../palette.ts'
import type { Pen } from '../pen.ts'

/** A landmark that several pictures are about, each from another place. */
export interface Subject {
  readonly mood: Mood
  /** In picture units at scale 1, standing on its base. */
  readonly width: number
  readonly height: number
  readonly draw: (pen: Pen, x: number, base: number, scale: number) => string
}

/** The room that a picture has for its subject. */
interface Room {
  readonly width: number
  readonly height: number
}

/** The subject as large as the room allows, its middle at `x`. */
export function standing(pen: Pen, subject: Subject, x: number, base: number, { width, height }: Room): string {
  return subject.draw(pen, x, base, Math.min(width / subject.width, height / subject.height))
}

/** The same, moved as far towards the middle as it takes for none of it to be cut off at the sides. */
export function standingWhole(pen: Pen, subject: Subject, x: number, base: number, room: Room): string {
  const half = (subject.width / 2) * Math.min(room.width / subject.width, room.height / subject.height) + 30
  return standing(pen, subject, Math.max(half, Math.min(pen.width - half, x)), base, room)
}
