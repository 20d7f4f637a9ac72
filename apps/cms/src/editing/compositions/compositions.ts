import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload'
import { allowByRole, allowSharedDocuments } from '../../access/access-functions.ts'
import { endpoint, readRequestedDocument, requireRight } from '../../access/http/endpoint.ts'
import { blocksField } from '../../content/blocks/page-blocks.ts'
import { BLOCKS } from '../../content/blocks/registry.ts'
import { multiLineField, singleLineField } from '../../content/fields/text-fields.ts'
import { textInEachLanguage } from '../../messages/translate.ts'
import type { CompositionSummary } from './composition-responses.ts'
import { copyBlocksWithNewIds } from './copy-blocks.ts'

/** Maximum number of blocks; more would be a page. */
const MAX_BLOCKS = 40

/** Maximum length of the list; the collection has the rest. */
const MAX_OFFERED = 300

/** Endpoints for a page's form: the list of compositions, and the blocks of one, ready to be inserted. */
const compositionEndpoints: Endpoint[] = [
  endpoint('get', '/offers', listOffers),
  endpoint('get', '/:id/copy', async (req) => {
    requireRight(req, 'read', 'pages', 'account.readsNoPages')
    const { blocks } = await readRequestedDocument(req, 'compositions', 'composition.notFound')
    return { blocks: copyBlocksWithNewIds(blocks.filter(isKnown)) }
  }),
]

/**
 * Named groups of blocks that can be inserted into any page as copies: changing a composition changes no page. All sites share
 * them, so an account limited to some sites may create one, but change none.
 */
export const compositions: CollectionConfig = {
  slug: 'compositions',
  labels: { singular: textInEachLanguage('blocks:composition'), plural: textInEachLanguage('blocks:compositions') },
  access: {
    read: allowByRole('read', 'pages'),
    readVersions: allowByRole('read', 'pages'),
    create: allowByRole('write', 'pages'),
    update: allowSharedDocuments('write', 'pages'),
    delete: allowSharedDocuments('delete', 'pages'),
  },
  admin: {
    useAsTitle: 'name',
    group: textInEachLanguage('desk:content'),
    defaultColumns: ['name', 'note', 'editedBy', 'updatedAt'],
    listSearchableFields: ['name', 'note'],
    description: 'Groups of blocks to begin with. A page gets copies of them: changing a composition changes no page.',
  },
  defaultSort: 'name',
  endpoints: compositionEndpoints,
  fields: [
    singleLineField('name', 120, { required: true, description: 'What editors look for, such as “Before you go”.' }),
    multiLineField('note', 400, { label: 'When to use it' }),
    blocksField({ minRows: 1, maxRows: MAX_BLOCKS, required: true }),
  ],
}

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
