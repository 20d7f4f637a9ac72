import type { CollectionConfig } from 'payload'
import { allowOnSites, nobody } from '../access/rules.ts'

export const REVIEW_STATES = ['inReview', 'approved', 'rejected'] as const
export const REVIEW_DEEDS = ['ask', 'approve', 'reject', 'comment'] as const
export type ReviewDeed = (typeof REVIEW_DEEDS)[number]

/** Where each page stands on its way to its visitors: one row each, written by the endpoint of its form alone. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  access: { read: allowOnSites('read', 'pages'), create: nobody, update: nobody, delete: nobody },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'askedBy', 'decidedBy', 'updatedAt'],
    listSearchableFields: ['title'],
    description:
      'Pages that wait for a second person, and what became of the others. Decide beside the form of the page.',
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'title', type: 'text', admin: { description: 'The page, with its language.' } },
    { name: 'page', type: 'number', required: true, unique: true, index: true, admin: { hidden: true } },
    { name: 'site', type: 'number', index: true, admin: { hidden: true, disableListColumn: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: REVIEW_STATES.map((value) => ({
        value,
        label: { inReview: 'In review', approved: 'Approved', rejected: 'Rejected' }[value],
      })),
      admin: { description: 'An approval ends with the next change of the page.' },
    },
    { name: 'askedBy', type: 'text', label: 'Asked by', admin: { description: 'Who wants it to be published.' } },
    {
      name: 'decidedBy',
      type: 'text',
      label: 'Decided by',
      admin: { description: 'Who approved or rejected it; never one of its writers.' },
    },
    { name: 'approvedAt', type: 'date', admin: { hidden: true, disableListColumn: true } },
    { name: 'fingerprint', type: 'text', admin: { hidden: true, disableListColumn: true } },
    {
      name: 'comments',
      type: 'array',
      admin: { description: 'What was done and said, in its order.' },
      fields: [
        { name: 'who', type: 'text', required: true, admin: { description: 'By mail address.' } },
        { name: 'at', type: 'date', required: true, admin: { description: 'When.' } },
        {
          name: 'deed',
          type: 'select',
          required: true,
          options: [...REVIEW_DEEDS],
          admin: { description: 'What was done.' },
        },
        { name: 'text', type: 'textarea', admin: { description: 'What was said.' } },
      ],
    },
    {
      name: 'openPage',
      type: 'ui',
      admin: { components: { Field: '/src/review/open-page.tsx#OpenPage' }, disableListColumn: true },
    },
  ],
}
