import { useTranslation } from '@payloadcms/ui'

/** A number alone, as the language of the admin writes it. */
export function useCount(): (count: number) => string {
  const { language } = useTranslation().i18n
  const format = new Intl.NumberFormat(language)
  return (count) => format.format(count)
}
