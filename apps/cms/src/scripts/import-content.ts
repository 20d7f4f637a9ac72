import { join } from 'node:path'
import { readSample } from '../content-files/read-content-files.ts'
import { writeSample } from '../content-files/write-content-files.ts'
import { loadSettings } from '../server/settings.ts'
import { openForBatch } from './open-content.ts'
import { runScript, say } from './script.ts'

/** Writes the sample content and accounts; run `republish` after it to put the content online. */
await runScript('Writing the sample content', async () => {
  const settings = loadSettings()
  if (!settings.sampleData) throw new Error('SAMPLE_DATA is not 1, so no sample content is written')
  const sample = await readSample(join(settings.appDir, '../../demo/content'))
  const { users, sites, pages, pictures } = await writeSample(await openForBatch(), sample, settings)
  say(`The sample has ${pictures} pictures; ${pages} pages, ${sites} sites and ${users} people were new or changed.`)
})
