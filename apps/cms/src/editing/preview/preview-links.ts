import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/access-functions.ts'

/** Shared links to drafts: created, listed and revoked only beside the page's form. */
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
    /** Seconds since 1970; the expiry follows from it. */
    { name: 'issued', type: 'number', required: true },
    { name: 'endedAt', type: 'date' },
  ],
}
