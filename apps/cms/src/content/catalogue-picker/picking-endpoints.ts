import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { refuse } from '../../access/answers/refuse.ts'
import { mayDo, roleOf } from '../../access/roles.ts'
import type { Settings } from '../../server/settings.ts'
import { CatalogueShelf } from './catalogue-shelf.ts'
import { drawThumbnail } from './draw-thumbnail.ts'
import { ENTRY_KINDS, type EntriesAnswer, entryIdSchema } from './entry.ts'
import { CatalogueReader } from './read-catalogue.ts'

const questionSchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  words: z.string().max(200).default(''),
  ids: z
    .string()
    .max(4000)
    .transform((list) => list.split(','))
    .pipe(z.array(entryIdSchema).max(100))
    .optional(),
})

const pictureSchema = z.object({ kind: z.enum(ENTRY_KINDS), id: entryIdSchema })

/**
 * What the catalogue has, for forms in which something of it is chosen: by words, or by the ids that a form holds already. For
 * people and programs that may read pages.
 *
 * @param now milliseconds since 1970
 */
export function pickingEndpoints(catalogue: Settings['catalogue'], now: () => number = Date.now): Endpoint[] {
  const shelf = catalogue && new CatalogueShelf(new CatalogueReader(catalogue), now)
  return [
    { path: '/catalogue/entries', method: 'get', handler: (req) => answerEntries(req, shelf) },
    { path: '/catalogue/pictures/:kind/:id', method: 'get', handler: (req) => answerPicture(req, shelf) },
  ]
}

async function answerEntries(req: PayloadRequest, shelf: CatalogueShelf | undefined): Promise<Response> {
  if (!mayRead(req)) return refuse(req, 403, 'account.readsNoPages')
  const question = questionSchema.safeParse(Object.fromEntries(req.searchParams))
  if (!question.success) return refuse(req, 400, 'query.catalogue')
  if (!shelf) return refuse(req, 503, 'catalogue.off')
  const { kind, words, ids } = question.data
  const answer: EntriesAnswer = ids ? await shelf.find(kind, ids) : await shelf.search(kind, words)
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}

async function answerPicture(req: PayloadRequest, shelf: CatalogueShelf | undefined): Promise<Response> {
  if (!mayRead(req)) return refuse(req, 403, 'account.readsNoPages')
  const asked = pictureSchema.safeParse(req.routeParams)
  const address = asked.success ? await shelf?.pictureOf(asked.data.kind, asked.data.id) : undefined
  const picture = address === undefined ? undefined : await drawThumbnail(address)
  if (!picture) return refuse(req, 404, 'catalogue.noPicture')
  return new Response(picture, { headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' } })
}

function mayRead(req: PayloadRequest): boolean {
  return mayDo(roleOf(req.user), 'read', 'pages')
}
