import { useDocumentInfo, useLocale, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import type { FormValues } from './compare-values.ts'

/** The values of a form's fields. */
export const valuesOf = (state: FormState): FormValues => reduceFieldsToValues(state, true)

/** Makes the fields of this form from a document. The returned function gives `undefined` when nothing answers. */
export function useFormStateBuilder(): (document: FormValues) => Promise<FormState | undefined> {
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const { code: locale } = useLocale()
  return async (document) => {
    if (id === undefined || !collectionSlug || !docPermissions) return undefined
    const made = await getFormState({
      ...{ id, collectionSlug, docPermissions, locale, schemaPath: collectionSlug },
      ...{ data: document, operation: 'update', renderAllFields: true, skipValidation: true },
      docPreferences: await getDocPreferences(),
    })
    return made?.state
  }
}
