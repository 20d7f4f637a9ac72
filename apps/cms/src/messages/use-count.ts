import { useTranslation } from '@payloadcms/ui'
import { numberFormatIn } from './number-format-in.ts'

/** A number alone, as the language of the admin writes it. */
export function useCount(): (count: number) => string {
  const { language } = useTranslation().i18n
  const format = numberFormatIn(language)
  return (count) => format.format(count)
}
