import type { CollectionConfig } from 'payload'
import { textInEachLanguage } from '../messages/translate.ts'
import { allowAuditLogRead, nobody } from './access-functions.ts'

export const LOG_ACTIONS = [
  'created',
  'saved',
  'published',
  'withdrawn',
  'trashed',
  'restored',
  'deleted',
  'invited',
  'linked',
  'signedOut',
] as const
export type LogAction = (typeof LOG_ACTIONS)[number]

/** The audit log: one row per action, written by the system only. */
export const auditLog: CollectionConfig = {
  slug: 'log',
  labels: { singular: textInEachLanguage('desk:logEntry'), plural: textInEachLanguage('desk:log') },
  access: { read: allowAuditLogRead, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: textInEachLanguage('desk:settings'),
    useAsTitle: 'title',
    defaultColumns: ['createdAt', 'who', 'action', 'subject', 'title'],
    listSearchableFields: ['title', 'who'],
    description: 'Who did what, and when. Nobody can change it.',
    pagination: { defaultLimit: 50 },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'who', type: 'text', required: true, index: true },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: LOG_ACTIONS.map((value) => ({
        value,
        label: {
          created: 'made',
          saved: 'saved',
          published: 'published',
          withdrawn: 'took offline',
          trashed: 'moved to the trash',
          restored: 'restored',
          deleted: 'deleted for good',
          invited: 'invited',
          linked: 'made a link to a new password for',
          signedOut: 'ended the sessions of',
        }[value],
      })),
    },
    { name: 'subject', type: 'text', required: true },
    { name: 'document', type: 'number', required: true },
    { name: 'title', type: 'text' },
  ],
}
