import { payloadContent } from '../publishing/content-reader.ts'
import { payloadOutcomes } from '../publishing/outcomes.ts'
import { payloadQueue } from '../publishing/publication-queue.ts'
import { Publisher } from '../publishing/publisher.ts'
import { republish } from '../publishing/republish.ts'
import { openStore } from '../publishing/stores/open-store.ts'
import { reasonOf } from '../server/reason-of.ts'
import { loadSettings } from '../server/settings.ts'
import { openForBatch } from './open-content.ts'
import { runScript, say } from './script.ts'

/** Builds the published store again from the content system; safe at any time, also beside a running one. */
await runScript('Publishing everything again', async () => {
  const { store, purge } = await openStore(loadSettings())
  const payload = await openForBatch()
  const parts = {
    content: payloadContent(payload),
    outcomes: payloadOutcomes(payload),
    queue: payloadQueue(payload),
    store,
  }
  const { pages, sites, refused, purged } = await republish(parts)
  say(`${pages} pages and ${sites} sites are published; ${purged} parts of the site's cache are out of date.`)
  for (const reason of refused) say(`Not published: ${reason}`)
  const log = (message: string, error: unknown) => say(`${message} (${reasonOf(error)})`)
  await new Publisher({ ...parts, purge, log, now: Date.now }).drainPurges()
  await store.close()
})
