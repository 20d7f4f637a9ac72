import type { Payload } from 'payload'
import { recordRelease } from '../infrastructure/list-migrations.ts'
import { loadSettings } from '../infrastructure/settings.ts'
import { createContentReader } from '../publishing/content-reader.ts'
import { createPublicationOutcomeStore } from '../publishing/publication-outcome-store.ts'
import { createPublicationQueue } from '../publishing/publication-queue.ts'
import { Publisher } from '../publishing/publisher.ts'
import { openStore } from '../publishing/stores/open-store.ts'
import { openPayload } from './open-payload.ts'
import { printLine, runScript } from './run-script.ts'

/**
 * Writes a few rows into an empty database and publishes them: the data of a release, for the tests of later ones
 * (scripts/store-release.ts).
 */
await runScript('Writing the data of a release', async () => {
  process.env.PAYLOAD_MIGRATING = 'true'
  const payload = await openPayload()
  await payload.db.migrate()
  await recordRelease(payload)
  await writeRows(payload)
  await publish(payload)
  printLine('A handful of rows is written and published.')
})

async function writeRows(payload: Payload): Promise<void> {
  await payload.create({
    collection: 'users',
    data: { email: 'nora@harbour.example', role: 'admin', password: 'quiet-harbour-7-lamps' },
  })
  const { id: site } = await payload.create({
    collection: 'sites',
    locale: 'en',
    data: {
      host: 'www.harbour.example',
      name: 'Harbour',
      structureType: 'rootDomain',
      brand: 'plain',
      languages: ['en', 'fr'],
      defaultCurrency: 'EUR',
      timeZone: 'Europe/Paris',
      nakedDomain: 'harbour.example',
    },
  })
  const inFrench = { name: 'Le port', header: { logoAltText: 'Le port' } }
  await payload.update({ collection: 'sites', id: site, locale: 'fr', data: inFrench })
  const page = { site, lang: 'en', kind: 'page', pageType: 'contentPage', path: '', _status: 'published' } as const
  const home = { ...page, pageType: 'homePage', title: 'Where ships come in' } as const
  const { translationGroup = null } = await payload.create({ collection: 'pages', data: home })
  const french = { ...home, lang: 'fr', title: 'Là où arrivent les navires', translationGroup } as const
  await payload.create({ collection: 'pages', data: french })
  const boats = { ...page, pageType: 'collectionPage', title: 'All boats', path: 'boats' } as const
  await payload.create({ collection: 'pages', data: { ...boats, categorisation: { collectionId: 640_001 } } })
  const morning = { ...page, title: 'A morning on the pier', path: 'morning-on-the-pier' }
  const { id: guide } = await payload.create({ collection: 'pages', data: morning })
  const rewritten = { title: 'A morning on the pier, written anew' }
  await payload.update({ collection: 'pages', id: guide, draft: true, data: rewritten })
  const unfinished = { ...page, title: 'Never finished', path: 'unfinished', _status: 'draft' } as const
  await payload.create({ collection: 'pages', draft: true, data: unfinished })
  await payload.create({
    collection: 'redirects',
    data: { site, path: '/old-pier/', outcome: 'moved', page: guide, permanent: true, origin: 'manual' },
  })
}

async function publish(payload: Payload): Promise<void> {
  const { store } = await openStore(loadSettings())
  const publisher = new Publisher({
    content: createContentReader(payload),
    outcomes: createPublicationOutcomeStore(payload),
    queue: createPublicationQueue(payload),
    store,
    purge: async () => undefined,
    log: (message, error) => {
      throw new Error(message, { cause: error })
    },
    now: Date.now,
  })
  for (let left = 1; left > 0; ) left = (await publisher.drainDocuments()) + (await publisher.drainPurges())
  await store.close()
}
