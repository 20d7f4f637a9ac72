import { useTranslation } from '@payloadcms/ui'
import type { Say } from './say.ts'
import type { WordKey } from './words.ts'

/** The words of our own components in the language that a person has chosen in their account. */
export function useWords(): Say {
  const { t } = useTranslation<object, `desk:${WordKey}`>()
  return (key, values) => t(`desk:${key}`, values)
}
