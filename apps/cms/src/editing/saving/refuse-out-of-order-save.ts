import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { LocalizedApiError } from '../../access/localized-api-error.ts'
import { parseSaveAttempt } from '../save-indicator/save-attempt.ts'
import { SaveOrder } from './save-order.ts'

const order = new SaveOrder()

/** Refuses the save of a form when somebody else has signed in in its browser: it would be stored in their name. */
export const refuseSaveAfterAccountSwitch: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'create') return args
  const save = parseSaveAttempt(req.searchParams)
  if (save && req.user && save.writer !== req.user.id) throw new LocalizedApiError(req, 403, 'document.otherWriter')
  return args
}

/**
 * Refuses the save of a form that comes after a newer one: a browser gives up a save that takes long, and sends what the form
 * holds then, while the content system still works on the first. The last of all rules, just before a document is written.
 */
export const refuseOutOfOrderSave: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const save = parseSaveAttempt(req.searchParams)
  const document = `${collection.slug}/${originalDoc?.id}`
  if (save && originalDoc && order.isOvertaken(document, save))
    throw new LocalizedApiError(req, 409, 'document.overtaken')
  return data
}
