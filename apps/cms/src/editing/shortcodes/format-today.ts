import { format } from 'date-fns/format'

const WHOLE_CLDR = { useAdditionalWeekYearTokens: true, useAdditionalDayOfYearTokens: true }

/** Today as an English page would say it; a pattern that nobody can follow gives the long date, as it does there. */
export function formatToday(pattern: string, now: Date): string {
  const long = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(now)
  if (pattern.trim() === '') return long
  try {
    return format(now, pattern, WHOLE_CLDR)
  } catch {
    return long
  }
}
