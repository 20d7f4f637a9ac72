import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'
import { Refusal } from '../../access/refusal.ts'
import { readFormSave } from '../saving-sign/form-save.ts'
import { SaveOrder } from './save-order.ts'

const order = new SaveOrder()

/** Refuses the save of a form when somebody else has signed in in its browser: it would be stored in their name. */
export const refuseForeignSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'create') return args
  const save = readFormSave(req.searchParams)
  if (save && req.user && save.writer !== req.user.id) throw new Refusal(req, 403, 'document.otherWriter')
  return args
}

/**
 * Refuses the save of a form that comes after a newer one: a browser gives up a save that takes long, and sends what the form
 * holds then, while the content system still works on the first. The last of all rules, just before a document is written.
 */
export const refuseOvertakenSave: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const save = readFormSave(req.searchParams)
  const document = `${collection.slug}/${originalDoc?.id}`
  if (save && originalDoc && order.isOvertaken(document, save)) throw new Refusal(req, 409, 'document.overtaken')
  return data
}
