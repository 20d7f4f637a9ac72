import type { CollectionConfig } from 'payload'
import { allowByRole, allowSharedDocuments } from '../../access/access-functions.ts'
import { blocksField } from '../../content/blocks/page-blocks.ts'
import { multiLineField, singleLineField } from '../../content/fields/text-fields.ts'
import { textInEachLanguage } from '../../messages/translate.ts'
import { compositionEndpoints } from './composition-endpoints.ts'

/** Maximum number of blocks; more would be a page. */
const MAX_BLOCKS = 40

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
