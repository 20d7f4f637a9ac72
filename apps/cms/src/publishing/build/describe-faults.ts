import type { FlattenedField } from 'payload'
import { fieldLabelPath } from '../../content/field-label-path.ts'
import { asRecord } from '../../infrastructure/as-record.ts'
import { type Message, type MessageCode, message, messageAt } from '../../messages/message.ts'
import type { BuildFault } from './build-context.ts'
import { formPathOf } from './form-path.ts'

/** The message for a field with a wrong type, by its name; the schema's own message is for programmers. */
const TAKES: Readonly<Record<string, MessageCode>> = {
  address: 'fault.secureAddress',
  contentId: 'fault.spotify',
  experiment: 'fault.experimentKey',
  facing: 'facing.degrees',
  src: 'fault.secureAddress',
  targetBlockId: 'fault.blockId',
}

/** A fault with the labels of the edit form. */
export interface NamedFault {
  /** Dotted path into the document. */
  readonly path: string
  /** Path of the field in the form. */
  readonly field: string
  /** The labels of that field. From the outside in: `Block 3 (Card list)`, `Card 1`, `Picture`. */
  readonly place: readonly string[]
  readonly message: Message
}

/** The form in which a document is written. */
export interface FormWithValues {
  readonly fields: readonly FlattenedField[]
  readonly values: object
}

/** Faults of a document for the person who edits it, named as in their form. */
export function nameFaults(faults: readonly BuildFault[], document: object, form: FormWithValues): NamedFault[] {
  return faults.map((fault) => {
    const field = formPathOf(fault.path, form.fields, form.values)
    const place = fieldLabelPath(field, form.fields, form.values)
    return { path: fault.path, field, place, message: messageOf(fault, document) }
  })
}

function messageOf({ path, message: said }: BuildFault, document: object): Message {
  if (typeof said === 'object') return said
  const segments = path.split('.')
  if (isEmpty(valueAt(document, segments))) return message('fault.missing')
  return message(TAKES[segments.at(-1) ?? ''] ?? 'fault.kind')
}

/** Faults of a document as messages: `Block 3 (Card list), Card 1, Picture: is missing.` */
export function describeFaults(faults: readonly BuildFault[], document: object, form: FormWithValues): Message[] {
  return nameFaults(faults, document, form).map((fault) => messageAt(fault.place.join(', '), fault.message))
}

function valueAt(value: unknown, segments: readonly string[]): unknown {
  return segments.reduce<unknown>((current, segment) => asRecord(current)[segment], value)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
