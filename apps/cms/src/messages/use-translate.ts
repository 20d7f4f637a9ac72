import { useTranslation } from '@payloadcms/ui'
import { formatNumbers, formatText, numberFormatFor } from './format-text.ts'
import type { TextKey, Translate } from './translate.ts'

/** Translates the texts of the admin's own components into the language that a person has chosen in their account. */
export function useTranslate(): Translate {
  const { t, i18n } = useTranslation<object, `desk:${TextKey}`>()
  return (key, values) => {
    const text = t(`desk:${key}`)
    return values ? formatText(i18n.language, text, formatNumbers(i18n.language, values)) : text
  }
}

/** Formats a number in the language of the admin. */
export function useFormatNumber(): (count: number) => string {
  const { language } = useTranslation().i18n
  const format = numberFormatFor(language)
  return (count) => format.format(count)
}
