import { readContentFiles } from '../content-files/read-content-files.ts'
import { writeContent } from '../content-files/write-content-files.ts'
import { loadSettings } from '../server/settings.ts'
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
  const { users, sites, pages, pictures } = await writeContent(await openForBatch(), files, settings)
  say(`The files name ${pictures} pictures; ${pages} pages, ${sites} sites and ${users} people were new or changed.`)
})
