import { setTimeout as sleep } from 'node:timers/promises'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { nameMeaningsOf, removePlaceNames } from './name-meanings.ts'

/** Milliseconds between two steps, in which visitors are answered. */
const REST = 100

/**
 * Compiles the words of these languages, in which the names of tour groups are read: 30 to 90 milliseconds for each, which the first
 * page in it would wait for.
 */
export async function warmUpLanguages(languages: ReadonlySet<LanguageCode>): Promise<void> {
  for (const lang of languages) {
    for (const read of [nameMeaningsOf, removePlaceNames]) {
      await sleep(REST, undefined, { ref: false })
      read('', lang)
    }
  }
}
