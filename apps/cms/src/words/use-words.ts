import { useTranslation } from '@payloadcms/ui'
import type { WordKey } from './words.ts'

type Values = Readonly<Record<string, string | number>>

/** The words of our own components in the language that a person has chosen in their account. */
export function useWords(): (key: WordKey, values?: Values) => string {
  const { t } = useTranslation<object, `desk:${WordKey}`>()
  return (key, values) => t(`desk:${key}`, values)
}
