import { buildContentDocuments } from '../content-files/import/build-content-documents.ts'
import { listPictures } from '../content-files/pictures/upload-pictures.ts'
import { writeMediaFiles } from '../content-files/pictures/write-media-files.ts'
import { readContentFiles } from '../content-files/read/read-content-files.ts'
import { loadSettings } from '../infrastructure/settings.ts'
import { openStore } from '../publishing/stores/open-store.ts'
import { printLine, runScript } from './run-script.ts'

/**
 * Publishes the content of a folder of files before any database has it: `node src/scripts/publish-content.ts <folder>`. Then
 * `import-content` fills an empty database with the same. Without a folder it makes a store that holds nothing.
 */
await runScript('Publishing the content of files', async () => {
  const settings = loadSettings()
  const [folder] = process.argv.slice(2)
  const { store } = await openStore(settings)
  if (folder !== undefined) {
    const files = await readContentFiles(folder)
    const sizes = await writeMediaFiles(listPictures(files).values(), settings)
    const documents = buildContentDocuments(files, sizes, new Date().toISOString())
    await store.rebuild(async () => documents)
    printLine(`${documents.pages.length} pages and ${files.sites.length} sites are published.`)
  }
  await store.close()
})
