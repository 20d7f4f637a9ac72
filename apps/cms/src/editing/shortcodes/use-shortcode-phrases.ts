import { useTranslation } from '@payloadcms/ui'
import { translateShortcodeText } from '../../messages/shortcode-texts.ts'

/** Puts what shortcodes say of themselves, in English, into the language that a person has chosen in their account. */
export function useShortcodePhrases(): (english: string) => string {
  const { i18n } = useTranslation()
  return (english) => translateShortcodeText(i18n.language, english)
}
