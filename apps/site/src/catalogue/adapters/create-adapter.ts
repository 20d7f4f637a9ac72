import type { Settings } from '../../settings.ts'
import { askProvider } from '../catalogue-client.ts'
import type { DroppedField } from '../responses/dropped-fields.ts'
import { buildAgeCodeRegExp } from '../responses/products/age-code.ts'
import type { Result } from '../result.ts'
import { answerCmsQuery } from './bulk/answer-cms-query.ts'
import { createBulkQueries } from './bulk/bulk-queries.ts'
import type { BulkSource } from './bulk/bulk-source.ts'
import type { CatalogueQueryBuilder } from './catalogue-query-builder.ts'
import { FilesSource } from './files/files-source.ts'
import { type CatalogueFolder, readCatalogueFolder } from './files/read-catalogue-folder.ts'
import { askOcto } from './octo/octo-client.ts'
import { OctoSource } from './octo/octo-source.ts'
import { createProviderQueries } from './provider-queries.ts'

const MEGABYTE = 1_048_576
/** Times that the list of all products may take as long as another call. */
const CALLS_OF_A_LIST = 10

interface AdapterServices {
  /** Resolves when a long answer may be parsed. */
  readonly turn?: () => Promise<void>
  /** Makes calls a part of a trace. */
  readonly traceHeaders?: () => Readonly<Record<string, string>>
  /** Called for what is dropped before a query is answered. */
  readonly reportDrop?: (endpoint: string, dropped: DroppedField) => void
  readonly now: () => number
}

export interface CatalogueAdapter {
  readonly queries: CatalogueQueryBuilder
  /** Makes the next queries ask anew what the adapter itself caches, if it does. */
  readonly forget?: () => void
  /** Answers the content system's forms; absent where those ask the provider's API themselves. */
  readonly handleCmsQuery?: CmsQueryHandler
}

/** @see answerCmsQuery */
export type CmsQueryHandler = (path: string, query: unknown) => Promise<Result<unknown>>

/** The adapter that the installation has chosen (docs/decisions/073). */
export function createAdapter(settings: Settings, services: AdapterServices): CatalogueAdapter {
  const { turn, traceHeaders, reportDrop, now } = services
  const { CATALOGUE_URL: url = '', CATALOGUE_API_KEY: apiKey, CATALOGUE_FOLDER: folder } = settings
  const client = { url, apiKey, maxBytes: settings.CATALOGUE_ANSWER_MB * MEGABYTE, turn, traceHeaders }
  const report = (dropped: DroppedField) => reportDrop?.('GET /products/', dropped)
  switch (settings.CATALOGUE_ADAPTER) {
    case 'files':
      return adapterOf(new FilesSource({ folder: folder ?? '', report, now }))
    case 'octo': {
      const supplier = { ...client, capabilities: settings.OCTO_CAPABILITIES }
      const source = new OctoSource({
        ask: (path, call) => askOcto(supplier, path, call),
        ...{ languages: settings.CATALOGUE_LANGUAGES, report, now },
        loadingTakes: CALLS_OF_A_LIST * settings.CATALOGUE_TIMEOUT,
        folder: () => (folder === undefined ? NO_FOLDER : readCatalogueFolder(folder)),
      })
      return { ...adapterOf(source), forget: () => source.forget() }
    }
    case 'provider': {
      const cookies = { names: settings.CATALOGUE_COOKIES, headers: settings.CATALOGUE_COOKIE_HEADERS }
      const provider = { ...client, cookies, mirrorUrl: settings.CATALOGUE_MIRROR_URL }
      const ageCode = settings.CATALOGUE_AGE_CODE && buildAgeCodeRegExp(settings.CATALOGUE_AGE_CODE)
      return { queries: createProviderQueries((...asked) => askProvider(provider, ...asked), ageCode || undefined) }
    }
  }
}

function adapterOf(source: BulkSource): CatalogueAdapter {
  return { queries: createBulkQueries(source), handleCmsQuery: (path, query) => answerCmsQuery(source, path, query) }
}

const NO_FOLDER: Promise<Result<CatalogueFolder>> = Promise.resolve({ ok: true, value: {} })
