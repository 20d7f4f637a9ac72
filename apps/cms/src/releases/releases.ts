import type { CollectionConfig } from 'payload'
import { allow, allowOnSites, nobody } from '../access/rules.ts'
import { OCCURRENCES } from './local-time.ts'
import { releaseEndpoints } from './release-endpoints.ts'
import { keepDone, keepDoneReleases, planRelease, requireOwnSite, validateWhen } from './release-hooks.ts'

/** More are several releases. */
const MOST_PAGES = 500

const RELEASE_STATES = ['open', 'done', 'refused'] as const

/** Pages that go online or offline together: at a set time in the time zone of their site, or at once. */
export const releases: CollectionConfig = {
  slug: 'releases',
  access: {
    read: allowOnSites('read', 'pages'),
    create: allow('publish', 'pages'),
    update: allowOnSites('publish', 'pages'),
    delete: allowOnSites('publish', 'pages'),
  },
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'site', 'action', 'localTime', 'state', 'updatedAt'],
    listSearchableFields: ['name'],
    description: 'Pages that go online or offline together: all of them, or none with the reasons.',
    components: { beforeListTable: ['/src/releases/due-list.tsx#DueList'] },
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  endpoints: releaseEndpoints,
  hooks: {
    beforeOperation: [keepDoneReleases],
    beforeChange: [keepDone, requireOwnSite, planRelease],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'For you and your colleagues.' },
    },
    {
      name: 'site',
      type: 'relationship',
      relationTo: 'sites',
      required: true,
      index: true,
      admin: { description: 'All pages are on it, and the time is that of its clocks.' },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      defaultValue: 'publish',
      label: 'What happens',
      admin: { description: 'To all of the pages, or to none of them.' },
      options: [
        { value: 'publish', label: 'The pages are published' },
        { value: 'unpublish', label: 'The pages are taken offline' },
      ],
    },
    {
      name: 'pages',
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: MOST_PAGES,
      admin: { description: 'As they are written at that time.' },
      filterOptions: ({ siblingData }) => {
        const site =
          siblingData && typeof siblingData === 'object' && 'site' in siblingData ? siblingData.site : undefined
        return site ? { site: { equals: site } } : true
      },
    },
    {
      name: 'localTime',
      type: 'text',
      label: 'When',
      validate: validateWhen,
      admin: {
        description: 'On the clocks of the site. Empty: when somebody presses “Carry out now”.',
        components: { Field: '/src/releases/when-field.tsx#WhenField' },
      },
    },
    { name: 'occurrence', type: 'select', options: [...OCCURRENCES], admin: { hidden: true, disableListColumn: true } },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      access: { create: nobody, update: nobody },
      options: RELEASE_STATES.map((value) => ({
        value,
        label: { open: 'To come', done: 'Done', refused: 'Refused: nothing was changed' }[value],
      })),
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'What became of it. Saving a refused one plans it again.',
      },
    },
    {
      name: 'message',
      type: 'textarea',
      label: 'Why not',
      access: { create: nobody, update: nobody },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The reasons, page by page.',
        condition: ({ state }) => state === 'refused',
      },
    },
    {
      name: 'publishNow',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/releases/publish-now.tsx#PublishNow' },
        disableListColumn: true,
      },
    },
    { name: 'timeZone', type: 'text', admin: { hidden: true, disableListColumn: true } },
    { name: 'dueAt', type: 'date', index: true, admin: { hidden: true, disableListColumn: true } },
    { name: 'plannedBy', type: 'relationship', relationTo: 'users', admin: { hidden: true, disableListColumn: true } },
  ],
}
