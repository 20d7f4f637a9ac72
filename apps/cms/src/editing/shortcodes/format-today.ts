import { format } from 'date-fns/format'

const WHOLE_CLDR = { useAdditionalWeekYearTokens: true, useAdditionalDayOfYearTokens: true }

/** Today's date as an English page shows it; an unknown pattern gives the long date, as on the site. */
export function formatToday(pattern: string, now: Date): string {
  const long = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(now)
  if (pattern.trim() === '') return long
  try {
    return format(now, pattern, WHOLE_CLDR)
  } catch {
    return long
  }
}
