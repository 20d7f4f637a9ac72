import type { Endpoint, PayloadRequest } from 'payload'
import { refuse, UNCACHED } from '../../access/answers/refuse.ts'
import { mayDo, roleOf } from '../../access/roles.ts'
import { BLOCKS } from '../../content/blocks/registry.ts'
import { copyBlocks } from './copy-blocks.ts'
import type { Offer } from './offer.ts'

/** A list that is longer is nobody's; the rest can be found in the collection. */
const MOST_OFFERED = 300

/** What a page's form asks: which compositions there are, and the blocks of one, ready to be put into a page. */
export const compositionEndpoints: Endpoint[] = [
  { path: '/offers', method: 'get', handler: answerOffers },
  { path: '/:id/copy', method: 'get', handler: answerCopy },
]

async function answerOffers(req: PayloadRequest): Promise<Response> {
  if (!mayRead(req)) return refuse(req, 403, 'account.readsNoPages')
  const { docs } = await req.payload.find({
    collection: 'compositions',
    depth: 0,
    limit: MOST_OFFERED,
    sort: 'name',
    req,
  })
  const offers = docs.map(({ blocks, id, name, note }): Offer => {
    const kinds = blocks.filter(isKnown).map(({ blockType }) => BLOCKS[blockType].labels.singular)
    return { id, name, note: note ?? null, kinds }
  })
  return Response.json({ offers }, UNCACHED)
}

async function answerCopy(req: PayloadRequest): Promise<Response> {
  if (!mayRead(req)) return refuse(req, 403, 'account.readsNoPages')
  const id = Number(req.routeParams?.id)
  const found = Number.isSafeInteger(id)
    ? await req.payload.findByID({ collection: 'compositions', id, depth: 0, disableErrors: true, req })
    : null
  if (!found) return refuse(req, 404, 'composition.notFound')
  return Response.json({ blocks: copyBlocks(found.blocks.filter(isKnown)) }, UNCACHED)
}

/** Programs may have written what no form knows, and a block may be given up: nobody is offered it. */
function isKnown({ blockType }: { readonly blockType: string }): boolean {
  return Object.hasOwn(BLOCKS, blockType)
}

function mayRead(req: PayloadRequest): boolean {
  return mayDo(roleOf(req.user), 'read', 'pages')
}
