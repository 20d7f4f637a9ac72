import { canonicalizePath } from '@passepartout/content-model/links/uid'
import { TEXT_RUN_SEPARATOR } from '@passepartout/content-model/shortcodes/collect-shortcodes'
import { parseShortcodeTag } from '@passepartout/content-model/shortcodes/parse-shortcode-tag'
import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import { printShortcodes } from '@passepartout/content-model/shortcodes/print-shortcodes'
import { shortcodeDefinitionOf } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import type { ContentNode, ShortcodeNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { PAGE_RELATION_FIELDS } from '../../publishing/build/collect-relations.ts'

/** Old and new identifiers of pages that are copied to another site. */
export interface SiteCopyMapping {
  readonly fromHost: string
  readonly toHost: string
  /** Path on the old host, with language, to the path on the new one; `undefined` when the page is not copied. */
  readonly paths: ReadonlyMap<string, string | undefined>
  /** Uids of the copied pages. */
  readonly uids: ReadonlyMap<string, string>
  /** Numbers of the copied pages. */
  readonly ids: ReadonlyMap<number, number>
}

/** Fields that hold an address: of links, of links in rich text, of the logo, of payment methods. */
const ADDRESS_FIELDS = new Set(['url', 'logoRedirectionURL', 'link'])

/**
 * Changes all links in a value to the copies: relations, addresses, links in rich text and in shortcodes, at any depth. A link
 * to a page that is not copied becomes absolute, so that it still leads to the old site.
 */
export function rewriteLinks<T>(value: T, move: SiteCopyMapping): T {
  return rewriteValue(value, move) as T
}

function rewriteValue(value: unknown, move: SiteCopyMapping): unknown {
  if (typeof value === 'string') return rewriteShortcodeLinks(value, move)
  if (Array.isArray(value)) return rewriteRuns(value, move)
  if (typeof value !== 'object' || value === null) return value
  const namesPage = 'relationTo' in value && value.relationTo === 'pages'
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      if (PAGE_RELATION_FIELDS.has(key) || (namesPage && key === 'value')) return [key, rewriteRelation(child, move)]
      if (ADDRESS_FIELDS.has(key) && typeof child === 'string') return [key, rewriteAddress(child, move)]
      return [key, rewriteValue(child, move)]
    }),
  )
}

/** The rich-text editor sometimes stores a number as text, or a whole page once it was loaded. */
function rewriteRelation(value: unknown, { ids }: SiteCopyMapping): unknown {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  const copy = ids.get(Number(id))
  if (id === null || copy === undefined) return value
  return typeof id === 'string' ? String(copy) : copy
}

/** Converts an address of the old site to the new one; other addresses stay unchanged. */
export function rewriteAddress(address: string, { fromHost, toHost, paths }: SiteCopyMapping): string {
  const trimmed = address.trim()
  const isRelative = trimmed.startsWith('/') && !trimmed.startsWith('//')
  const url = URL.parse(trimmed, isRelative ? `https://${fromHost}` : undefined)
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== fromHost) return address
  const path = canonicalizePath(url.pathname)
  if (path === undefined || !paths.has(path)) return address
  const copy = paths.get(path)
  const rest = `${url.search}${url.hash}`
  if (copy === undefined) return isRelative ? `https://${fromHost}${trimmed}` : address
  if (isRelative) return copy === path ? address : `${copy}${rest}`
  return `${url.protocol}//${toHost}${copy}${rest}`
}

/** Rewrites the shortcodes in a text; the text around them is unchanged. */
export function rewriteShortcodeLinks(text: string, move: SiteCopyMapping): string {
  return text.includes('[') ? (applyEdits([text], findEdits(text, move))[0] ?? text) : text
}

/** The runs of a line of rich text are one text, because a shortcode may begin in one and end in another. */
function rewriteRuns(values: readonly unknown[], move: SiteCopyMapping): unknown[] {
  const others = values.map((value) => (isTextRun(value) ? value : rewriteValue(value, move)))
  if (!values.some(isTextRun)) return others
  const pieces = values.map((value) => (isTextRun(value) ? value.text : TEXT_RUN_SEPARATOR))
  const texts = applyEdits(pieces, findEdits(pieces.join(''), move))
  return others.map((value, index) => (isTextRun(value) ? { ...value, text: texts[index] } : value))
}

function isTextRun(value: unknown): value is { readonly text: string } {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('text' in value)) return false
  return value.type === 'text' && typeof value.text === 'string'
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function findEdits(text: string, move: SiteCopyMapping): Edit[] {
  const edits: Edit[] = []
  const visit = (nodes: readonly ContentNode[]) => {
    for (const node of nodes) {
      if (node.type === 'text') continue
      const edit = editOf(node, text, move)
      if (edit) edits.push(edit)
      visit(node.content ?? [])
    }
  }
  visit(parseShortcodes(text))
  return edits
}

/** Writes the opening tag again when one of its values changes. */
function editOf({ name, attributes, start }: ShortcodeNode, text: string, move: SiteCopyMapping): Edit | undefined {
  const tag = parseShortcodeTag(text, start)
  if (!tag) return undefined
  const [first = ''] = Object.keys(shortcodeDefinitionOf(name).attributes)
  const rewrite = (key: string, value: string) => rewriteAttribute(name, key, value, move)
  const named = new Map([...attributes.named].map(([key, value]) => [key, rewrite(key, value)]))
  const positional = attributes.positional.map((value, index) => (index === 0 ? rewrite(first, value) : value))
  const isSame =
    [...named].every(([key, value]) => attributes.named.get(key) === value) &&
    positional.every((value, index) => attributes.positional[index] === value)
  if (isSame) return undefined
  const printed = printShortcodes([{ type: 'shortcode', name, attributes: { named, positional }, start: 0, end: 0 }])
  return { start, end: tag.end, text: tag.form === 'open' ? printed.replace(/ \/\]$/, ']') : printed }
}

function rewriteAttribute(name: ShortcodeNode['name'], key: string, value: string, move: SiteCopyMapping): string {
  if (name === 'link' && key === 'uid') return move.uids.get(value) ?? value
  return shortcodeDefinitionOf(name).attributes[key]?.kind === 'address' ? rewriteAddress(value, move) : value
}

/** The replacement of a range goes into the piece in which the range begins. */
function applyEdits(pieces: readonly string[], edits: readonly Edit[]): string[] {
  let from = 0
  return pieces.map((piece) => {
    const [begin, end] = [from, from + piece.length]
    from = end
    return edits
      .toSorted((first, second) => second.start - first.start)
      .filter((edit) => edit.start < end && edit.end > begin)
      .reduce((text, edit) => {
        const replacement = edit.start >= begin ? edit.text : ''
        return (
          text.slice(0, Math.max(0, edit.start - begin)) +
          replacement +
          text.slice(Math.min(piece.length, edit.end - begin))
        )
      }, piece)
  })
}
