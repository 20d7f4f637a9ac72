/** A pseudo-random number in [0, 1), determined by the words alone; the only source of randomness of sample data. */
export function seededRandom(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of words.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** One of the values, determined by the words. */
export function seededPick<T>(values: readonly T[], ...words: readonly (string | number)[]): T {
  const value = values[Math.floor(seededRandom(...words) * values.length)]
  if (value === undefined) throw new RangeError('nothing to pick from')
  return value
}
