import { join } from 'node:path'
import { readSample } from '../sample/read-sample.ts'
import { writeSample } from '../sample/write-sample.ts'
import { loadSettings } from '../server/settings.ts'
import { openForBatch } from './open-content.ts'
import { runScript, say } from './script.ts'

/** Writes the sample content and accounts; run `republish` after it to put the content online. */
await runScript('Writing the sample content', async () => {
  const settings = loadSettings()
  if (!settings.sampleData) throw new Error('SAMPLE_DATA is not 1, so no sample content is written')
  const sample = await readSample(join(settings.appDir, 'sample'))
  const { users, sites, pages, pictures } = await writeSample(await openForBatch(), sample, settings)
  say(`The sample has ${pictures} pictures; ${pages} pages, ${sites} sites and ${users} people were new or changed.`)
})
