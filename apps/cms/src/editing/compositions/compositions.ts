import type { CollectionConfig } from 'payload'
import { allow, allowEverywhere } from '../../access/rules.ts'
import { blocksField } from '../../content/blocks/page-blocks.ts'
import { lineField, linesField } from '../../content/fields/text-fields.ts'
import { inEachLanguage } from '../../messages/translate.ts'
import { compositionEndpoints } from './composition-endpoints.ts'

/** Maximum number of blocks; more would be a page. */
const MAX_BLOCKS = 40

/**
 * Named groups of blocks that can be inserted into any page as copies: changing a composition changes no page. All sites share
 * them, so an account limited to some sites may create one, but change none.
 */
export const compositions: CollectionConfig = {
  slug: 'compositions',
  labels: { singular: inEachLanguage('blocks:composition'), plural: inEachLanguage('blocks:compositions') },
  access: {
    read: allow('read', 'pages'),
    readVersions: allow('read', 'pages'),
    create: allow('write', 'pages'),
    update: allowEverywhere('write', 'pages'),
    delete: allowEverywhere('delete', 'pages'),
  },
  admin: {
    useAsTitle: 'name',
    group: inEachLanguage('desk:content'),
    defaultColumns: ['name', 'note', 'editedBy', 'updatedAt'],
    listSearchableFields: ['name', 'note'],
    description: 'Groups of blocks to begin with. A page gets copies of them: changing a composition changes no page.',
  },
  defaultSort: 'name',
  endpoints: compositionEndpoints,
  fields: [
    lineField('name', 120, { required: true, description: 'What editors look for, such as “Before you go”.' }),
    linesField('note', 400, { label: 'When to use it' }),
    blocksField({ minRows: 1, maxRows: MAX_BLOCKS, required: true }),
  ],
}
