import type { CollectionConfig } from 'payload'
import { allowOwnSiteDocuments, nobody } from '../../access/access-functions.ts'
import { HIDDEN_FIELD_ADMIN, uiField } from '../../content/fields/ui-field.ts'
import { withRowNames } from '../../content/row-names/with-row-names.ts'
import { textInEachLanguage } from '../../messages/translate.ts'

export const REVIEW_STATES = ['inReview', 'approved', 'rejected'] as const
export const REVIEW_ACTIONS = ['ask', 'approve', 'reject', 'comment'] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

const STATE_WORDS = {
  inReview: 'review:isInReview',
  approved: 'review:isApproved',
  rejected: 'review:isRejected',
} as const

/** The state of each page's review: one row each, written only by the endpoint of its form. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: textInEachLanguage('review:review'), plural: textInEachLanguage('review:reviews') },
  access: { read: allowOwnSiteDocuments('read', 'pages'), create: nobody, update: nobody, delete: nobody },
  admin: {
    group: textInEachLanguage('desk:content'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'askedBy', 'decidedBy', 'updatedAt'],
    listSearchableFields: ['title'],
    description: textInEachLanguage('review:about'),
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: withRowNames([
    uiField('openPage', 'workflow/review/reviewed-page-link.tsx#ReviewedPageLink'),
    {
      name: 'title',
      type: 'text',
      label: textInEachLanguage('review:title'),
      admin: { description: textInEachLanguage('review:titleHelp') },
    },
    { name: 'page', type: 'number', required: true, unique: true, index: true, admin: { hidden: true } },
    { name: 'site', type: 'number', index: true, admin: HIDDEN_FIELD_ADMIN },
    {
      name: 'state',
      label: textInEachLanguage('review:state'),
      type: 'select',
      required: true,
      index: true,
      options: REVIEW_STATES.map((value) => ({
        value,
        label: textInEachLanguage(STATE_WORDS[value]),
      })),
      admin: { description: textInEachLanguage('review:stateHelp') },
    },
    {
      name: 'askedBy',
      type: 'text',
      label: textInEachLanguage('review:askedBy'),
      admin: { description: textInEachLanguage('review:askedByHelp') },
    },
    {
      name: 'decidedBy',
      type: 'text',
      label: textInEachLanguage('review:decidedBy'),
      admin: { description: textInEachLanguage('review:decidedByHelp') },
    },
    { name: 'approvedAt', type: 'date', admin: HIDDEN_FIELD_ADMIN },
    { name: 'fingerprint', type: 'text', admin: HIDDEN_FIELD_ADMIN },
    {
      name: 'comments',
      label: textInEachLanguage('review:comments'),
      type: 'array',
      admin: { description: textInEachLanguage('review:commentsHelp'), initCollapsed: true },
      fields: [
        { name: 'who', type: 'text', required: true, admin: { description: 'By mail address.' } },
        { name: 'at', type: 'date', required: true, admin: { description: 'When.' } },
        {
          name: 'deed',
          type: 'select',
          label: 'What was done',
          required: true,
          options: REVIEW_ACTIONS.map((value) => ({ value, label: textInEachLanguage(`review:${value}`) })),
          admin: { description: 'What was done.' },
        },
        { name: 'text', type: 'textarea', admin: { description: 'What was said.' } },
      ],
    },
  ]),
}
