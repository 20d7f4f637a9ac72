'use client'

import { checkAttributeValue } from '@passepartout/content-model/shortcodes/check-attribute-value'
import type { AttributeDefinition } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { CatalogueChoice } from '../../content/catalogue-picker/field/catalogue-choice.tsx'
import type { EntryKind } from '../../content/catalogue-picker/picker-entry.ts'
import { formatValueFault } from '../../messages/shortcode-texts.ts'
import { englishLabelOfChoice } from './english-choice-labels.ts'
import { useTranslateShortcodeText } from './use-translate-shortcode-text.ts'

interface ShortcodeAttributeFieldProps {
  readonly shape: AttributeDefinition
  readonly value: string
  /** Why the form cannot be submitted while this optional field is empty; an empty string when it can. */
  readonly missing: string
  /** The kind of catalogue entry that its number identifies. */
  readonly entryKind?: EntryKind | undefined
  readonly onChange: (value: string) => void
}

/** The input of one attribute of a shortcode, according to its shape. The browser refuses values that would show nothing. */
export function ShortcodeAttributeField({ shape, value, missing, entryKind, onChange }: ShortcodeAttributeFieldProps) {
  const { label, kind, required = false, help } = shape
  const id = useId()
  const inLanguage = useTranslateShortcodeText()
  const { language } = useTranslation().i18n
  const wrong = checkAttributeValue(value, shape)
  const fault = wrong ? formatValueFault(language, wrong) : ''
  const shared = {
    id,
    required,
    value,
    'aria-describedby': `${id}-help`,
    'aria-invalid': fault !== '',
    ref: (input: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) =>
      input?.setCustomValidity(fault || missing),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  }
  return (
    <div className="shortcode-dialog__field">
      <label htmlFor={id}>
        {inLanguage(label)}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {kind === 'choice' && (
        <select {...shared}>
          <option value="">–</option>
          {shape.choices?.map((choice) => (
            <option key={choice} value={choice}>
              {inLanguage(englishLabelOfChoice(choice))}
            </option>
          ))}
        </select>
      )}
      {kind === 'flag' && (
        <input
          {...shared}
          type="checkbox"
          checked={value === 'true'}
          onChange={({ target }) => onChange(target.checked ? 'true' : '')}
        />
      )}
      {kind === 'lines' && <textarea {...shared} rows={4} />}
      {kind !== 'choice' && kind !== 'flag' && kind !== 'lines' && (
        <input {...shared} type="text" inputMode={kind === 'wholeNumber' ? 'numeric' : 'text'} autoComplete="off" />
      )}
      <p id={`${id}-help`} className="shortcode-dialog__help">
        {fault && <strong>{fault} </strong>}
        {help && inLanguage(help)}
      </p>
      {entryKind && (
        <CatalogueChoice
          kind={entryKind}
          ids={value.trim() === '' ? [] : [value.trim()]}
          onChange={([chosen = '']) => onChange(chosen)}
        />
      )}
    </div>
  )
}
