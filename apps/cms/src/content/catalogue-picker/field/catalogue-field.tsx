'use client'

import { FieldDescription, useForm, useFormFields } from '@payloadcms/ui'
import type { StaticDescription } from 'payload'
import { useMemo } from 'react'
import { ENTRY_KINDS, type EntryKind } from '../picker-entry.ts'
import { CatalogueChoice } from './catalogue-choice.tsx'

interface CatalogueFieldProps {
  readonly path: string
  readonly readOnly?: boolean
  readonly field: {
    readonly type?: string
    readonly hasMany?: boolean
    readonly admin?: { readonly description?: StaticDescription }
  }
  /** The kind of entry; absent where the field `kind` beside it decides. */
  readonly kind?: EntryKind
}

/** Replaces a field's description: the entry that its number identifies, and a button to choose another. */
export function CatalogueField({ field, kind: given, path, readOnly = false }: CatalogueFieldProps) {
  const { dispatchFields, setModified } = useForm()
  const value = useFormFields(([fields]) => fields?.[path]?.value)
  const beside = useFormFields(([fields]) => fields?.[path.replace(/[^.]+$/, 'kind')]?.value)
  const kind = given ?? ENTRY_KINDS.find((known) => known === beside)
  const ids = useMemo(() => idsIn(value), [value])
  const change = (chosen: readonly string[]) => {
    const values = field.type === 'number' ? chosen.map(Number) : chosen
    dispatchFields({ type: 'UPDATE', path, value: field.hasMany ? values : (values[0] ?? null) })
    setModified(true)
  }
  return (
    <>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
      {kind && (
        <CatalogueChoice kind={kind} ids={ids} many={field.hasMany === true} readOnly={readOnly} onChange={change} />
      )}
    </>
  )
}

function idsIn(value: unknown): readonly string[] {
  return [value]
    .flat()
    .map((id) => (typeof id === 'number' || typeof id === 'string' ? String(id).trim() : ''))
    .filter((id) => id !== '')
}
