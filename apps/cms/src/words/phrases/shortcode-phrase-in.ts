import { phraseFinder } from './find-phrase.ts'
import { SHORTCODE_PHRASES } from './shortcode-phrases.ts'

/** What shortcodes say of themselves, in a language of the admin; what is not known stays as it is. */
export const shortcodePhraseIn = phraseFinder(SHORTCODE_PHRASES)
