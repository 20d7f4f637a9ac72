'use client'

import { FieldDescription, useForm, useFormFields } from '@payloadcms/ui'
import type { StaticDescription } from 'payload'
import { useTranslate } from '../../messages/use-translate.ts'
import { useBlockRows } from '../compositions/use-block-rows.ts'
import { hasNoTarget } from './has-no-target.ts'
import './anchors.css'

export interface BlockChoiceProps {
  readonly path: string
  readonly readOnly?: boolean
  readonly field: { readonly admin?: { readonly description?: StaticDescription } }
  /** The names of the blocks, by type. */
  readonly names: Readonly<Record<string, string>>
}

/** Replaces a field's description: the blocks of this page by name, and a warning when the value is none of them. */
export function BlockChoice({ field, names, path, readOnly = false }: BlockChoiceProps) {
  const say = useTranslate()
  const { dispatchFields, setModified } = useForm()
  const rows = useBlockRows('blocks', names)
  const value = useFormFields(([fields]) => fields?.[path]?.value)
  const target = typeof value === 'string' ? value.trim() : ''
  const isKnown = rows.some(({ id }) => id === target)
  const choose = (chosen: string) => {
    dispatchFields({ type: 'UPDATE', path, value: chosen })
    setModified(true)
  }
  return (
    <>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
      {!readOnly && (
        <select
          className="block-choice"
          aria-label={say('blocks:target')}
          value={isKnown ? target : ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="" disabled>
            {say('blocks:chooseTarget')}
          </option>
          {rows.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
      <p className="block-choice__warning" role="status">
        {hasNoTarget(target, rows) && say('blocks:noTarget')}
      </p>
    </>
  )
}
