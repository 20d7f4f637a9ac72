'use client'

import {
  type PriceEntity,
  SHORTCODE_NAMES,
  type ShortcodeName,
  shortcodeDefinitionOf,
} from '@passepartout/content-model/shortcodes/shortcode-definitions'
import { type FormEvent, useId, useState } from 'react'
import { SideDialog } from '../../admin/side-dialog/side-dialog.tsx'
import type { EntryKind } from '../../content/catalogue-picker/picker-entry.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { ShortcodeAttributeField } from './shortcode-attribute-field.tsx'
import { ShortcodePreview } from './shortcode-preview.tsx'
import { useTranslateShortcodeText } from './use-translate-shortcode-text.ts'
import { containsSelectedText, type ShortcodeValues, writeShortcode } from './write-shortcode.ts'

interface ShortcodeDialogProps {
  /** The text selected in the field: a shortcode encloses it if it can. */
  readonly selected: string
  readonly onInsert: (shortcode: string, replaces: boolean) => void
  readonly onClose: () => void
}

/** A drawer to choose, fill in and preview a shortcode before it is inserted. */
export function ShortcodeDialog({ selected, onInsert, onClose }: ShortcodeDialogProps) {
  const form = useId()
  const words = useTranslate()
  const inLanguage = useTranslateShortcodeText()
  const [name, setName] = useState<ShortcodeName>('icon')
  const [values, setValues] = useState<ShortcodeValues>({})

  const choose = (chosen: ShortcodeName) => {
    const { enclosed } = shortcodeDefinitionOf(chosen)
    setName(chosen)
    if (enclosed !== undefined && selected !== '') setValues((before) => ({ [enclosed]: selected, ...before }))
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // Submitting would bubble to the page's own form in React's tree.
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.closest('dialog')?.close()
    onInsert(writeShortcode(name, values), containsSelectedText(name, values, selected))
  }

  const { attributes, help, needsOneOf = [] } = shortcodeDefinitionOf(name)
  const lacksOneOf = needsOneOf.length > 0 && needsOneOf.every((key) => !values[key]?.trim())
  const [one = '', other = ''] = needsOneOf.map((key) => inLanguage(attributes[key]?.label ?? key))
  const button = (
    <button type="submit" form={form} className="btn btn--style-primary btn--size-medium">
      {words('shortcodes:insert')}
    </button>
  )
  return (
    <SideDialog
      title={words('shortcodes:heading')}
      closing={words('shortcodes:cancel')}
      onClose={onClose}
      actions={button}
    >
      <form id={form} className="shortcode-dialog" onSubmit={submit}>
        <fieldset className="shortcode-dialog__choice">
          <legend>{words('shortcodes:which')}</legend>
          {SHORTCODE_NAMES.map((choice) => (
            <label key={choice}>
              <input type="radio" name="shortcode" checked={choice === name} onChange={() => choose(choice)} />{' '}
              {inLanguage(shortcodeDefinitionOf(choice).label)}
            </label>
          ))}
        </fieldset>
        <p className="shortcode-dialog__help">{inLanguage(help)}</p>
        {Object.entries(attributes).map(([key, shape]) => (
          <ShortcodeAttributeField
            key={`${name} ${key}`}
            shape={shape}
            value={values[key] ?? ''}
            entryKind={entryKindOfAttribute(name, key, values)}
            missing={lacksOneOf && key === needsOneOf[0] ? words('shortcodes:fillIn', { one, other }) : ''}
            onChange={(value) => setValues((before) => ({ ...before, [key]: value }))}
          />
        ))}
        <ShortcodePreview name={name} values={values} />
      </form>
    </SideDialog>
  )
}

const KINDS: Readonly<Record<PriceEntity, EntryKind>> = {
  Tgid: 'product',
  Collection: 'collection',
  Category: 'category',
  SubCategory: 'subCategory',
}

/** The kind of catalogue entry whose id an attribute holds; `undefined` for other attributes. */
function entryKindOfAttribute(name: ShortcodeName, key: string, values: ShortcodeValues): EntryKind | undefined {
  if (name === 'experience' && key === 'tgid') return 'product'
  if (name !== 'price') return undefined
  if (key === 'city') return 'city'
  return key === 'entityId' ? Object.entries(KINDS).find(([entity]) => entity === values.entity)?.[1] : undefined
}
