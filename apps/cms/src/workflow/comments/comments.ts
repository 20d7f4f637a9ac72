import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/access-functions.ts'

/**
 * Comments on pages, one row each; the answers to a comment name it. Nobody reads or writes them but through the endpoints of
 * their page, so that whoever may not read the page gets none of its comments.
 */
export const comments: CollectionConfig = {
  slug: 'comments',
  labels: { singular: 'Comment', plural: 'Comments' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'page', type: 'number', required: true, index: true },
    /** The comment that it answers. */
    { name: 'thread', type: 'number', index: true },
    /** The field or block that the thread is about, as `places.ts` writes it; empty for the whole page. */
    { name: 'place', type: 'text' },
    /** What that place was called then, in English. */
    { name: 'placeName', type: 'text' },
    { name: 'author', type: 'number', required: true },
    { name: 'authorName', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'editedAt', type: 'date' },
    /** Of the first comment of a thread. */
    { name: 'resolvedAt', type: 'date' },
    { name: 'resolvedBy', type: 'text' },
    /** The people whom it mentions, until they answer or the thread is resolved. */
    { name: 'waitsFor', type: 'number', hasMany: true },
  ],
}
