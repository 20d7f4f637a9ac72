import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCatalogue } from '../../apps/sandbox/src/build-catalogue.ts'
import { createSandbox } from '../../apps/sandbox/src/server.ts'
import { dataPaths } from '../../apps/sandbox/src/settings.ts'
import { FIXTURE_SVG } from '../../apps/sandbox/src/testing/fixture-source.ts'
import { testSettings } from '../../apps/sandbox/src/testing/test-settings.ts'
import { createProviderQueries } from '../../apps/site/src/catalogue/adapters/provider-queries.ts'
import { askProvider } from '../../apps/site/src/catalogue/catalogue-client.ts'
import {
  buildAgeCodeRegExp,
  SANDBOX_AGE_CODE_TEMPLATE,
} from '../../apps/site/src/catalogue/responses/products/age-code.ts'
import { type CatalogueReport, surveyCatalogue } from '../../apps/site/src/catalogue/survey/survey-catalogue.ts'

/** A Friday, noon in Paris. */
const NOW = new Date('2026-11-27T11:00:00Z')

/**
 * What `npm run check-catalogue` finds, in English, in the catalogue that the sandbox builds of a folder.
 *
 * @param pictures names of its pictures, in whose place empty drawings stand
 */
export async function surveySource(folder: string, pictures: readonly string[]): Promise<CatalogueReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'survey-'))
  const paths = dataPaths(dataDir)
  mkdirSync(paths.pictures, { recursive: true })
  for (const name of pictures) writeFileSync(join(paths.pictures, `${name}.svg`), FIXTURE_SVG)
  buildCatalogue(dataDir, folder)
  const app = await createSandbox(testSettings(dataDir), () => NOW)
  try {
    const client = { url: await app.listen({ port: 0, host: '127.0.0.1' }), maxBytes: 10_000_000 }
    const ageCode = buildAgeCodeRegExp(SANDBOX_AGE_CODE_TEMPLATE)
    const reading = { lang: 'en', currency: 'EUR', ceiling: 100_000 } as const
    return await surveyCatalogue({
      connect: () => createProviderQueries((...asked) => askProvider(client, ...asked), ageCode),
      reading,
      tourGroups: 1000,
      isPictureAllowed: () => true,
      now: () => NOW.getTime(),
    })
  } finally {
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
