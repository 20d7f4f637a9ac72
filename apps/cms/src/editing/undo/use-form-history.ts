import { useAllFormFields, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { ClientField, FormState } from 'payload'
import { useEffect, useRef, useState } from 'react'
import { fieldAt } from '../../admin/form-fields/field-at.ts'
import { registerUndoControls, type UndoControls } from '../form-registry.ts'
import { FormHistory } from './form-history.ts'

/**
 * Follows the open form, so that its changes can be undone.
 *
 * @param address the document's address in the REST interface
 * @returns also the fields that undoing and redoing would change
 */
export function useFormHistory(address: string) {
  const { initialState, collectionSlug } = useDocumentInfo()
  const { disabled, replaceState, setModified, getFields } = useForm()
  const { getEntityConfig } = useConfig()
  const [fields] = useAllFormFields()
  const [, showAgain] = useState(0)
  const schema = useRef<readonly ClientField[]>([])
  schema.current = collectionSlug ? (getEntityConfig({ collectionSlug })?.fields ?? []) : []
  const [history] = useState(() => new FormHistory((path) => isEditable(path, schema.current)))
  const restore = (step: () => FormState | undefined) => {
    // A form that somebody else has takes no changes.
    const state = disabled ? undefined : step()
    if (!state) return
    replaceState(state)
    setModified(true)
  }
  const undoing = useRef<UndoControls>(NOTHING)
  undoing.current = {
    undo: () => restore(() => history.undo()),
    redo: () => restore(() => history.redo()),
    forget: () => {
      history.forget()
      history.note(getFields(), performance.now())
      showAgain((count) => count + 1)
    },
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is loaded anew has no changes yet
  useEffect(() => history.forget(), [history, initialState])
  useEffect(() => {
    const { undoable, redoable } = history
    history.note(fields, performance.now())
    if (history.undoable !== undoable || history.redoable !== redoable) showAgain((count) => count + 1)
  }, [history, fields])
  useEffect(
    () =>
      registerUndoControls(address, {
        undo: () => undoing.current.undo(),
        redo: () => undoing.current.redo(),
        forget: () => undoing.current.forget(),
      }),
    [address],
  )
  return { ...undoing.current, undoable: history.undoable, redoable: history.redoable }
}

const NOTHING: UndoControls = { undo: () => undefined, redo: () => undefined, forget: () => undefined }

/** Fields that the form shows and lets somebody change, with all that is in them. */
function isEditable(path: string, schema: readonly ClientField[]): boolean {
  const [name = ''] = path.split('.')
  const field = fieldAt(name, schema, () => undefined)
  if (!field || field.admin?.readOnly) return false
  return !(field.admin && 'hidden' in field.admin && field.admin.hidden)
}
