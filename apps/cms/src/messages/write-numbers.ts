import { numberFormatIn } from './number-format-in.ts'
import type { Values } from './say.ts'

/**
 * What is filled into a word, as a language writes it: 1,078 pages are 1.078 in German. A number that is a name, such as that
 * of a tour group, comes as text.
 */
export function writeNumbers(values: Values, language: string): Record<string, string> {
  const format = numberFormatIn(language)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? format.format(value) : value]),
  )
}
