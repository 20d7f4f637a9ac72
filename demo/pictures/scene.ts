import type { Light, Mood } from './palette.ts'
import type { Pen } from './pen.ts'

/** A place as a picture: its temperament of colour and its layers from far to near, drawn on 1600 × 1200. */
export interface Scene {
  mood: Mood
  /** All four unless some are named. */
  lights?: readonly Light[]
  draw: (pen: Pen) => readonly string[]
}
