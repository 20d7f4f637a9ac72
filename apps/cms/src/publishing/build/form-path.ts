import type { FlattenedField } from 'payload'
import { fieldsOfRow } from '../../content/field-label-path.ts'
import { asRecord } from '../../infrastructure/as-record.ts'

/** Form names that differ from those of the published document. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  id: ['number'],
  ids: ['tgids'],
  uid: ['path', 'host'],
  siteUid: ['site'],
  items: ['columns', 'links'],
  notes: ['hourNotes'],
  lights: ['lightsFrom'],
  link: ['page'],
}

/** Groups of the published document that the form does not have. */
const NOT_IN_FORM = new Set(['from', 'manualHeader', 'to'])

/** The field to fill first in a missing group: a picture, a link, a list of products. */
const FIRST_OF_A_GROUP = ['media', 'page', 'number']

/**
 * The form field from which a part of the published document comes.
 *
 * @param documentPath such as `blocks.2.cards.0.image`
 * @param fields of the form
 * @param form its values; blocks are distinguished by `blockType`
 * @returns such as `blocks.2.cards.0.image.media`: the field itself, or the nearest one around it
 */
export function formPathOf(documentPath: string, fields: readonly FlattenedField[], form: object): string {
  return findField(documentPath.split('.'), fields, form).join('.') || documentPath
}

function findField([name, ...rest]: readonly string[], fields: readonly FlattenedField[], form: unknown): string[] {
  const field = findByName(name, fields)
  if (!field) return NOT_IN_FORM.has(name ?? '') ? findField(rest, fields, form) : []
  const value = asRecord(form)[field.name]
  if (field.type === 'group' || field.type === 'tab') {
    const inside = findField(rest, field.flattenedFields, value)
    return [field.name, ...(inside.length > 0 ? inside : firstOf(field.flattenedFields))]
  }
  const [row, ...inRow] = rest
  if (row === undefined || !/^\d+$/.test(row)) return [field.name]
  const inside = asRecord(value)[row]
  const fieldsInside = fieldsOfRow(field, inside)
  return fieldsInside.length > 0 ? [field.name, row, ...findField(inRow, fieldsInside, inside)] : [field.name]
}

function findByName(name: string | undefined, fields: readonly FlattenedField[]): FlattenedField | undefined {
  const names = [...(OTHER_NAMES[name ?? ''] ?? []), name]
  return names.flatMap((wanted) => fields.find((field) => field.name === wanted) ?? [])[0]
}

function firstOf(fields: readonly FlattenedField[]): string[] {
  const first = fields.find(({ name }) => FIRST_OF_A_GROUP.includes(name)) ?? fields[0]
  return first ? [first.name] : []
}
