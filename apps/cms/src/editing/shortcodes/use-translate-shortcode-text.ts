import { useTranslation } from '@payloadcms/ui'
import { translateShortcodeText } from '../../messages/shortcode-texts.ts'

/** Translates the English descriptions of shortcodes to the language of the account. */
export function useTranslateShortcodeText(): (english: string) => string {
  const { i18n } = useTranslation()
  return (english) => translateShortcodeText(i18n.language, english)
}
