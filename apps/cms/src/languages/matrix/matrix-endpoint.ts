import { isLanguageCode, LANGUAGE_CODES, localeOf } from '@passepartout/content-model/locales'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { endpoint, readValidatedQuery, requireRight } from '../../access/http/endpoint.ts'
import { contentIndex } from '../../search/open-index.ts'
import { updateIndex } from '../../search/update-index.ts'
import { buildMatrix, CELL_STATES } from './build-matrix.ts'
import type { MatrixResponse } from './matrix-response.ts'
import { readMatrixEntries } from './read-matrix-entries.ts'

/** Pages per view. */
const LINES = 50

/** Views send unset filters as empty strings. */
const withoutEmpty = (query: unknown) =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''))

const filterSchema = z.preprocess(
  withoutEmpty,
  z.object({
    site: z.coerce.number().int().positive().optional(),
    lang: z.string().refine(isLanguageCode).optional(),
    state: z.enum(CELL_STATES).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
)

/** `/matrix?site=1&lang=de&state=missing&page=2`: pages by languages, fifty pages at a time. */
export const matrixEndpoint: Endpoint = endpoint('get', '/matrix', async (req) => {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  return readMatrix(readValidatedQuery(req, filterSchema, 'query.matrix'), req)
})

async function readMatrix(filter: z.infer<typeof filterSchema>, req: PayloadRequest): Promise<MatrixResponse> {
  const [isComplete, { docs }] = await Promise.all([updateIndex(req.payload), findSites(req)])
  const chosen = docs.filter(({ id }) => filter.site === undefined || id === filter.site)
  const languages = new Map(chosen.map((site) => [site.id, site.languages]))
  const rows = readMatrixEntries(contentIndex(), [...languages.keys()])
  const { lines, counts } = buildMatrix(rows, languages, filter)
  const shown = lines.slice((filter.page - 1) * LINES, filter.page * LINES)
  const hosts = new Map(docs.map(({ id, host, folder }) => [id, folder ? `${host}/${folder}` : host]))
  const codes = new Set(lines.flatMap(({ cells }) => cells.map(({ lang }) => lang)))
  return {
    lines: shown.map((line) => ({ ...line, host: hosts.get(line.site) ?? '' })),
    counts,
    languages: LANGUAGE_CODES.filter((code) => codes.has(code)).map((code) => ({
      code,
      autonym: localeOf(code).autonym,
    })),
    sites: docs.map(({ id, name, host, folder }) => ({ id, name: `${name} · ${folder ? `${host}/${folder}` : host}` })),
    total: lines.length,
    pageSize: LINES,
    isComplete,
  }
}

function findSites(req: PayloadRequest) {
  return req.payload.find({
    collection: 'sites',
    depth: 0,
    pagination: false,
    select: { name: true, host: true, folder: true, languages: true },
    sort: 'host',
    overrideAccess: false,
    req,
  })
}
