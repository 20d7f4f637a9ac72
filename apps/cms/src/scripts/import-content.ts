import type { Payload } from 'payload'
import { fillDatabase } from '../content-files/fill-database.ts'
import { type ContentFiles, readContentFiles } from '../content-files/read-content-files.ts'
import { type WrittenContent, writeContent } from '../content-files/write-content-files.ts'
import { openStore } from '../publishing/stores/open-store.ts'
import { databasePath } from '../server/database-file.ts'
import { isUntouched } from '../server/is-untouched.ts'
import { loadSettings, type Settings } from '../server/settings.ts'
import { openForBatch } from './open-content.ts'
import { runScript, say } from './script.ts'

/**
 * Writes the content and accounts of a folder of files: `node src/scripts/import-content.ts <folder>`. Run `republish` after
 * it to put the content online.
 */
await runScript('Importing the content', async () => {
  const settings = loadSettings()
  if (!settings.sampleData)
    throw new Error('SAMPLE_DATA is not 1, so no content of files, which comes with sample accounts, is written')
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('Name the folder with the content')
  const files = await readContentFiles(folder)
  const { users, sites, pages, pictures } = await write(await openForBatch(), files, settings)
  say(`The files name ${pictures} pictures; ${pages} pages, ${sites} sites and ${users} people were new or changed.`)
})

/** Into a database that nothing was ever written into go the rows of what `publish-content` has published. */
async function write(payload: Payload, files: ContentFiles, settings: Settings): Promise<WrittenContent> {
  const { databaseKind, databaseUrl, mediaPlace, publishedDatabase } = settings
  const isOneMachine = databaseKind === 'sqlite' && !mediaPlace && publishedDatabase === undefined
  if (!isOneMachine || !isUntouched(databasePath(databaseUrl))) return writeContent(payload, files, settings)
  const { store } = await openStore(settings)
  const isPublished = (await store.readVersions()).size === files.pages.length
  const written = await (isPublished
    ? fillDatabase(payload, files, settings, store)
    : writeContent(payload, files, settings))
  await store.close()
  return written
}
