'use client'

import { type ShortcodeName, shortcodeDefinitionOf } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import { type ReactNode, useEffect, useState } from 'react'
import { z } from 'zod'
import { request } from '../../admin/requests.ts'
import { useDebounced } from '../../admin/use-debounced.ts'
import type { Translate } from '../../messages/translate.ts'
import { useTranslate } from '../../messages/use-translate.ts'
import { englishLabelOfChoice } from './english-choice-labels.ts'
import { formatToday } from './format-today.ts'
import { useTranslateShortcodeText } from './use-translate-shortcode-text.ts'
import { type ShortcodeValues, writeShortcode } from './write-shortcode.ts'

const answerSchema = z.object({ price: z.string().optional(), message: z.string().optional() })

/** What visitors will see, as far as the admin can render it, and the source text. */
export function ShortcodePreview({ name, values }: { readonly name: ShortcodeName; readonly values: ShortcodeValues }) {
  const written = writeShortcode(name, values)
  const words = useTranslate()
  const inLanguage = useTranslateShortcodeText()
  return (
    <section className="shortcode-dialog__preview" aria-label={words('shortcodes:preview')}>
      <div role="status">
        {name === 'price' ? <LivePrice written={written} /> : drawingOf(name, values, words, inLanguage)}
      </div>
      <p>
        {words('shortcodes:writtenAs')} <code>{written}</code>
      </p>
    </section>
  )
}

function drawingOf(
  name: Exclude<ShortcodeName, 'price'>,
  values: ShortcodeValues,
  say: Translate,
  inLanguage: (english: string) => string,
): ReactNode {
  const { attributes, enclosed = '', ...shape } = shortcodeDefinitionOf(name)
  const label = inLanguage(shape.label)
  const words = values[enclosed]?.trim()
  switch (name) {
    case 'icon':
      return values.type ? say('shortcodes:drawing', { type: values.type }) : say('shortcodes:chooseDrawing')
    case 'date':
      return formatToday(values.format ?? '', new Date())
    case 'callout':
    case 'notes':
      return (
        <aside className="shortcode-dialog__box">
          {name === 'callout' && (
            <strong>{values.title || inLanguage(englishLabelOfChoice(values.tone || 'note'))}</strong>
          )}
          <p>{words || say('shortcodes:itsText')}</p>
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
      return `${label}: ${values.alt || values.name || values.contentType || say('shortcodes:noWords')} → ${values[first] || '…'}`
    }
  }
}

function LivePrice({ written }: { readonly written: string }) {
  const { state, words } = useLivePrice(written)
  const inLanguage = useTranslateShortcodeText()
  return <span data-price={state}>{inLanguage(words)}</span>
}

interface LivePrice {
  readonly state: 'asking' | 'known' | 'none'
  /** The price, or, in English, why there is none. */
  readonly words: string
}

/** The current text of a price shortcode; `asking` until the answer is for the current shortcode. */
function useLivePrice(written: string): LivePrice {
  const debounced = useDebounced(written, 300)
  const [answer, setAnswer] = useState<LivePrice & { readonly to: string }>()
  useEffect(() => {
    const stop = new AbortController()
    fetchLivePrice(debounced, stop.signal).then(
      (found) => stop.signal.aborted || setAnswer({ ...found, to: debounced }),
    )
    return () => stop.abort()
  }, [debounced])
  return answer?.to === written ? answer : { state: 'asking', words: 'Asking the catalogue …' }
}

async function fetchLivePrice(written: string, signal: AbortSignal): Promise<LivePrice> {
  const answer = await request(answerSchema, `/api/shortcode-price?${new URLSearchParams({ written })}`, { signal })
  if (answer.ok && answer.value.price !== undefined) return { state: 'known', words: answer.value.price }
  if (answer.ok) return { state: 'none', words: answer.value.message ?? 'There is no price.' }
  return { state: 'none', words: answer.reasons[0] ?? 'The content system does not answer.' }
}
