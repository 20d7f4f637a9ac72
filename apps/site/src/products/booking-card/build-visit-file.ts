/** A visit for a calendar entry. */
export interface PlannedVisit {
  readonly tgid: number
  readonly name: string
  /** ISO date in the venue's time zone. */
  readonly date: string
  /** Where it begins. */
  readonly place?: string | undefined
  /** Further notes, one line each. */
  readonly notes: readonly string[]
  /** The public address of the page. */
  readonly address: string
  /** Creation time, in milliseconds since the epoch. */
  readonly now: number
}

const DAY = 86_400_000
/** Bytes of a line (RFC 5545, section 3.1). */
const LONGEST_LINE = 75

/**
 * A visit as an iCalendar file (RFC 5545). It is an all-day event, because the hour is selected on the booking page.
 */
export function buildVisitFile({ tgid, name, date, place, notes, address, now }: PlannedVisit): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Passepartout//Visits//EN',
    'BEGIN:VEVENT',
    `UID:${tgid}-${date}@${new URL(address).hostname}`,
    `DTSTAMP:${compact(new Date(now).toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(new Date(Date.parse(date) + DAY).toISOString().slice(0, 10))}`,
    `SUMMARY:${escapeText(name)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(notes.length > 0 ? [`DESCRIPTION:${escapeText(notes.join('\n'))}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** 2026-12-02T10:30:00.000Z → 20261202T103000Z */
function compact(time: string): string {
  return time.replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folds long lines with a line break and a space, never within a character. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (length + bytes > LONGEST_LINE) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}
