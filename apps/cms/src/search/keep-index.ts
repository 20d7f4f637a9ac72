import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
  Payload,
  PayloadRequest,
} from 'payload'
import { kindOfCollection } from '../content/document-kinds.ts'
import { sidebarField } from '../content/fields/ui-field.ts'
import { contentIndex } from './open-index.ts'

/** Opens a form at the field that its address names. */
const shownField: Field = sidebarField('shownField', 'search/admin/shown-field.tsx#ShownField', {
  disableBulkEdit: true,
})

/** A collection whose documents can be found: each change of one is noted, and read before the next answer. */
export function withIndex(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    fields: [shownField, ...collection.fields],
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), noteChange],
      afterDelete: [...(hooks.afterDelete ?? []), noteDeletion],
    },
  }
}

const noteChange: CollectionAfterChangeHook<{ readonly id: number }> = ({ collection, doc, req }) => {
  note(collection.slug, doc.id, req)
  return doc
}

const noteDeletion: CollectionAfterDeleteHook<{ readonly id: number }> = ({ collection, doc, req }) => {
  note(collection.slug, doc.id, req)
}

/** A search that is behind is no reason to lose a save. */
function note(slug: string, id: number, { payload }: PayloadRequest): void {
  const kind = kindOfCollection(slug)
  if (kind === undefined) return
  try {
    contentIndex().mark(`${kind}:${id}`, Date.now())
  } catch (error) {
    reportIndex(payload, error)
  }
}

export function reportIndex(payload: Payload, error: unknown): void {
  payload.logger.error({ err: error, msg: 'The index for searching cannot be written.' })
}
