'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, GroupField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { ClientField, GroupFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { reasonToUnfoldGroup } from './reason-to-unfold-group.ts'
import './folded-group.css'

/** A group that few need: closed, unless something in it is set or has an error. */
export function FoldedGroup(props: GroupFieldClientProps) {
  const { field, path } = props
  const { label, ...unlabelled } = field
  const { i18n } = useTranslation()
  const reason = useFormFields(([fields]) => reasonToUnfoldGroup(fields ?? {}, path, namesIn(field.fields)))
  const [isOpen, setOpen] = useState(reason !== undefined)

  useEffect(() => {
    if (reason) setOpen(true)
  }, [reason])

  return (
    <details className="folded-group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{getTranslation(label || '', i18n)}</summary>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
      <GroupField {...props} field={unlabelled} />
    </details>
  )
}

/** The names of a group's fields, also of those beside each other in a row. */
function namesIn(fields: readonly ClientField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'row') return namesIn(field.fields)
    return 'name' in field ? [field.name] : []
  })
}
