import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useRef } from 'react'
import { fieldAt } from '../../admin/form-fields/field-at.ts'
import { findTexts, type TextKindAt, type TextPlace, withReplacedText } from './find-text.ts'

/** A text of the form that is being written in the preview. */
interface WrittenText {
  /** Id of its block, which may move meanwhile; none before the blocks. */
  readonly block: string | undefined
  readonly place: TextPlace
}

/** Writes texts of the preview into the fields of the open form. */
export function useInlineTextEditing() {
  const { dispatchFields, getFields, setModified, ...form } = useForm()
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const written = useRef<WrittenText>(undefined)
  const schema = collectionSlug ? (getEntityConfig({ collectionSlug })?.fields ?? []) : []

  const kindIn =
    (fields: FormState): TextKindAt =>
    (path) => {
      const kindAt = (row: string) => String(fields[`${row}.blockType`]?.value)
      const field = fieldAt(path, schema, kindAt)
      if (!field || field.admin?.readOnly) return undefined
      if (field.type === 'richText') return 'rich'
      const isPlain = field.type === 'textarea' || (field.type === 'text' && !field.hasMany)
      return isPlain && field.name !== 'blockName' ? 'plain' : undefined
    }

  return {
    /**
     * Finds the field of a text that somebody clicked.
     *
     * @returns whether it is one field that may be changed; a text that stands there twice is written in the form
     */
    begin: (block: string | undefined, text: string): boolean => {
      written.current = undefined
      const fields = getFields()
      const index = rowOf(fields, block)
      if (form.disabled || (block !== undefined && index === undefined)) return false
      const [place, ...others] = findTexts(fields, index, text, kindIn(fields))
      if (!place || others.length > 0) return false
      written.current = { block, place }
      return true
    },
    /** Changes the field of the text that was begun. */
    write: (text: string): void => {
      if (!written.current) return
      const { block, place } = written.current
      const fields = getFields()
      const index = rowOf(fields, block)
      if (block !== undefined && index === undefined) return
      const path = place.path.replace(/^blocks\.\d+/, `blocks.${index}`)
      const value = withReplacedText(fields[path]?.value, place, text)
      if (value === undefined || value === fields[path]?.value) return
      // An editor of rich text takes a value from outside only with an initial one.
      dispatchFields({ type: 'UPDATE', path, value, ...(place.children && { initialValue: value }) })
      setModified(true)
    },
  }
}

/** Index of a block's row. */
function rowOf(fields: FormState, block: string | undefined): number | undefined {
  const index = fields.blocks?.rows?.findIndex(({ id }) => id === block) ?? -1
  return index < 0 ? undefined : index
}
