import { findShortcodeFaults } from '@passepartout/content-model/shortcodes/find-shortcode-faults'
import { formatShortcodeFault } from '../../messages/shortcode-texts.ts'

/** Maximum number of faults shown. */
const MAX_NAMED = 5
const MAX_PLACE_LENGTH = 60

/**
 * The faults of shortcodes in a field, each with the text concerned.
 *
 * @param language of the admin
 * @returns the first ones, with keys of their own, and the number of others
 */
export function listShortcodeFaults(lines: readonly string[], language: string) {
  const named: { key: string; where: string; message: string }[] = []
  let count = 0
  for (const line of lines) {
    const faults = findShortcodeFaults(line)
    count += faults.length
    for (const fault of faults.slice(0, MAX_NAMED - named.length)) {
      const message = formatShortcodeFault(language, fault)
      named.push({ key: `${named.length} ${message}`, where: shorten(line.slice(fault.start, fault.end)), message })
    }
  }
  return { named, others: count - named.length }
}

function shorten(words: string): string {
  return words.length > MAX_PLACE_LENGTH ? `${words.slice(0, MAX_PLACE_LENGTH - 1)}…` : words
}
