import type { Coordinates } from '../../product.ts'

/** Upper limit on the points of a route. */
const MAX_POINTS = 5000

/**
 * Decodes Google's encoded polyline format: coordinate deltas in 1e-5 degrees, five bits per character.
 *
 * @returns `undefined` for a truncated line, invalid characters, coordinates out of range, or too many points
 */
export function decodePolyline(encoded: string): readonly Coordinates[] | undefined {
  const numbers = decodeNumbers(encoded)
  if (!numbers || numbers.length % 2 !== 0) return undefined
  const points: Coordinates[] = []
  let [latitude, longitude] = [0, 0]
  for (let index = 0; index < numbers.length; index += 2) {
    latitude += numbers[index] ?? 0
    longitude += numbers[index + 1] ?? 0
    if (Math.abs(latitude) > 90e5 || Math.abs(longitude) > 180e5) return undefined
    points.push({ latitude: latitude / 1e5, longitude: longitude / 1e5 })
  }
  return points
}

function decodeNumbers(encoded: string): readonly number[] | undefined {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const sign of encoded) {
    const bits = sign.charCodeAt(0) - 63
    if (bits < 0 || bits > 63 || shift > 25 || numbers.length >= 2 * MAX_POINTS) return undefined
    value |= (bits & 31) << shift
    shift += 5
    if (bits >= 32) continue
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return shift === 0 ? numbers : undefined
}
