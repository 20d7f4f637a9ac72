import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  EditConfig,
  Field,
} from 'payload'
import { forMany } from './for-many.ts'
import { keepLock } from './keep-lock.ts'
import { othersEndpoint } from './others-endpoint.ts'
import { type KeptCollection, refuseStaleSave } from './refuse-stale.ts'
import { logChange, logDeletion } from './write-log.ts'

const VERSIONS_KEPT = 30

const nameAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, editedBy: req.user?.email ?? null })

/** What nobody may change any more, which Payload takes out of the version that it restores. */
const FIXED_FIELDS = ['host', 'folder', 'origin'] as const

/** An old version brings back words, neither an address that has changed since nor the trash. */
const keepWhatIsFixed: CollectionBeforeValidateHook = ({ context, data, originalDoc }) => {
  if (context.isRestoringVersion !== true) return data
  const missing = FIXED_FIELDS.filter((name) => data?.[name] === undefined && originalDoc?.[name] !== undefined)
  return { ...data, ...Object.fromEntries(missing.map((name) => [name, originalDoc?.[name]])), deletedAt: null }
}

const historyFields: Field[] = [
  {
    name: 'presence',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/src/admin/presence/presence.tsx#Presence' },
      disableListColumn: true,
      disableBulkEdit: true,
    },
  },
  {
    name: 'editedBy',
    type: 'text',
    label: 'Last changed by',
    admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true },
  },
]

/**
 * What holds for everything that people write: nothing of two editors is lost, what is deleted lies in the trash first,
 * each version has an author, and the log says who did what.
 *
 * @param shared fields that may be changed in many documents at once
 */
export function withHistory(collection: CollectionConfig, shared: readonly string[] = []): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    trash: true,
    admin: {
      ...collection.admin,
      components: withVersionsView(collection),
      disableCopyToLocale: true,
      hideAPIURL: true,
    },
    versions: collection.versions ?? { maxPerDoc: VERSIONS_KEPT },
    endpoints: [othersEndpoint(collection.slug as KeptCollection), ...(collection.endpoints || [])],
    fields: [...historyFields, ...forMany(collection.fields, new Set(shared))],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), refuseStaleSave],
      beforeValidate: [...(hooks.beforeValidate ?? []), keepWhatIsFixed],
      beforeChange: [nameAuthor, ...(hooks.beforeChange ?? [])],
      afterChange: [...(hooks.afterChange ?? []), keepLock, logChange],
      afterDelete: [...(hooks.afterDelete ?? []), logDeletion],
    },
  }
}

const VERSIONS_VIEW = { Component: '/src/saving/versions-view.tsx#VersionsView' } as const

function withVersionsView({ admin, versions }: CollectionConfig) {
  const components = admin?.components ?? {}
  if (versions === false) return components
  const edit = { ...components.views?.edit, versions: VERSIONS_VIEW } as EditConfig
  return { ...components, views: { ...components.views, edit } }
}
