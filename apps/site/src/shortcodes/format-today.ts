import { tz } from '@date-fns/tz'
import { type EnglishLocale, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import type { Locale } from 'date-fns'
import { format } from 'date-fns/format'
import { ar } from 'date-fns/locale/ar'
import { da } from 'date-fns/locale/da'
import { de } from 'date-fns/locale/de'
import { enGB } from 'date-fns/locale/en-GB'
import { enUS } from 'date-fns/locale/en-US'
import { es } from 'date-fns/locale/es'
import { fr } from 'date-fns/locale/fr'
import { id } from 'date-fns/locale/id'
import { it } from 'date-fns/locale/it'
import { nb } from 'date-fns/locale/nb'
import { nl } from 'date-fns/locale/nl'
import { pl } from 'date-fns/locale/pl'
import { ptBR } from 'date-fns/locale/pt-BR'
import { ro } from 'date-fns/locale/ro'
import { ru } from 'date-fns/locale/ru'
import { sv } from 'date-fns/locale/sv'
import { tr } from 'date-fns/locale/tr'
import type { ZonedNow } from '../i18n/zoned-time.ts'

const LOCALES: Readonly<Record<LanguageCode, Locale>> = {
  ...{ ar, da, de, en: enUS, es, fr, id, it, nl, no: nb, pl, pt: ptBR, ro, ru, sv, tr },
}

const MAX_PATTERN_LENGTH = 60
/** Enables the CLDR meaning of `YYYY` (week year) and `DD` (day of year), which the library rejects by default. */
const WHOLE_CLDR = { useAdditionalWeekYearTokens: true, useAdditionalDayOfYearTokens: true }

/**
 * Today in the site's time zone (specification, section 3, "Date takes format and returnType").
 *
 * @param pattern a Unicode CLDR pattern such as `d MMMM yyyy`; the long date without one or with an invalid one
 */
export function formatToday(
  moment: ZonedNow,
  lang: LanguageCode,
  pattern: string | undefined,
  english?: EnglishLocale,
): string {
  const { now, timeZone } = moment
  if (!pattern?.trim() || pattern.length > MAX_PATTERN_LENGTH) return formatLong(moment, lang, english)
  const locale = lang === 'en' && english === 'en-GB' ? enGB : LOCALES[lang]
  try {
    return format(now, pattern, { in: tz(timeZone), locale, ...WHOLE_CLDR })
  } catch {
    return formatLong(moment, lang, english)
  }
}

/** The long date of the language: "March 4, 2027". */
function formatLong({ now, timeZone }: ZonedNow, lang: LanguageCode, english: EnglishLocale | undefined): string {
  return new Intl.DateTimeFormat(localeOf(lang, english).formatting, { dateStyle: 'long', timeZone }).format(now)
}
