'use client'

import { getTranslation } from '@payloadcms/translations'
import { FieldDescription, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import type { StaticDescription, StaticLabel } from 'payload'
import { useMemo, useRef } from 'react'
import { LengthWarning } from '../../content/length-warnings/length-warning.tsx'
import { insertText, type TextRange } from './insert-text.ts'
import { ShortcodeTools } from './shortcode-tools.tsx'

interface DescriptionWithShortcodeToolsProps {
  readonly path: string
  readonly readOnly?: boolean
  readonly field: {
    readonly name?: string
    readonly label?: StaticLabel | false
    readonly admin?: {
      readonly description?: StaticDescription
      readonly custom?: Readonly<Record<string, unknown>>
    }
  }
}

/** Replaces a text field's description: the description, then the tools for shortcodes. */
export function DescriptionWithShortcodeTools({ field, path, readOnly = false }: DescriptionWithShortcodeToolsProps) {
  const place = useRef<HTMLDivElement>(null)
  const range = useRef<TextRange>({ start: 0, end: 0 })
  const { dispatchFields, setModified } = useForm()
  const { i18n } = useTranslation()
  const value = useFormFields(([fields]) => fields?.[path]?.value)
  const text = typeof value === 'string' ? value : ''
  const lines = useMemo(() => [text], [text])

  const inputOf = () =>
    place.current?.closest('.field-type')?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')

  const readSelected = () => {
    const input = inputOf()
    const end = input?.selectionEnd ?? text.length
    range.current = { start: input?.selectionStart ?? end, end }
    return text.slice(range.current.start, end)
  }

  const insert = (shortcode: string, replaces: boolean) => {
    const next = insertText(text, range.current, shortcode, replaces)
    dispatchFields({ type: 'UPDATE', path, value: next.text })
    setModified(true)
    // Places the cursor after the inserted text once the input has it.
    requestAnimationFrame(() => {
      const input = inputOf()
      input?.focus()
      input?.setSelectionRange(next.cursor, next.cursor)
    })
  }

  return (
    <div ref={place}>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
      <LengthWarning text={text} comfortable={field.admin?.custom?.comfortable} />
      <ShortcodeTools
        label={getTranslation(field.label || (field.name ?? ''), i18n)}
        lines={lines}
        readOnly={readOnly}
        readSelected={readSelected}
        insert={insert}
      />
    </div>
  )
}
