import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { parseSettings, withoutSettings } from '../system/settings.ts'
import { copySampleDataTo, prepareSampleData } from '../system/test-system.ts'
import type { Result } from './fault-table.ts'
import { KILLS } from './list-faults.ts'

/** Number of pages that are saved in rotation. */
const PAGES = 5
/** Maximum milliseconds from the first save until the process is killed. */
const MAX_LIFETIME = 1500
/** Milliseconds within which a new process must publish everything that is pending. */
const DRAINED_WITHIN = 10_000
/** Milliseconds between checks of the published store. */
const CHECK_INTERVAL = 20
/** Timeout in milliseconds for opening a database, which is locked for a moment after a kill. */
const LOCKED = 5000
const PROGRAM = 'publish-until-killed.ts'

/** Uses a copy of the sample data. */
export async function killSamplePublications(count: number): Promise<Result> {
  await prepareSampleData((_task, work) => work())
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-kills-'))
  copySampleDataTo(folder)
  try {
    return await killPublications(count, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Repeatedly kills a publisher while it saves and publishes, and compares the stored data with the confirmed saves. */
export async function killPublications(count: number, folder: string): Promise<Result> {
  const ids = choosePages(folder)
  const tally = { saved: 0, lost: 0, torn: 0, backwards: 0, slowest: 0 }
  /** The number in the title of the last confirmed save, by page. */
  const confirmed = new Map<number, number>()
  const order = new Order(folder, ids)
  const onDrained = (milliseconds: number) => {
    const { lost, torn } = compare(folder, ids, confirmed)
    tally.lost += lost
    tally.torn += torn
    tally.slowest = Math.max(tally.slowest, milliseconds)
  }
  try {
    for (let kill = 0; kill <= count; kill += 1) {
      tally.saved += await live(folder, ids, { confirmed, onDrained, isLast: kill === count })
      if (kill % 20 === 0) console.log(`  ${kill} kills, ${tally.saved} saves, ${tally.lost} lost, ${tally.torn} torn`)
    }
  } finally {
    tally.backwards = order.stop()
  }
  const { saved, lost, torn, backwards, slowest } = tally
  const wrongs = [
    [lost, 'lost'],
    [torn, 'torn'],
    [backwards, 'out of order'],
  ] as const
  const wrong = wrongs.flatMap(([number, what]) => (number > 0 ? `${number} ${what}` : []))
  return {
    fault: KILLS,
    answers: `${count} kills, ${saved} saves`,
    wrong: wrong.join(', ') || 'nothing',
    slowest: '–',
    backAfter: (slowest / 1000).toFixed(1),
    isHeld: wrong.length === 0 && slowest <= DRAINED_WITHIN,
    on: new Date().toISOString().slice(0, 10),
  }
}

interface Life {
  readonly confirmed: Map<number, number>
  /** Called when nothing is pending any more, with the milliseconds that it took. */
  readonly onDrained: (milliseconds: number) => void
  /** The last run saves nothing, and ends by itself. */
  readonly isLast: boolean
}

/**
 * One run of a publisher: publishes what is pending, compares, and saves until it is killed.
 *
 * @returns the number of confirmed saves
 */
async function live(folder: string, ids: readonly number[], { confirmed, onDrained, isLast }: Life): Promise<number> {
  const child = start(folder, [String(Math.max(0, ...confirmed.values()) + 1), ...ids.map(String)])
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let [saved, isDrained, errors] = [0, false, '']
  child.stderr.on('data', (bytes: Buffer) => {
    errors += bytes
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, first, second] = line.split(' ')
    if (word === 'drained') {
      isDrained = true
      onDrained(Number(first))
      if (isLast) child.kill('SIGTERM')
      else {
        child.stdin.write('go')
        setTimeout(() => child.kill('SIGKILL'), Math.random() * MAX_LIFETIME)
      }
    }
    if (word !== 'saved') continue
    saved += 1
    confirmed.set(Number(first), Number(second))
  }
  await ended
  if (!isDrained) throw new PlainError(`The publisher did not start:\n${errors}`)
  return saved
}

function start(folder: string, args: readonly string[]): ChildProcessWithoutNullStreams {
  const { environment } = parseSettings({
    ...withoutSettings(process.env),
    DATA_DIR: folder,
    SAMPLE_DATA: '1',
    LOG_LEVEL: 'error',
  })
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, ...args], {
    cwd: join(ROOT, 'apps/cms'),
    // No site runs, so no purge is sent.
    env: { ...environment, PURGE_URL: '', NODE_ENV: 'production' },
  })
}

function readTitles(file: string, query: string): Map<number, string> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: LOCKED })
  try {
    return new Map(
      database
        .prepare(query)
        .all()
        .map(({ id, title }) => [Number(id), String(title)]),
    )
  } finally {
    database.close()
  }
}

const contentOf = (folder: string) => join(folder, 'cms/cms.db')
const storeOf = (folder: string) => join(folder, 'published/published.db')
const numberOf = (title: string | undefined) => Number(/^Save (\d+)$/.exec(title ?? '')?.[1] ?? 0)

function choosePages(folder: string): number[] {
  const published =
    "SELECT id, title FROM pages WHERE _status = 'published' AND lang = 'en' AND kind = 'page' ORDER BY id"
  return [...readTitles(contentOf(folder), published).keys()].slice(0, PAGES)
}

/** Keyed by page id, because addresses do not change here. */
function readStore(folder: string, ids: readonly number[]): Map<number, string> {
  const database = new DatabaseSync(storeOf(folder), { readOnly: true, timeout: LOCKED })
  try {
    database.exec(`ATTACH '${contentOf(folder)}' AS content`)
    const rows = database
      .prepare(
        `SELECT content.pages.id AS id, page.title AS title, page.document ->> '$.title' AS written FROM page
         JOIN content.pages ON content.pages.uid = page.uid AND content.pages.lang = page.lang AND content.pages.kind = page.kind
         WHERE content.pages.id IN (${ids.join()})`,
      )
      .all()
    return new Map(rows.map(({ id, title, written }) => [Number(id), title === written ? String(title) : 'torn']))
  } finally {
    database.close()
  }
}

/** Checks that confirmed saves are in the database and complete in the store. */
function compare(folder: string, ids: readonly number[], confirmed: ReadonlyMap<number, number>) {
  const saved = readTitles(contentOf(folder), 'SELECT id, title FROM pages')
  const published = readStore(folder, ids)
  let [lost, torn] = [0, 0]
  for (const id of ids) {
    if (published.get(id) === 'torn') torn += 1
    else if (numberOf(saved.get(id)) < (confirmed.get(id) ?? 0) || published.get(id) !== saved.get(id)) lost += 1
  }
  return { lost, torn }
}

/** Watches whether a published page returns to an earlier version. */
class Order {
  readonly #timer
  readonly #last = new Map<number, number>()
  #backwards = 0

  constructor(folder: string, ids: readonly number[]) {
    this.#timer = setInterval(() => {
      const published = readStore(folder, ids)
      for (const id of ids) {
        const number = numberOf(published.get(id))
        if (number < (this.#last.get(id) ?? 0)) this.#backwards += 1
        this.#last.set(id, number)
      }
    }, CHECK_INTERVAL)
  }

  stop(): number {
    clearInterval(this.#timer)
    return this.#backwards
  }
}
