import { findFaults } from '@passepartout/content-model/shortcodes/find-faults'
import { formatShortcodeFault } from '../../messages/shortcode-texts.ts'

interface NamedFault {
  /** Different for each of a field. */
  readonly key: string
  readonly where: string
  readonly message: string
}

export interface NamedFaults {
  readonly named: readonly NamedFault[]
  /** How many more there are. */
  readonly others: number
}

/** More than an editor reads at once. */
const MOST_NAMED = 5
const LONGEST_PLACE = 60

/**
 * What an editor should look at in the lines of a field, each with the words that are meant.
 *
 * @param language of the admin
 */
export function nameFaults(lines: readonly string[], language: string): NamedFaults {
  const named: NamedFault[] = []
  let count = 0
  for (const line of lines) {
    const faults = findFaults(line)
    count += faults.length
    for (const fault of faults.slice(0, MOST_NAMED - named.length)) {
      const message = formatShortcodeFault(language, fault)
      named.push({ key: `${named.length} ${message}`, where: shorten(line.slice(fault.start, fault.end)), message })
    }
  }
  return { named, others: count - named.length }
}

function shorten(words: string): string {
  return words.length > LONGEST_PLACE ? `${words.slice(0, LONGEST_PLACE - 1)}…` : words
}
