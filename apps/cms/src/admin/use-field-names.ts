import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { nameField } from './name-field.ts'

/** Names fields by the labels of their form, in the admin's language. */
export function useFieldNames(): (path: string) => string {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const fields = collectionSlug ? (getEntityConfig({ collectionSlug })?.fields ?? []) : []
  return (path) => nameField(path, fields, (label) => getTranslation(label, i18n))
}
