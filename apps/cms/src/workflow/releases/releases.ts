import type { CollectionConfig } from 'payload'
import { allow, allowOnSites, nobody } from '../../access/rules.ts'
import { HIDDEN, sidebarField } from '../../content/fields/ui-field.ts'
import { formatOnRead } from '../../messages/format-message.ts'
import { inEachLanguage } from '../../messages/translate.ts'
import { OCCURRENCES } from './local-time.ts'
import { releaseEndpoints } from './release-endpoints.ts'
import { keepDone, keepDoneReleases, planRelease, requireOwnSite, validateWhen } from './release-hooks.ts'

/** Maximum number of pages. */
const MAX_PAGES = 500

const RELEASE_STATES = ['open', 'done', 'refused'] as const

/** Pages that are published or taken offline together: at a set time in the time zone of their site, or at once. */
export const releases: CollectionConfig = {
  slug: 'releases',
  labels: { singular: inEachLanguage('releases:release'), plural: inEachLanguage('releases:releases') },
  access: {
    read: allowOnSites('read', 'pages'),
    create: allow('publish', 'pages'),
    update: allowOnSites('publish', 'pages'),
    delete: allowOnSites('publish', 'pages'),
  },
  admin: {
    group: inEachLanguage('desk:content'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'site', 'action', 'localTime', 'state', 'updatedAt'],
    listSearchableFields: ['name'],
    description: inEachLanguage('releases:about'),
    components: { beforeListTable: ['/src/workflow/releases/due-list.tsx#DueList'] },
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
      label: inEachLanguage('releases:name'),
      required: true,
      maxLength: 200,
      admin: { description: inEachLanguage('releases:nameHelp') },
    },
    {
      name: 'site',
      label: inEachLanguage('releases:site'),
      type: 'relationship',
      relationTo: 'sites',
      required: true,
      index: true,
      admin: { description: inEachLanguage('releases:siteHelp') },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      defaultValue: 'publish',
      label: inEachLanguage('releases:action'),
      admin: { description: inEachLanguage('releases:actionHelp') },
      options: [
        { value: 'publish', label: inEachLanguage('releases:publishAll') },
        { value: 'unpublish', label: inEachLanguage('releases:unpublishAll') },
      ],
    },
    {
      name: 'pages',
      label: inEachLanguage('releases:pages'),
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: MAX_PAGES,
      admin: { description: inEachLanguage('releases:pagesHelp') },
      filterOptions: ({ siblingData }) => {
        const site =
          siblingData && typeof siblingData === 'object' && 'site' in siblingData ? siblingData.site : undefined
        return site ? { site: { equals: site } } : true
      },
    },
    {
      name: 'localTime',
      type: 'text',
      label: inEachLanguage('releases:when'),
      validate: validateWhen,
      admin: {
        description: inEachLanguage('releases:whenHelp'),
        components: {
          Field: '/src/workflow/releases/when-field.tsx#WhenField',
          Cell: '/src/workflow/releases/when-cell.tsx#WhenCell',
        },
      },
    },
    { name: 'occurrence', type: 'select', options: [...OCCURRENCES], admin: HIDDEN },
    {
      name: 'state',
      label: inEachLanguage('releases:state'),
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      access: { create: nobody, update: nobody },
      options: RELEASE_STATES.map((value) => ({
        value,
        label: inEachLanguage(`releases:${value}`),
      })),
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: inEachLanguage('releases:stateHelp'),
      },
    },
    {
      name: 'message',
      type: 'textarea',
      label: inEachLanguage('releases:reasons'),
      access: { create: nobody, update: nobody },
      hooks: { afterRead: [formatOnRead] },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: inEachLanguage('releases:reasonsHelp'),
        condition: ({ state }) => state === 'refused',
      },
    },
    sidebarField('publishNow', 'workflow/releases/publish-now.tsx#PublishNow'),
    { name: 'timeZone', type: 'text', admin: HIDDEN },
    { name: 'dueAt', type: 'date', index: true, admin: HIDDEN },
    { name: 'plannedBy', type: 'relationship', relationTo: 'users', admin: HIDDEN },
  ],
}
