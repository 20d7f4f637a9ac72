import type { LanguageCode } from '@passepartout/content-model/locales'
import { Memo } from '../memo/memo.ts'
import { matchPhrases } from './match-phrases.ts'
import { wellKnownPlacesIn } from './places/well-known-places.ts'
import { QUERY_VOCABULARIES, splitPhrases } from './query-vocabulary.ts'

/** What the name of a tour group or a category says. */
export interface NameMeanings {
  /** Keys of the needs and of the parts of the day. */
  readonly words: ReadonlySet<string>
  /** The first English name of each kind. */
  readonly kinds: ReadonlySet<string>
}

/** Names come back with every answer of the catalogue. */
const known = new Memo<NameMeanings>(20_000)

/** The needs, parts of the day and kinds that a name says. */
export function nameMeaningsOf(name: string, lang: LanguageCode): NameMeanings {
  const key = `${lang} ${name}`
  const before = known.get(key)
  if (before) return before
  const meanings = matchPhrases(name, lang).flatMap(({ meaning }) =>
    meaning.kind === 'joined' ? meaning.meanings : [meaning],
  )
  const said = {
    words: new Set(
      meanings.flatMap((meaning) =>
        meaning.kind === 'with' || meaning.kind === 'time'
          ? [meaning.value]
          : meaning.kind === 'sunset'
            ? ['sunset']
            : [],
      ),
    ),
    // A word for all shows is of no kind of them: "plays" is "playing" too.
    kinds: new Set(
      meanings.flatMap((meaning) =>
        meaning.kind === 'kind' && meaning.concepts.length === 1 ? meaning.concepts.map(nameOfKind) : [],
      ),
    ),
  }
  known.set(key, said)
  return said
}

function nameOfKind(concept: number): string {
  return splitPhrases(QUERY_VOCABULARIES.en?.kinds[concept] ?? '')[0] ?? ''
}

/** Whether a name says that it is in the evening or at night, or at sunset: keys of the words, for orders of results. */
export function timesOfDayInName(name: string, lang: LanguageCode): readonly ('evening' | 'sunset')[] {
  const { words } = nameMeaningsOf(removePlaceNames(name, lang), lang)
  return [
    ...(words.has('night') || words.has('evening') ? ['evening' as const] : []),
    ...(words.has('sunset') ? ['sunset' as const] : []),
  ]
}

const placeless = new Memo<string>(20_000)

/** "Sagrada Família" says nothing of families. */
export function removePlaceNames(name: string, lang: LanguageCode): string {
  const key = `${lang} ${name}`
  const before = placeless.get(key)
  if (before !== undefined) return before
  const rest = wellKnownPlacesIn(name, lang, 'titles').reduce((words, place) => words.replace(place.words, ' '), name)
  placeless.set(key, rest)
  return rest
}
