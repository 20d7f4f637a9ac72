import { causeMessage } from '../infrastructure/cause-message.ts'
import { loadSettings } from '../infrastructure/settings.ts'
import { createContentReader } from '../publishing/content-reader.ts'
import { createPublicationOutcomeStore } from '../publishing/publication-outcome-store.ts'
import { createPublicationQueue } from '../publishing/publication-queue.ts'
import { Publisher } from '../publishing/publisher.ts'
import { republish } from '../publishing/republish.ts'
import { openStore } from '../publishing/stores/open-store.ts'
import { openPayloadWithFastWrites } from './open-payload.ts'
import { printLine, runScript } from './run-script.ts'

/** Builds the published store again from the content system; safe at any time, also beside a running one. */
await runScript('Publishing everything again', async () => {
  const { store, purge } = await openStore(loadSettings())
  const payload = await openPayloadWithFastWrites()
  const parts = {
    content: createContentReader(payload),
    outcomes: createPublicationOutcomeStore(payload),
    queue: createPublicationQueue(payload),
    store,
  }
  const { pages, sites, refused, purged } = await republish(parts)
  printLine(`${pages} pages and ${sites} sites are published; ${purged} parts of the site's cache are out of date.`)
  for (const reason of refused) printLine(`Not published: ${reason}`)
  const log = (message: string, error: unknown) => printLine(`${message} (${causeMessage(error)})`)
  await new Publisher({ ...parts, purge, log, now: Date.now }).drainPurges()
  await store.close()
})
