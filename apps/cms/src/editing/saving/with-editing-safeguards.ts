import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  EditConfig,
  Field,
  FlattenedField,
} from 'payload'
import { systemOnlyField } from '../../access/field-write-access.ts'
import { sidebarUiField } from '../../content/fields/ui-field.ts'
import { presenceEndpoint } from '../presence/presence-endpoint.ts'
import { limitBulkEditFields } from './bulk-edit-fields.ts'
import { refuseOutOfOrderSave, refuseSaveAfterAccountSwitch } from './refuse-out-of-order-save.ts'
import { type GuardedCollectionSlug, refuseOverwritingOthersSave } from './refuse-overwriting-others-save.ts'
import { refuseRestoringUnwritableLists } from './refuse-restoring.ts'
import { renewLockOnAutosave } from './renew-and-release-lock.ts'
import { logChange, logDeletion } from './write-log.ts'

const VERSIONS_KEPT = 30

const nameAuthor: CollectionBeforeChangeHook = ({ data, req }) => ({ ...data, editedBy: req.user?.email ?? null })

type Values = Readonly<Record<string, unknown>>

/**
 * Restoring brings back only fields that the account may write, and not the trash. Payload removes the others from the version;
 * they stay as they are.
 */
const keepWhatIsOthers: CollectionBeforeValidateHook = ({ collection, context, data, originalDoc }) => {
  if (context.isRestoringVersion !== true) return data
  return { ...fillFrom(originalDoc, data ?? {}, collection.flattenedFields), deletedAt: null }
}

/** Adds missing fields, of groups too; a list's row is either complete or absent. */
function fillFrom(now: unknown, restored: Values, fields: readonly FlattenedField[]): Values {
  if (typeof now !== 'object' || now === null) return restored
  const current = now as Values
  const filled = fields.flatMap(({ name, ...field }): [string, unknown][] => {
    const [value, currentValue] = [restored[name], current[name]]
    if (value === undefined) return currentValue === undefined ? [] : [[name, currentValue]]
    if (field.type !== 'group' || typeof value !== 'object' || value === null) return []
    return [[name, fillFrom(currentValue, value as Values, field.flattenedFields)]]
  })
  return { ...restored, ...Object.fromEntries(filled) }
}

const historyFields: Field[] = [
  sidebarUiField('presence', 'editing/presence/presence.tsx#Presence', { disableBulkEdit: true }),
  systemOnlyField({
    name: 'editedBy',
    type: 'text',
    label: 'Last changed by',
    admin: { position: 'sidebar', readOnly: true, disableBulkEdit: true },
  }),
]

/**
 * Rules for all documents that people edit: no lost updates, a trash, an author per version, and the audit log.
 *
 * @param shared fields that bulk edits may change
 */
export function withEditingSafeguards(collection: CollectionConfig, shared: readonly string[] = []): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    trash: true,
    admin: {
      ...collection.admin,
      components: withOurViews(collection),
      disableCopyToLocale: true,
      hideAPIURL: true,
    },
    versions: collection.versions ?? { maxPerDoc: VERSIONS_KEPT },
    endpoints: [presenceEndpoint(collection.slug as GuardedCollectionSlug), ...(collection.endpoints || [])],
    fields: [...historyFields, ...limitBulkEditFields(collection.fields, new Set(shared))],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        refuseSaveAfterAccountSwitch,
        refuseOverwritingOthersSave,
        refuseRestoringUnwritableLists,
      ],
      beforeValidate: [...(hooks.beforeValidate ?? []), keepWhatIsOthers],
      beforeChange: [nameAuthor, ...(hooks.beforeChange ?? []), refuseOutOfOrderSave],
      afterChange: [...(hooks.afterChange ?? []), renewLockOnAutosave, logChange],
      afterDelete: [...(hooks.afterDelete ?? []), logDeletion],
    },
  }
}

const VERSIONS_VIEW = { Component: '/src/editing/saving/versions-view.tsx#VersionsView' } as const
const SAVING_SIGN = '/src/editing/save-indicator/save-indicator.tsx#SaveIndicator'

function withOurViews({ admin, versions }: CollectionConfig) {
  const { edit, ...components } = admin?.components ?? {}
  const shown = {
    ...components,
    edit: { ...edit, beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), SAVING_SIGN] },
  }
  if (versions === false) return shown
  const views = { ...components.views?.edit, versions: VERSIONS_VIEW } as EditConfig
  return { ...shown, views: { ...components.views, edit: views } }
}
