import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { RELEASE } from '@passepartout/content-model/release'
import { addDays, dayNumber } from '../../i18n/day-number.ts'
import type { Money } from '../../i18n/money.ts'
import { isoToday } from '../../i18n/zoned-time.ts'
import { Memo } from '../../memo/memo.ts'
import { SettingsError } from '../../settings.ts'

/** Days before a price fell of which the lowest counts, and for which the fall may be spoken of. */
const WINDOW = 30
/** Days without a reading after which nobody knows what it cost meanwhile. */
const MAX_GAP = 7
const MEMORABLE_RUNS = 100
const REMEMBERED = 50_000

/** Of the file; what a later release has written may mean something else. */
const VERSION = 1

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS price_run (
    tgid INTEGER NOT NULL, currency TEXT NOT NULL, amount REAL NOT NULL, first_day TEXT NOT NULL, last_day TEXT NOT NULL,
    PRIMARY KEY (tgid, currency, first_day)
  ) WITHOUT ROWID;
  PRAGMA user_version = ${VERSION}`

/** Days in a row on which a tour group cost the same; of a day on which it cost several things, the lowest. */
interface PriceRun {
  readonly amount: number
  readonly firstDay: string
  readonly lastDay: string
}

/** @param path of the file, or `:memory:` */
export function openHistoryFile(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  return new DatabaseSync(path, { timeout: 1000 })
}

/**
 * What tour groups cost, as this site read it: a file of its own, written when prices are read. A discount is a claim about
 * the past, so that it takes a past of one's own to repeat it.
 */
export class PriceHistory {
  readonly #database: DatabaseSync
  readonly #isPastAssumed: boolean
  readonly #readRuns: StatementSync
  readonly #writeRun: StatementSync
  readonly #lowest = new Memo<{ readonly amount: number | undefined }>(REMEMBERED)

  /**
   * @param path of the file, or `:memory:`
   * @throws SettingsError when a later release wrote the file, for what was read cannot be read again
   * @param isPastAssumed with sample data alone: what is seen for the first time cost for a month what the catalogue claims
   */
  constructor(path: string, isPastAssumed = false) {
    this.#database = openHistoryFile(path)
    this.#refuseLater(path)
    this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`)
    this.#isPastAssumed = isPastAssumed
    this.#readRuns = this.#database.prepare(
      'SELECT * FROM price_run WHERE tgid = ? AND currency = ? ORDER BY first_day DESC LIMIT ?',
    )
    this.#writeRun = this.#database.prepare('INSERT OR REPLACE INTO price_run VALUES (?, ?, ?, ?, ?)')
  }

  #refuseLater(path: string): void {
    const version = this.#database.prepare('PRAGMA user_version').get()?.user_version
    if (typeof version !== 'number' || version <= VERSION) return
    this.#database.close()
    throw new SettingsError(
      `The site cannot start. PRICE_HISTORY: ${path} was written by a release after ${RELEASE} (it is of version ${version}, and this release knows ${VERSION}); install that release, or name another file. Nothing was changed.`,
    )
  }

  /**
   * Notes what is read now, and says the lowest price of the thirty days before it fell to that.
   *
   * @param claimed what the catalogue says it was
   * @param now milliseconds since the epoch
   * @returns `undefined` where those thirty days are not known, or are over, and after the end: an answer may come after that
   */
  read(tgid: number, { amount, currency }: Money, claimed: number, now: number): number | undefined {
    const today = isoToday({ now, timeZone: 'UTC' })
    const key = `${tgid} ${currency} ${amount} ${today}`
    const known = this.#lowest.get(key)
    if (known) return known.amount
    if (!this.#database.isOpen) return undefined
    const lowest = lowestPriceBeforeDrop(this.#note(tgid, { amount, currency }, claimed, today), amount, today)
    this.#lowest.set(key, { amount: lowest })
    return lowest
  }

  close(): void {
    this.#database.close()
  }

  /** Writes what changes. @returns all runs, the latest first */
  #note(tgid: number, { amount, currency }: Money, claimed: number, today: string): readonly PriceRun[] {
    const known = this.#runs(tgid, currency)
    const [last] = known
    const isUnknown = known.length === 0 && this.#isPastAssumed
    const assumed = { amount: claimed, firstDay: addDays(today, -WINDOW), lastDay: addDays(today, -1) }
    if (isUnknown) this.#write(tgid, currency, assumed)
    const past = isUnknown ? [assumed] : known
    const present = presentRun(amount, today, last)
    if (present === last) return past
    this.#write(tgid, currency, present)
    return [present, ...past.filter(({ firstDay }) => firstDay !== present.firstDay)]
  }

  #write(tgid: number, currency: string, { amount, firstDay, lastDay }: PriceRun): void {
    this.#writeRun.run(tgid, currency, amount, firstDay, lastDay)
  }

  /** The latest first. */
  #runs(tgid: number, currency: string): readonly PriceRun[] {
    return this.#readRuns.all(tgid, currency, MEMORABLE_RUNS).map((row) => ({
      amount: Number(row.amount),
      firstDay: String(row.first_day),
      lastDay: String(row.last_day),
    }))
  }
}

/** The last run with what is read now, or itself where that changes nothing: of a day on which it cost more too, the lowest counts. */
function presentRun(amount: number, today: string, last: PriceRun | undefined): PriceRun {
  if (last?.amount === amount) return last.lastDay === today ? last : { ...last, lastDay: today }
  if (last?.firstDay === today && amount > last.amount) return last
  return { amount, firstDay: today, lastDay: today }
}

/** @param runs the latest first, the present one among them */
export function lowestPriceBeforeDrop(runs: readonly PriceRun[], amount: number, today: string): number | undefined {
  const present = runs.find((run) => run.amount === amount && run.lastDay === today)
  const fell = present?.firstDay ?? today
  if (daysBetween(fell, today) > WINDOW) return undefined
  const start = addDays(fell, -WINDOW)
  const earlier = runs.filter((run) => run !== present && run.lastDay >= start)
  let known = fell
  for (const { firstDay, lastDay } of earlier) {
    if (daysBetween(lastDay, known) > MAX_GAP) return undefined
    known = firstDay
  }
  return known <= start && earlier.length > 0 ? Math.min(...earlier.map((run) => run.amount)) : undefined
}

function daysBetween(one: string, other: string): number {
  return dayNumber(other) - dayNumber(one)
}
