import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { listPublishedPages } from '../test/tools/published-pages.ts'
import { DisturbedSystem } from './faults/disturbed-system.ts'
import { type Result, writeTable } from './faults/fault-table.ts'
import { killSamplePublications } from './faults/kill-publications.ts'
import { FAULTS, type Fault, KILLS, NAMES } from './faults/list-faults.ts'
import { Published } from './faults/published.ts'
import { type Asked, type Met, nothingMet, Visitors } from './faults/visitors.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run faults`: makes everything fail that the site leans on, one after the other, while visitors ask for pages that were good;
 * prints what they met, and how long after the end of each fault everything was as before. `--only` names groups or
 * parts of names, separated by commas; `--kills` how often a publisher is killed; `--write` puts the table into docs/operations/faults.md.
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
/** Milliseconds within which everything is to be as before. */
const BACK_WITHIN = 10_000
/** … and after which nobody waits any more. */
const PATIENCE = 60_000

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
  if (isWanted(KILLS, 'kills')) results.push(tell(await killSamplePublications(Number(kills))))
  return results.every(({ isHeld }) => isHeld) ? 0 : 1
})

async function tryFaults(faults: readonly Fault[], hasPostgres: boolean): Promise<Result[]> {
  console.log('Starting the system …')
  const system = await DisturbedSystem.start(hasPostgres)
  try {
    const results: Result[] = []
    for (const fault of faults) results.push(tell(await tryFault(fault, system)))
    return results
  } finally {
    await system.stop()
  }
}

async function tryFault(fault: Fault, system: DisturbedSystem): Promise<Result> {
  const impossible = fault.isImpossible?.(system)
  if (impossible !== undefined) return resultOf(fault.name, nothingMet(), impossible, true)
  const [visitors, others] = [new Visitors(system.addresses.sitePort), new Visitors(system.secondPort)]
  const pages = choosePages(system.disk)
  await visitors.remember(pages)
  await others.remember(pages)
  const published = new Published(system, [visitors, others])
  const [tags, met] = [visitors.tags, nothingMet()]
  await fault.begin(system)
  const begun = performance.now()
  if (fault.publishes === 'before it ends') await published.publish()
  const isOver = async () => (fault.mendsItself ? published.isSeen() : performance.now() - begun > LASTS)
  while (!(await isOver()) && performance.now() - begun < PATIENCE) {
    await system.purge(tags)
    await visitors.visit(met, fault.isOfAnotherDay)
    await others.visit(met, fault.isOfAnotherDay)
    await sleep(100)
  }
  await fault.end(system)
  const ended = fault.mendsItself ? begun : performance.now()
  if (fault.publishes === 'after it ended') await published.publish()
  for (;;) {
    const isWhole = (await visitors.areWhole()) && (await others.areWhole()) && (await published.isSeen())
    const milliseconds = performance.now() - ended
    if (isWhole) return resultOf(fault.name, met, (milliseconds / 1000).toFixed(1), milliseconds <= BACK_WITHIN)
    if (milliseconds > PATIENCE) return resultOf(fault.name, met, 'never', false)
    await visitors.visit(met, fault.isOfAnotherDay)
    await sleep(200)
  }
}

function resultOf(fault: string, met: Met, backAfter: string, isBack: boolean): Result {
  const wrongs = [
    [met.failures, 'not the page'],
    [met.wrongPrices, 'wrong prices'],
    [met.wrongLanguages, 'wrong languages'],
  ] as const
  const wrong = wrongs.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : []))
  if (met.example !== undefined) console.log(`  first of what is wrong: ${met.example}`)
  return {
    fault,
    answers: String(met.answers),
    wrong: wrong.join(', ') || 'nothing',
    slowest: (met.slowest / 1000).toFixed(1),
    backAfter,
    isHeld: wrong.length === 0 && isBack,
    on: new Date().toISOString().slice(0, 10),
  }
}

function tell(result: Result): Result {
  const { fault, answers, wrong, slowest, backAfter, isHeld } = result
  console.log(
    `${isHeld ? 'held' : 'NOT HELD'}: ${fault}: ${answers} answers, ${wrong} wrong, slowest ${slowest} s, back after ${backAfter} s`,
  )
  // A run that is stopped leaves what it has seen.
  if (write) writeTable([result], NAMES)
  return result
}

/** Some of each site, in several languages and currencies. */
function choosePages(folder: string): Asked[] {
  const known = listPublishedPages(folder).filter(({ lang }) => LANGUAGES.includes(lang))
  const step = Math.max(1, Math.floor(known.length / PAGES))
  return known
    .filter((_page, index) => index % step === 0)
    .map(({ host, path }, index) => ({ host, path, currency: CURRENCIES[index % CURRENCIES.length] ?? 'EUR' }))
}
