import type { Projection, SIZE } from './project-places.ts'

/** What is drawn below the points of a map, from the lowest layer to the highest. */
export const LAYERS = ['park', 'water', 'railway', 'street'] as const
export type Layer = (typeof LAYERS)[number]

/** Shapes of one layer, in units of the drawing. */
export interface GroundShape {
  readonly layer: Layer
  /** Path data. */
  readonly path: string
  /** Width of its line; absent for areas. */
  readonly width?: number
}

/** A name of the ground: the middle of its text. One with several places stands there several times. */
export interface GroundName {
  readonly kind: Layer | 'town' | 'district' | 'station'
  readonly name: string
  readonly x: number
  readonly y: number
  /** Degrees clockwise, of a name along a line. */
  readonly turn?: number
}

/** What a traveller orients by, within one drawing. */
export interface Ground {
  readonly shapes: readonly GroundShape[]
  /** The most important first; those without room are left out. */
  readonly names: readonly GroundName[]
  /** Who made the data, as its licence asks. */
  readonly sources: readonly string[]
}

/** The ground of a drawing; `undefined` where nothing is known of the area. */
export type DrawGround = (projection: Projection, size: typeof SIZE) => Ground | undefined
