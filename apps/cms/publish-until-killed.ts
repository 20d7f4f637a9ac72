import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPayload } from './src/scripts/open-payload.ts'
import { printLine } from './src/scripts/run-script.ts'
import { runPublisher } from './src/start/run-publisher.ts'

/**
 * The publisher without the admin: publishes what waits and says so, and from the first byte that it is sent saves pages
 * until somebody ends it. Arguments: the number of the first save, and the numbers of the pages.
 */
const [first = 1, ...pages] = process.argv.slice(2).map(Number)

const payload = await openPayload()
const started = performance.now()
await runPublisher(payload)
while ((await countWaiting()) > 0) await sleep(20)
printLine(`drained ${Math.round(performance.now() - started)}`)
await once(process.stdin, 'data')
for (let number = first; ; number += 1) {
  for (const id of pages) {
    await payload.update({ collection: 'pages', id, data: { title: `Save ${number}`, _status: 'published' }, depth: 0 })
    printLine(`saved ${id} ${number}`)
  }
}

async function countWaiting(): Promise<number> {
  const where = { kind: { not_equals: 'purge' } } as const
  return (await payload.count({ collection: 'publication-requests', where })).totalDocs
}
