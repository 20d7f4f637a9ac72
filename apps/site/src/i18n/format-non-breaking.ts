const KINDS = new Map<string, 'date' | 'time'>([
  ...(['day', 'month', 'year'] as const).map((type) => [type, 'date'] as const),
  ...(['hour', 'minute', 'dayPeriod', 'timeZoneName'] as const).map((type) => [type, 'time'] as const),
])

/**
 * A formatted moment with no-break spaces inside "23 nov." and "13:05 GMT+1". Lines may break after a weekday, and
 * between date and time.
 *
 * @param time milliseconds since the epoch
 */
export function formatNonBreaking(format: Intl.DateTimeFormat, time: number): string {
  const parts = format.formatToParts(time)
  const kindAt = (index: number) => KINDS.get(parts[index]?.type ?? '')
  // What stands behind the last part belongs to it: "2026 г."
  const isWithin = (index: number) =>
    kindAt(index - 1) !== undefined && (index === parts.length - 1 || kindAt(index - 1) === kindAt(index + 1))
  return parts
    .map(({ type, value }, index) => (type === 'literal' && isWithin(index) ? value.replaceAll(' ', '\u00a0') : value))
    .join('')
}
