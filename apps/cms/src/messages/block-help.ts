import de from './de/block-help.json' with { type: 'json' }
import { type EnglishTexts, translateEnglish } from './english-texts.ts'
import es from './es/block-help.json' with { type: 'json' }
import fr from './fr/block-help.json' with { type: 'json' }
import ru from './ru/block-help.json' with { type: 'json' }

/** Descriptions of blocks: shown below the picture in the block chooser, and above the block's form. */
export const BLOCK_HELP: EnglishTexts = { de, fr, es, ru }

export function translateBlockHelp(language: string, english: string): string {
  return translateEnglish(BLOCK_HELP, language, english)
}
