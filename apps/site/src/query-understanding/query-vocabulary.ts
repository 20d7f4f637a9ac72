import type { LanguageCode } from '@passepartout/content-model/locales'
import ar from './words/ar.json' with { type: 'json' }
import da from './words/da.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import id from './words/id.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import no from './words/no.json' with { type: 'json' }
import pl from './words/pl.json' with { type: 'json' }
import pt from './words/pt.json' with { type: 'json' }
import ro from './words/ro.json' with { type: 'json' }
import ru from './words/ru.json' with { type: 'json' }
import sv from './words/sv.json' with { type: 'json' }
import tr from './words/tr.json' with { type: 'json' }

/**
 * What travellers say in one language: phrases in any inflected form, with commas between those that mean the same; `{n}`
 * stands for a number. The kinds are in the same order in all languages, the most usual name of each first. `{l}`
 * in `languages` stands for the name of a language, `{s}` for it without its ending; `own` has words for one of them by its code.
 */
export type QueryVocabulary = typeof en

export const QUERY_VOCABULARIES: Readonly<Partial<Record<LanguageCode, QueryVocabulary>>> = {
  ...{ ar, da, de, en, es, fr, id, it, nl, no, pl, pt, ro, ru, sv, tr },
}

export function splitPhrases(line: string): readonly string[] {
  return line
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
}
