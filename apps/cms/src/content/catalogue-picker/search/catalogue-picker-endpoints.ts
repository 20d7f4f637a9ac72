import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { EndpointError, endpoint, readValidatedQuery, requireRight } from '../../../access/http/endpoint.ts'
import type { Settings } from '../../../infrastructure/settings.ts'
import { ENTRY_KINDS, type EntriesAnswer, entryIdSchema } from '../picker-entry.ts'
import { CatalogueCache } from './catalogue-cache.ts'
import { CatalogueReader } from './catalogue-reader.ts'
import { findCityOfSite } from './city-of-site.ts'
import { loadThumbnail } from './load-thumbnail.ts'

const questionSchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  words: z.string().max(200).default(''),
  ids: z
    .string()
    .max(4000)
    .transform((list) => list.split(','))
    .pipe(z.array(entryIdSchema).max(100))
    .optional(),
  /** The code of the city that the page is about, or else the number of its site: its entries come first. */
  city: entryIdSchema.optional(),
  site: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .optional(),
})

const pictureSchema = z.object({ kind: z.enum(ENTRY_KINDS), id: entryIdSchema })

/**
 * Searches the catalogue by words or ids, for forms. For people and programs that may read pages.
 *
 * @param now milliseconds since 1970
 */
export function cataloguePickerEndpoints(catalogue: Settings['catalogue'], now: () => number = Date.now): Endpoint[] {
  const cache = catalogue && new CatalogueCache(new CatalogueReader(catalogue), now)
  return [
    endpoint('get', '/catalogue/entries', (req) => answerEntries(req, cache)),
    endpoint('get', '/catalogue/pictures/:kind/:id', (req) => answerPicture(req, cache)),
  ]
}

async function answerEntries(req: PayloadRequest, cache: CatalogueCache | undefined): Promise<EntriesAnswer> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const { kind, words, ids, city, site } = readValidatedQuery(req, questionSchema, 'query.catalogue')
  if (!cache) throw new EndpointError(503, 'catalogue.off')
  if (ids) return cache.find(kind, ids)
  return cache.search(kind, words, city ?? (site === undefined ? undefined : await findCityOfSite(site, req)))
}

async function answerPicture(req: PayloadRequest, cache: CatalogueCache | undefined): Promise<Response> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const parameters = pictureSchema.safeParse(req.routeParams)
  const address = parameters.success ? await cache?.pictureOf(parameters.data.kind, parameters.data.id) : undefined
  const picture = address === undefined ? undefined : await loadThumbnail(address)
  if (!picture) throw new EndpointError(404, 'catalogue.noPicture')
  return new Response(picture, { headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' } })
}
