import type { CollectionConfig } from 'payload'
import { allowAllSiteAccounts, nobody } from '../access/access-functions.ts'
import { formatStoredMessagesOnRead } from '../messages/format-message.ts'
import { textInEachLanguage } from '../messages/translate.ts'

export const PUBLICATION_STATES = ['waiting', 'online', 'offline', 'refused', 'delayed'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

const onlyTheSystem = { create: nobody, update: nobody, delete: nobody }

/** The result of each page's and site's last publication: one row each, written by the publisher, read by people. */
export const publications: CollectionConfig = {
  slug: 'publications',
  labels: { singular: textInEachLanguage('desk:publication'), plural: textInEachLanguage('desk:publications') },
  access: { read: allowAllSiteAccounts, ...onlyTheSystem },
  admin: {
    group: textInEachLanguage('desk:settings'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'message', 'updatedAt'],
    description: 'What is online, and why something is not.',
  },
  disableDuplicate: true,
  fields: [
    { name: 'subject', type: 'text', required: true, unique: true, index: true },
    { name: 'title', type: 'text' },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: PUBLICATION_STATES.map((value) => ({
        value,
        label: {
          waiting: 'Being published',
          online: 'Online',
          offline: 'Not online',
          refused: 'Not published: something is missing',
          delayed: 'Delayed: will be tried again',
        }[value],
      })),
    },
    { name: 'message', type: 'textarea', hooks: { afterRead: [formatStoredMessagesOnRead] } },
    { name: 'uid', type: 'text', label: 'Internal address' },
    { name: 'lang', type: 'text', label: 'Language' },
    { name: 'kind', type: 'text' },
    { name: 'awaitedSince', type: 'date', label: 'Waiting since' },
    { name: 'seenAt', type: 'date' },
  ],
}

/** The durable queue: one row per request, removed when it is done. */
export const publicationRequests: CollectionConfig = {
  slug: 'publication-requests',
  access: { read: nobody, ...onlyTheSystem },
  admin: { hidden: true },
  fields: [
    { name: 'kind', type: 'select', required: true, options: ['page', 'site', 'media', 'redirect', 'purge'] },
    { name: 'document', type: 'number' },
    { name: 'tags', type: 'json' },
    { name: 'subject', type: 'text' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'notBefore', type: 'number', required: true, defaultValue: 0, index: true },
  ],
}
