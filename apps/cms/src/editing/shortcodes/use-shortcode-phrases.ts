import { useTranslation } from '@payloadcms/ui'
import { shortcodePhraseIn } from '../../messages/phrases/shortcode-phrase-in.ts'

/** Puts what shortcodes say of themselves, in English, into the language that a person has chosen in their account. */
export function useShortcodePhrases(): (english: string) => string {
  const { i18n } = useTranslation()
  return (english) => shortcodePhraseIn(i18n.language, english)
}
