import type { UnderstoodQuery } from './understand-query.ts'

/**
 * The cities that a query is about: those that it names, else that of its sights, shows and venues.
 *
 * @returns none when it names no place, or things of several cities
 */
export function citiesOfQuery({ parts }: Pick<UnderstoodQuery, 'parts'>): readonly string[] {
  const named = parts.flatMap(({ names }) => (names[0]?.kind === 'city' ? names.slice(0, 1) : []))
  if (named.length > 0) return [...new Set(named.flatMap(({ city }) => city ?? []))]
  const things = parts.filter(({ names }) => names.length > 0)
  const cities = [...new Set(things.flatMap(({ names }) => names.flatMap(({ city }) => city ?? [])))]
  return things.length > 1 && cities.length > 1 ? [] : cities
}
