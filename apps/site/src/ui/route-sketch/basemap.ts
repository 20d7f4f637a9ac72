import type { Projection, SKETCH_SIZE } from './project-places.ts'

/** What is drawn below the points of a map, from the lowest layer to the highest. */
export const BASEMAP_LAYERS = ['park', 'water', 'railway', 'street'] as const
export type BasemapLayer = (typeof BASEMAP_LAYERS)[number]

/** Shapes of one layer, in units of the drawing. */
export interface BasemapShape {
  readonly layer: BasemapLayer
  /** Path data. */
  readonly path: string
  /** Width of its line; absent for areas. */
  readonly width?: number
}

/** A name of the ground: the middle of its text. One with several places stands there several times. */
export interface BasemapLabel {
  readonly kind: BasemapLayer | 'town' | 'district' | 'station'
  readonly name: string
  readonly x: number
  readonly y: number
  /** Degrees clockwise, of a name along a line. */
  readonly turn?: number
}

/** What a traveller orients by, within one drawing. */
export interface Basemap {
  readonly shapes: readonly BasemapShape[]
  /** The most important first; those without room are left out. */
  readonly names: readonly BasemapLabel[]
  /** Who made the data, as its licence asks. */
  readonly sources: readonly string[]
}

/** The ground of a drawing; `undefined` where nothing is known of the area. */
export type DrawBasemap = (projection: Projection, size: typeof SKETCH_SIZE) => Basemap | undefined
