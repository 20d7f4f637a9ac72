import type { Inline } from '@passepartout/content-model/rich-text'
import { mayHoldShortcodes } from '../content/document/shortcodes-of-document.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { linkOfShortcode } from './link-of-shortcode.ts'
import { type InlineRun, splitAtShortcodes } from './split-at-shortcodes.ts'
import { renderPlainText, textOfShortcode } from './text-of-shortcode.ts'

/**
 * A document or a part of one with shortcodes rendered as plain text, for Markdown, search engines and sharing. Links
 * in rich text stay links.
 */
export function renderShortcodesAsText<T extends object>(value: T, page: PageContext): T {
  return mayHoldShortcodes(value) ? (strip(value, page) as T) : value
}

function strip(value: unknown, page: PageContext): unknown {
  if (typeof value === 'string') return renderPlainText(value, page)
  if (Array.isArray(value)) return isLine(value) ? stripLine(value, page) : value.map((part) => strip(part, page))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, strip(part, page)]))
}

function isLine(values: unknown[]): values is Inline[] {
  return values.some(
    (value) =>
      typeof value === 'object' && value !== null && 'type' in value && value.type === 'text' && 'text' in value,
  )
}

/**
 * The result is text: remaining brackets are literal or nested too deeply. Removes the double space that an icon
 * leaves.
 */
function stripLine(inlines: readonly Inline[], page: PageContext): readonly Inline[] {
  const line: Inline[] = []
  for (const inline of splitAtShortcodes(inlines).flatMap((run) => toInlines(run, page))) {
    const last = line.at(-1)
    const isDoubled = inline.type === 'text' && last?.type === 'text' && last.text.endsWith(' ')
    const words = isDoubled ? { ...inline, text: inline.text.trimStart() } : inline
    if (words.type !== 'text' || words.text !== '') line.push(words)
  }
  return line
}

function toInlines(run: InlineRun, page: PageContext): readonly Inline[] {
  if (run.type === 'link') return [{ ...run, children: stripLine(run.children, page).flatMap(textsOf) }]
  if (run.type !== 'shortcode') return [run]
  const { node, content } = run
  const words = content?.flatMap((part) => toInlines(part, page)) ?? [
    { type: 'text' as const, text: textOfShortcode(node, page) },
  ]
  const href = LINKS.has(node.name) ? linkOfShortcode(node, page).link?.href : undefined
  const texts = words.filter((word) => word.type === 'text')
  if (href === undefined || texts.length === 0) return words
  const action = { type: 'CUSTOM', url: href, newTab: false, label: '', appearance: 'link' } as const
  return [{ type: 'link', action, children: texts }]
}

/** A link inside of a link is rendered as its text. */
function textsOf(inline: Inline) {
  if (inline.type === 'link') return inline.children
  return inline.type === 'text' ? [inline] : []
}

const LINKS: ReadonlySet<string> = new Set(['link', 'jumplink', 'experience', 'cta'])
