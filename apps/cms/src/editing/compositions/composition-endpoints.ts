import type { Endpoint, PayloadRequest } from 'payload'
import { endpoint, readRequestedDocument, requireRight } from '../../access/http/endpoint.ts'
import { BLOCKS } from '../../content/blocks/registry.ts'
import type { CompositionSummary } from './composition-responses.ts'
import { copyBlocksWithNewIds } from './copy-blocks.ts'

/** Maximum length of the list; the collection has the rest. */
const MAX_OFFERED = 300

/** Endpoints for a page's form: the list of compositions, and the blocks of one, ready to be inserted. */
export const compositionEndpoints: Endpoint[] = [
  endpoint('get', '/offers', listOffers),
  endpoint('get', '/:id/copy', async (req) => {
    requireRight(req, 'read', 'pages', 'account.readsNoPages')
    const { blocks } = await readRequestedDocument(req, 'compositions', 'composition.notFound')
    return { blocks: copyBlocksWithNewIds(blocks.filter(isKnown)) }
  }),
]

async function listOffers(req: PayloadRequest): Promise<object> {
  requireRight(req, 'read', 'pages', 'account.readsNoPages')
  const options = { collection: 'compositions', depth: 0, limit: MAX_OFFERED, sort: 'name', req } as const
  const { docs } = await req.payload.find(options)
  const offers = docs.map(({ blocks, id, name, note }): CompositionSummary => {
    const kinds = blocks.filter(isKnown).map(({ blockType }) => BLOCKS[blockType].labels.singular)
    return { id, name, note: note ?? null, kinds }
  })
  return { offers }
}

/** Skips types that programs wrote or that no longer exist. */
function isKnown({ blockType }: { readonly blockType: string }): boolean {
  return Object.hasOwn(BLOCKS, blockType)
}
