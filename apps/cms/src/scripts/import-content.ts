import type { Payload } from 'payload'
import { fillDatabase } from '../content-files/import/fill-database.ts'
import { type ImportCounts, importContent } from '../content-files/import/import-content-files.ts'
import { type ContentFiles, readContentFiles } from '../content-files/read/read-content-files.ts'
import { databasePath } from '../infrastructure/database-file.ts'
import { isEmptyDatabase } from '../infrastructure/is-empty-database.ts'
import { loadSettings, type Settings } from '../infrastructure/settings.ts'
import { openStore } from '../publishing/stores/open-store.ts'
import { openPayloadWithFastWrites } from './open-payload.ts'
import { printLine, runScript } from './run-script.ts'

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
  const isFillable = isUntouchedFile(settings)
  const payload = await openPayloadWithFastWrites()
  const { users, sites, pages, pictures } = await (isFillable
    ? fill(payload, files, settings)
    : importContent(payload, files, settings))
  printLine(
    `The files name ${pictures} pictures; ${pages} pages, ${sites} sites and ${users} people were new or changed.`,
  )
})

/**
 * Looked at before Payload opens the file: SQLite is in this process twice, and one that closes a file takes the other's locks on
 * it away, so that another process may remove its log.
 */
function isUntouchedFile({ databaseKind, databaseUrl, mediaPlace, publishedDatabase }: Settings): boolean {
  const isOneMachine = databaseKind === 'sqlite' && !mediaPlace && publishedDatabase === undefined
  return isOneMachine && isEmptyDatabase(databasePath(databaseUrl))
}

/** Into an empty database go the rows of what `publish-content` has published, where it has. */
async function fill(payload: Payload, files: ContentFiles, settings: Settings): Promise<ImportCounts> {
  const { store } = await openStore(settings)
  const isPublished = (await store.readVersions()).size === files.pages.length
  const written = await (isPublished
    ? fillDatabase(payload, files, settings, store)
    : importContent(payload, files, settings))
  await store.close()
  return written
}
