import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/rules.ts'

/** Links to drafts that people have passed on: made, shown and ended beside the page's form, and by no other way. */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: { singular: 'Shared link', plural: 'Shared links' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'page', type: 'relationship', relationTo: 'pages', index: true },
    { name: 'madeBy', type: 'text' },
    /** Seconds since 1970: of these follows when it ends by itself. */
    { name: 'issued', type: 'number', required: true },
    { name: 'endedAt', type: 'date' },
  ],
}
