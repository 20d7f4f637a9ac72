export interface GeoPoint {
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
}

/** Degrees. */
export interface GeoBounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface Projection {
  readonly project: (place: GeoPoint) => { readonly x: number; readonly y: number }
  /** What the drawing shows. */
  readonly bounds: GeoBounds
  /** Units of the drawing per kilometre. */
  readonly unitsPerKilometre: number
  /** A round number of kilometres, and how wide it is drawn. */
  readonly scale: { readonly kilometres: number; readonly width: number }
}

/** Units of the drawing. */
export const SKETCH_SIZE = { width: 640, height: 360 }
const MARGIN = 44
const WIDEST_SCALE = 140
const KILOMETRES_PER_DEGREE = 111.32
/** Degrees: one place alone is shown with half a kilometre around it. */
const SMALLEST_SPAN = 0.01

/** Projects places into the drawing, north up and to scale. */
export function projectPlaces(places: readonly GeoPoint[], size = SKETCH_SIZE): Projection {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) }
  // Degrees of longitude narrow towards the poles.
  const narrowing = Math.max(0.01, Math.cos((middle.latitude * Math.PI) / 180))
  const [room, tallness] = [size.width - 2 * MARGIN, size.height - 2 * MARGIN]
  const unit = Math.min(
    room / Math.max(SMALLEST_SPAN, spanOf(longitudes) * narrowing),
    tallness / Math.max(SMALLEST_SPAN, spanOf(latitudes)),
  )
  return {
    project: ({ latitude, longitude }) => ({
      x: round(size.width / 2 + (longitude - middle.longitude) * narrowing * unit),
      y: round(size.height / 2 - (latitude - middle.latitude) * unit),
    }),
    bounds: {
      west: middle.longitude - size.width / 2 / unit / narrowing,
      south: middle.latitude - size.height / 2 / unit,
      east: middle.longitude + size.width / 2 / unit / narrowing,
      north: middle.latitude + size.height / 2 / unit,
    },
    unitsPerKilometre: unit / KILOMETRES_PER_DEGREE,
    scale: scaleOf(unit / KILOMETRES_PER_DEGREE),
  }
}

/** @param unit units of the drawing per kilometre */
function scaleOf(unit: number): Projection['scale'] {
  const longest = WIDEST_SCALE / unit
  const power = 10 ** Math.floor(Math.log10(longest))
  const kilometres = ([5, 2, 1].find((step) => step * power <= longest) ?? 1) * power
  return { kilometres, width: round(kilometres * unit) }
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
