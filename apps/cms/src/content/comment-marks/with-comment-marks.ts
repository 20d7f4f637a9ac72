import type { Field } from 'payload'

/** The admin finds its components by path. */
const LABEL = '/src/content/comment-marks/field-label-with-comments.tsx#FieldLabelWithComments'

/** Adds a mark with the number of its comments to the label of each field of a page that has one, at any depth. */
export function withCommentMarks(fields: readonly Field[]): Field[] {
  return withMarks(fields, () => true)
}

/** The same within a block, for its texts: what else it has is commented on at the block. */
export function withCommentMarksOnTextFields(fields: readonly Field[]): Field[] {
  return withMarks(fields, ({ type }) => type === 'text' || type === 'textarea' || type === 'richText')
}

function withMarks(fields: readonly Field[], isMarked: (field: Field) => boolean): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withMarks(tab.fields, isMarked) })) }
    }
    if ('fields' in field) return { ...field, fields: withMarks(field.fields, isMarked) } as Field
    return field.type !== 'ui' && field.type !== 'blocks' && isMarked(field) ? withMark(field) : field
  })
}

function withMark(field: Field): Field {
  if (field.admin && 'hidden' in field.admin && field.admin.hidden) return field
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Label: LABEL } } } as Field
}
