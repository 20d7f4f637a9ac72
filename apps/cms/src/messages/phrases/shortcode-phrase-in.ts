import { phraseIn } from './phrases.ts'
import { SHORTCODE_PHRASES } from './shortcode-phrases.ts'

/** What shortcodes say of themselves, in a language of the admin; what is not known stays as it is. */
export function shortcodePhraseIn(language: string, english: string): string {
  return phraseIn(SHORTCODE_PHRASES, language, english)
}
