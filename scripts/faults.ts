import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listPublishedPages } from '../test/tools/published-pages.ts'
import { DisturbedSystem } from './faults/disturbed-system.ts'
import { type Result, writeTable } from './faults/fault-table.ts'
import { killSamplePublications } from './faults/kill-publications.ts'
import { FAULTS, type Fault, KILLS, NAMES } from './faults/list-faults.ts'
import { Published } from './faults/published.ts'
import { noResults, type PageRequest, Visitors, type VisitResults } from './faults/visitors.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run faults`: makes each dependency of the site fail in turn while visitors request pages, and prints the errors that
 * they met and the time until recovery. `--only` selects groups or parts of names, separated by commas; `--kills` sets how
 * often a publisher is killed; `--write` updates the table in docs/operations/faults.md.
 */
const { only, kills, write } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    kills: { type: 'string', default: '200' },
    write: { type: 'boolean', default: false },
  },
}).values

/** Milliseconds that each fault lasts. */
const LASTS = 6000
/** Required recovery time in milliseconds. */
const RECOVERS_WITHIN = 10_000
/** Milliseconds after which recovery is no longer awaited. */
const TIMEOUT = 60_000

const CURRENCIES = ['EUR', 'GBP', 'JPY']
const LANGUAGES = ['en', 'fr', 'ar', 'de']
const PAGES = 24

await runSession(async () => {
  const wanted = only.split(',').filter(Boolean)
  const isWanted = (name: string, group: string) =>
    wanted.length === 0 || wanted.some((word) => group === word || name.includes(word))
  const results: Result[] = []
  const faults = FAULTS.filter(({ name, of }) => isWanted(name, of))
  for (const [needsPostgres, group] of Map.groupBy(faults, (fault) => fault.needsPostgres ?? false))
    results.push(...(await tryFaults(group, needsPostgres)))
  if (isWanted(KILLS, 'kills')) results.push(printResult(await killSamplePublications(Number(kills))))
  return results.every(({ isHeld }) => isHeld) ? 0 : 1
})

async function tryFaults(faults: readonly Fault[], hasPostgres: boolean): Promise<Result[]> {
  console.log('Starting the system …')
  const system = await DisturbedSystem.start(hasPostgres)
  try {
    const results: Result[] = []
    for (const fault of faults) results.push(printResult(await tryFault(fault, system)))
    return results
  } finally {
    await system.stop()
  }
}

async function tryFault(fault: Fault, system: DisturbedSystem): Promise<Result> {
  const impossible = fault.isImpossible?.(system)
  if (impossible !== undefined) return resultOf(fault.name, noResults(), impossible, true)
  const [visitors, others] = [new Visitors(system.addresses.sitePort), new Visitors(system.secondPort)]
  const pages = choosePages(system.disk)
  await visitors.remember(pages)
  await others.remember(pages)
  const published = new Published(system, [visitors, others])
  const [tags, results] = [visitors.tags, noResults()]
  await fault.begin(system)
  const begun = performance.now()
  if (fault.publishes === 'before it ends') await published.publish()
  const isOver = async () => (fault.repairsItself ? published.isSeen() : performance.now() - begun > LASTS)
  while (!(await isOver()) && performance.now() - begun < TIMEOUT) {
    await system.purge(tags)
    await visitors.visit(results, fault.isOfAnotherDay)
    await others.visit(results, fault.isOfAnotherDay)
    await sleep(100)
  }
  await fault.end(system)
  const ended = fault.repairsItself ? begun : performance.now()
  if (fault.publishes === 'after it ended') await published.publish()
  for (;;) {
    const isWhole = (await visitors.areWhole()) && (await others.areWhole()) && (await published.isSeen())
    const milliseconds = performance.now() - ended
    if (isWhole) return resultOf(fault.name, results, (milliseconds / 1000).toFixed(1), milliseconds <= RECOVERS_WITHIN)
    if (milliseconds > TIMEOUT) return resultOf(fault.name, results, 'never', false)
    await visitors.visit(results, fault.isOfAnotherDay)
    await sleep(200)
  }
}

function resultOf(fault: string, results: VisitResults, backAfter: string, isBack: boolean): Result {
  const wrongs = [
    [results.failures, 'not the page'],
    [results.wrongPrices, 'wrong prices'],
    [results.wrongLanguages, 'wrong languages'],
  ] as const
  const wrong = wrongs.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : []))
  if (results.example !== undefined) console.log(`  first of what is wrong: ${results.example}`)
  return {
    fault,
    answers: String(results.answers),
    wrong: wrong.join(', ') || 'nothing',
    slowest: (results.slowest / 1000).toFixed(1),
    backAfter,
    isHeld: wrong.length === 0 && isBack,
    on: new Date().toISOString().slice(0, 10),
  }
}

function printResult(result: Result): Result {
  const { fault, answers, wrong, slowest, backAfter, isHeld } = result
  console.log(
    `${isHeld ? 'held' : 'NOT HELD'}: ${fault}: ${answers} answers, ${wrong} wrong, slowest ${slowest} s, back after ${backAfter} s`,
  )
  // Results are written one by one, so that a stopped run keeps them.
  if (write) writeTable([result], NAMES)
  return result
}

/** Pages of each site, in several languages and currencies. */
function choosePages(folder: string): PageRequest[] {
  const known = listPublishedPages(folder).filter(({ lang }) => LANGUAGES.includes(lang))
  const step = Math.max(1, Math.floor(known.length / PAGES))
  return known
    .filter((_page, index) => index % step === 0)
    .map(({ host, path }, index) => ({ host, path, currency: CURRENCIES[index % CURRENCIES.length] ?? 'EUR' }))
}
