'use client'

import { type ShortcodeName, shapeOf } from '@passepartout/content-model/shortcodes/shortcodes'
import type { ReactNode } from 'react'
import { formatToday } from './format-today.ts'
import { useLivePrice } from './use-live-price.ts'
import { type ShortcodeValues, writeShortcode } from './write-shortcode.ts'

interface ShortcodePreviewProps {
  readonly name: ShortcodeName
  readonly values: ShortcodeValues
}

/** What visitors will see, as far as the admin can draw it, and the text that will be written. */
export function ShortcodePreview({ name, values }: ShortcodePreviewProps) {
  const written = writeShortcode(name, values)
  return (
    <section className="shortcode-dialog__preview" aria-label="Preview">
      <div role="status">{name === 'price' ? <LivePrice written={written} /> : drawingOf(name, values)}</div>
      <p>
        Written as <code>{written}</code>
      </p>
    </section>
  )
}

function drawingOf(name: Exclude<ShortcodeName, 'price'>, values: ShortcodeValues): ReactNode {
  const { attributes, label, enclosed = '' } = shapeOf(name)
  const words = values[enclosed]?.trim()
  switch (name) {
    case 'icon':
      return values.type ? `A small drawing: ${values.type}` : 'Choose a drawing.'
    case 'date':
      return formatToday(values.format ?? '', new Date())
    case 'callout':
    case 'notes':
      return (
        <aside className="shortcode-dialog__box">
          {name === 'callout' && <strong>{values.title || values.tone || 'Note'}</strong>}
          <p>{words || 'Its text.'}</p>
        </aside>
      )
    case 'cta':
      return <span className="shortcode-dialog__button">{words || label}</span>
    case 'link':
    case 'jumplink':
    case 'experience': {
      const target = values.url || values.uid || values.targetBlockId || values.tgid
      return (
        <>
          <u>{words || values.url || label}</u> {target && `→ ${target}`}
        </>
      )
    }
    case 'image':
    case 'spotify':
    case 'iframe': {
      const [first = ''] = Object.keys(attributes)
      return `${label}: ${values.alt || values.name || values.contentType || 'no words'} → ${values[first] || '…'}`
    }
  }
}

function LivePrice({ written }: { readonly written: string }) {
  const { state, words } = useLivePrice(written)
  return <span data-price={state}>{words}</span>
}
