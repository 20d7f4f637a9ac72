import type { CollectionConfig } from 'payload'
import { allowByRole, allowOwnSiteDocuments, nobody } from '../../access/access-functions.ts'
import { HIDDEN_FIELD_ADMIN, sidebarUiField } from '../../content/fields/ui-field.ts'
import { formatStoredMessagesOnRead } from '../../messages/format-message.ts'
import { textInEachLanguage } from '../../messages/translate.ts'
import { AMBIGUOUS_TIME_OCCURRENCES } from './local-time.ts'
import { releaseEndpoints } from './release-endpoints.ts'
import {
  refuseChangeOfDoneRelease,
  refuseOperationOnDoneReleases,
  requirePagesOfReleaseSite,
  requirePublishRightsOnReleaseSite,
  setReleaseDueTime,
  validateReleaseTime,
} from './release-hooks.ts'

/** Maximum number of pages. */
const MAX_PAGES = 500

const RELEASE_STATES = ['open', 'done', 'refused'] as const

/** Pages that are published or taken offline together: at a set time in the time zone of their site, or at once. */
export const releases: CollectionConfig = {
  slug: 'releases',
  labels: { singular: textInEachLanguage('releases:release'), plural: textInEachLanguage('releases:releases') },
  access: {
    read: allowOwnSiteDocuments('read', 'pages'),
    create: allowByRole('publish', 'pages'),
    update: allowOwnSiteDocuments('publish', 'pages'),
    delete: allowOwnSiteDocuments('publish', 'pages'),
  },
  admin: {
    group: textInEachLanguage('desk:content'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'site', 'action', 'localTime', 'state', 'updatedAt'],
    listSearchableFields: ['name'],
    description: textInEachLanguage('releases:about'),
    components: { beforeListTable: ['/src/workflow/releases/planned-release-list.tsx#PlannedReleaseList'] },
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  endpoints: releaseEndpoints,
  hooks: {
    beforeOperation: [refuseOperationOnDoneReleases],
    beforeChange: [
      refuseChangeOfDoneRelease,
      requirePublishRightsOnReleaseSite,
      requirePagesOfReleaseSite,
      setReleaseDueTime,
    ],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: textInEachLanguage('releases:name'),
      required: true,
      maxLength: 200,
      admin: { description: textInEachLanguage('releases:nameHelp') },
    },
    {
      name: 'site',
      label: textInEachLanguage('releases:site'),
      type: 'relationship',
      relationTo: 'sites',
      required: true,
      index: true,
      admin: { description: textInEachLanguage('releases:siteHelp') },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      defaultValue: 'publish',
      label: textInEachLanguage('releases:action'),
      admin: { description: textInEachLanguage('releases:actionHelp') },
      options: [
        { value: 'publish', label: textInEachLanguage('releases:publishAll') },
        { value: 'unpublish', label: textInEachLanguage('releases:unpublishAll') },
      ],
    },
    {
      name: 'pages',
      label: textInEachLanguage('releases:pages'),
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: MAX_PAGES,
      admin: { description: textInEachLanguage('releases:pagesHelp') },
      filterOptions: ({ siblingData }) => {
        const site =
          siblingData && typeof siblingData === 'object' && 'site' in siblingData ? siblingData.site : undefined
        return site ? { site: { equals: site } } : true
      },
    },
    {
      name: 'localTime',
      type: 'text',
      label: textInEachLanguage('releases:when'),
      validate: validateReleaseTime,
      admin: {
        description: textInEachLanguage('releases:whenHelp'),
        components: {
          Field: '/src/workflow/releases/release-time-field.tsx#ReleaseTimeField',
          Cell: '/src/workflow/releases/release-time-cell.tsx#ReleaseTimeCell',
        },
      },
    },
    { name: 'occurrence', type: 'select', options: [...AMBIGUOUS_TIME_OCCURRENCES], admin: HIDDEN_FIELD_ADMIN },
    {
      name: 'state',
      label: textInEachLanguage('releases:state'),
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      access: { create: nobody, update: nobody },
      options: RELEASE_STATES.map((value) => ({
        value,
        label: textInEachLanguage(`releases:${value}`),
      })),
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: textInEachLanguage('releases:stateHelp'),
      },
    },
    {
      name: 'message',
      type: 'textarea',
      label: textInEachLanguage('releases:reasons'),
      access: { create: nobody, update: nobody },
      hooks: { afterRead: [formatStoredMessagesOnRead] },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: textInEachLanguage('releases:reasonsHelp'),
        condition: ({ state }) => state === 'refused',
      },
    },
    sidebarUiField('publishNow', 'workflow/releases/execute-release-button.tsx#ExecuteReleaseButton'),
    { name: 'timeZone', type: 'text', admin: HIDDEN_FIELD_ADMIN },
    { name: 'dueAt', type: 'date', index: true, admin: HIDDEN_FIELD_ADMIN },
    { name: 'plannedBy', type: 'relationship', relationTo: 'users', admin: HIDDEN_FIELD_ADMIN },
  ],
}
