import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { formatFieldPath } from './format-field-path.ts'

/**
 * Names fields by the labels of their form, in the admin's language, each block by its kind.
 *
 * @returns takes the values in which the path leads to the field, where they are not those of the form
 */
export function useFormatFieldPath(): (path: string, values?: unknown) => string {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const fields = collectionSlug ? (getEntityConfig({ collectionSlug })?.fields ?? []) : []
  const { getField } = useForm()
  return (path, values) => {
    const kindAt = (row: string) => {
      const value = values ? readAt(values, `${row}.blockType`) : getField(`${row}.blockType`)?.value
      return typeof value === 'string' ? value : undefined
    }
    return formatFieldPath(path, fields, { translate: (label) => getTranslation(label, i18n), kindAt })
  }
}

const readAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, part) => Object(value)[part], values)
