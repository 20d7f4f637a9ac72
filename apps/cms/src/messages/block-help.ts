import de from './de/block-help.json' with { type: 'json' }
import es from './es/block-help.json' with { type: 'json' }
import fr from './fr/block-help.json' with { type: 'json' }
import ru from './ru/block-help.json' with { type: 'json' }
import { type TranslationsByEnglish, translateEnglish } from './translations-by-english.ts'

/** Descriptions of blocks: shown below the picture in the block chooser, and above the block's form. */
export const BLOCK_HELP: TranslationsByEnglish = { de, fr, es, ru }

export function translateBlockHelp(language: string, english: string): string {
  return translateEnglish(BLOCK_HELP, language, english)
}
