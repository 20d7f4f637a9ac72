import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { nameField } from './name-field.ts'

/** Names fields by the labels of their form, in the admin's language, each block by its kind. */
export function useFieldNames(): (path: string) => string {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const fields = collectionSlug ? (getEntityConfig({ collectionSlug })?.fields ?? []) : []
  const { getField } = useForm()
  const kindAt = (path: string) => {
    const value = getField(`${path}.blockType`)?.value
    return typeof value === 'string' ? value : undefined
  }
  return (path) => nameField(path, fields, { translate: (label) => getTranslation(label, i18n), kindAt })
}
