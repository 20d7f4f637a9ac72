'use client'

import { SelectField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

type ChoiceFieldProps = TextFieldClientProps & { readonly options: readonly string[] }

/** A select for a text field whose options the database does not know. */
export function ChoiceField({ field, options, path, readOnly = false }: ChoiceFieldProps) {
  const { name, label, required = false, admin: { description } = {} } = field
  const admin = { ...(description && { description }), isClearable: false, isSortable: false, placeholder: '' }
  const select = { name, required, ...(label && { label }), options: [...options], admin }
  return <SelectField path={path} readOnly={readOnly} field={select} />
}
