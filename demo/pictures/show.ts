import type { LetterStyle } from './kit/lettering.ts'
import { type Light, type Mood, type Palette, paletteOf } from './palette.ts'
import type { Pen } from './pen.ts'

/** A production as a picture: one world, drawn as a poster with its title and as a wide banner without. */
export interface Show {
  slug: string
  /** The title in the lines of its lettering, capitals. */
  lines: readonly string[]
  letters: LetterStyle
  /** No letter is higher than this, so that a short first line does not shout down a long second one. */
  tallest?: number
  /** Colour of the letters. */
  ink: string
  /** Where the poster carries its title; at the head the emblem moves down. The foot unless said. */
  titleAt?: 'head' | 'foot'
  light: Light
  mood: Mood
  /** Colours in which this world differs from its light and mood. */
  colours: Partial<Palette>
  /** Sky and ground over the whole sheet, whatever its shape. */
  backdrop: (pen: Pen) => string
  /** The sign of the show inside a square of 1000 around the origin; nothing important further out. */
  emblem: (pen: Pen) => string
  /** What lies in front, over the whole sheet. */
  front?: (pen: Pen) => string
}

/** The show's own palette. */
export function showPalette(show: Show): Palette {
  return { ...paletteOf(show.light, show.mood), ...show.colours }
}
