import type { CollectionAfterDeleteHook, CollectionConfig, Field, Payload } from 'payload'
import { kindOfCollection } from '../content/document-kinds.ts'
import { sidebarUiField } from '../content/fields/ui-field.ts'
import { contentIndex } from './open-index.ts'

/** Shows the field that the form's address names. */
const shownField: Field = sidebarUiField('shownField', 'search/admin/reveal-linked-field.tsx#RevealLinkedField', {
  disableBulkEdit: true,
})

/** Makes the documents of a collection searchable: each change is marked, and indexed before the next answer. */
export function withSearchIndex(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    fields: [shownField, ...collection.fields],
    hooks: {
      ...hooks,
      afterChange: [...(hooks.afterChange ?? []), noteChange],
      afterDelete: [...(hooks.afterDelete ?? []), noteChange],
    },
  }
}

type ChangeOrDeletion = Parameters<CollectionAfterDeleteHook<{ readonly id: number }>>[0]

/** A failure to mark must not fail the save. */
function noteChange({ collection, doc, req }: Pick<ChangeOrDeletion, 'collection' | 'doc' | 'req'>): void {
  const kind = kindOfCollection(collection.slug)
  if (kind === undefined) return
  try {
    contentIndex().mark(`${kind}:${doc.id}`, Date.now())
  } catch (error) {
    logIndexError(req.payload, error)
  }
}

export function logIndexError(payload: Payload, error: unknown): void {
  payload.logger.error({ err: error, msg: 'The index for searching cannot be written.' })
}
