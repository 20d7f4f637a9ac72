import { useTranslation } from '@payloadcms/ui'
import type { Say } from './say.ts'
import type { WordKey } from './words.ts'
import { writeNumbers } from './write-numbers.ts'

/** The words of our own components in the language that a person has chosen in their account. */
export function useWords(): Say {
  const { t, i18n } = useTranslation<object, `desk:${WordKey}`>()
  return (key, values) => t(`desk:${key}`, values && writeNumbers(values, i18n.language))
}
