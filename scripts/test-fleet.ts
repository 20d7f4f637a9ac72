import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Editor } from './fleet/editor.ts'
import { FLEET_PORTS, Fleet } from './fleet/fleet.ts'
import {
  chooseAddresses,
  describeTimes,
  publishMany,
  sharePicture,
  TRIALS,
  type Trialled,
  tryOne,
  UPGRADE,
} from './fleet/fleet-trials.ts'
import { quantile, READERS, Readers } from './fleet/readers.ts'
import { ROOT } from './folders.ts'
import { runSession } from './tasks/session.ts'
import { Steps } from './tasks/steps.ts'

/**
 * `npm run test:fleet`: publishes on a fleet, ends each part under load, deploys, and reports the effects on readers
 * (docs/operations/fleet.md). `--write` updates the table there; `--only` selects trials by words, separated by commas. `--from
 * <folder>`: starts as the release of another checkout, without data, and upgrades to this one under load; no other trial runs.
 */
const { write, only, publications, from } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    publications: { type: 'string', default: '50' },
    from: { type: 'string' },
  },
}).values

/** Limits in milliseconds until a publication is visible everywhere: at p99, and after an outage. */
const SEEN_WITHIN = 1000
const RECOVERS_WITHIN = 10_000
const PAGE = join(ROOT, 'docs/operations/fleet.md')
const [BEGIN, END] = ['<!-- fleet: made by `npm run test:fleet` -->', '<!-- /fleet -->']

await runSession(async () => {
  const steps = new Steps()
  const release = from === undefined ? ROOT : resolve(from)
  const fleet = await Fleet.start((task, work) => steps.run(task.title, work, String), release)
  try {
    return (await (from === undefined ? tryAll(fleet) : tryUpgrade(fleet))) ? 0 : 1
  } finally {
    await fleet.stop()
  }
})

async function tryAll(fleet: Fleet): Promise<boolean> {
  const { known, unknown } = chooseAddresses(fleet.folderOf('site 1'))
  const [editor, readers] = [new Editor(fleet), new Readers(FLEET_PORTS.nginx, known, unknown)]
  const [cold = Number.POSITIVE_INFINITY] = (await publishMany(1, editor)).seen
  const published = await publishMany(Number(publications), editor)
  const about = `The first publication, with nothing warm, was seen in all three processes after ${Math.round(cold)} ms; the ${publications} after it after ${describeTimes(published.seen)} (p50, p99, all), and called live after ${describeTimes(published.live)}, counted from the answer to the save.`
  console.log(about)
  console.log(await sharePicture(editor))
  readers.start()
  const wanted = only.split(',')
  const trialled: Trialled[] = []
  for (const trial of TRIALS.filter(({ name }) => wanted.some((word) => name.includes(word)))) {
    trialled.push(await tryOne(trial, fleet, readers, editor))
    console.log(rowOf(trialled.at(-1)))
    if (write) writeTable(about, trialled)
  }
  await readers.stop()
  return quantile(published.seen, 0.99) <= SEEN_WITHIN && trialled.every(isHeld)
}

async function tryUpgrade(fleet: Fleet): Promise<boolean> {
  const { known, unknown } = chooseAddresses(fleet.folderOf('site 1'))
  const [editor, readers] = [new Editor(fleet), new Readers(FLEET_PORTS.nginx, known, unknown)]
  readers.start()
  const trialled = await tryOne(UPGRADE, fleet, readers, editor)
  await readers.stop()
  console.log(rowOf(trialled))
  return isHeld(trialled)
}

/** Only answers of a killed process may be truncated. */
function isHeld({ readings, seenMeanwhile, seenAfter = Number.POSITIVE_INFINITY }: Trialled): boolean {
  return readings.failed === 0 && readings.cut <= READERS && seenMeanwhile !== undefined && seenAfter <= RECOVERS_WITHIN
}

function rowOf(trialled: Trialled | undefined): string {
  if (!trialled) return ''
  const { name, readings, seenMeanwhile, seenAfter } = trialled
  const seen = (time: number | undefined | null) =>
    time === null ? '–' : time === undefined ? 'never' : (time / 1000).toFixed(2)
  const cells = [
    name,
    readings.requests,
    readings.hits,
    `${readings.failed} + ${readings.cut}`,
    Math.round(readings.p50),
    Math.round(readings.p99),
    seen(seenMeanwhile),
    seen(seenAfter),
    isHeld(trialled) ? 'yes' : '**no**',
  ]
  return `| ${cells.join(' | ')} |`
}

function writeTable(about: string, trialled: readonly Trialled[]): void {
  const page = readFileSync(PAGE, 'utf8')
  const [before = ''] = page.split(BEGIN)
  const [, after = ''] = page.split(END)
  const day = new Date().toISOString().slice(0, 10)
  const table = [
    `Run on ${day}: Node ${process.versions.node}, ${availableParallelism()} cores, which others used too. ${about}`,
    '',
    '| What happens | Requests | From nginx’s cache | Failed + cut | p50, ms | p99, ms | Publication seen meanwhile, s | … and after, s | Held |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...trialled.map(rowOf),
  ].join('\n')
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`)
}
