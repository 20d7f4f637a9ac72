import { editDistance } from '../edit-distance.ts'
import { type AttributeValueFault, checkAttributeValue } from './check-attribute-value.ts'
import { parseShortcodes } from './parse-shortcodes.ts'
import { isShortcodeName, SHORTCODE_NAMES, type ShortcodeName, shortcodeDefinitionOf } from './shortcode-definitions.ts'
import { attributeOf, type ContentNode, type ShortcodeNode, type TextNode } from './shortcode-nodes.ts'

/** A probable mistake of an editor: the page shows the text unchanged, or the shortcode without the faulty part. */
export interface ShortcodeFault {
  readonly start: number
  readonly end: number
  readonly kind: ShortcodeFaultKind
  /** Parameters of its message: the shortcode, and what to write instead. */
  readonly params: Readonly<Record<string, string>>
  /** Present for an invalid value. */
  readonly value?: AttributeValueFault
}

export type ShortcodeFaultKind =
  | 'attributeMeant'
  | 'noAttribute'
  | 'oneValue'
  | 'value'
  | 'missing'
  | 'missingOrClosing'
  | 'leadsNowhere'
  | 'dateLetters'
  | 'enclosesNothing'
  | 'closesNothing'
  | 'broken'
  | 'meant'
  | 'unknown'

type Fault = Omit<ShortcodeFault, 'start' | 'end'>

/** Anything that looks like a tag to a person; it ends at the next bracket. */
const LOOKS_LIKE_TAG = /\[(\/?)([A-Za-z]+)(?![\w-])([^[\]]*)(\]?)/g
const NAMES_AN_ATTRIBUTE = /^\s+[\w-]+\s*=/
/** Longer words are no misspelt names. */
const MAX_LENGTH = 14

/** All probable mistakes in a text, in order. */
export function findShortcodeFaults(text: string): readonly ShortcodeFault[] {
  if (!text.includes('[')) return []
  return [...faultsOfNodes(text, parseShortcodes(text))].toSorted((one, other) => one.start - other.start)
}

function* faultsOfNodes(source: string, nodes: readonly ContentNode[]): Generator<ShortcodeFault> {
  for (const node of nodes) {
    if (node.type === 'text') yield* faultsOfText(source, node)
    else {
      for (const fault of faultsOfShortcode(node)) yield { start: node.start, end: node.end, ...fault }
      yield* faultsOfNodes(source, node.content ?? [])
    }
  }
}

function* faultsOfShortcode(node: ShortcodeNode): Generator<Fault> {
  const { name, attributes, content } = node
  const { attributes: known, enclosed, needsOneOf } = shortcodeDefinitionOf(name)
  const names = Object.keys(known)
  for (const key of attributes.named.keys()) {
    if (Object.hasOwn(known, key)) continue
    const meant = names.find((attribute) => attribute.toLowerCase() === key.toLowerCase())
    yield meant
      ? { kind: 'attributeMeant', params: { name, key, meant } }
      : { kind: 'noAttribute', params: { name, key, names: names.join(', ') } }
  }
  if (attributes.positional.length > 1) {
    yield { kind: 'oneValue', params: { name } }
  }
  for (const [key, shape] of Object.entries(known)) {
    const value = attributeOf(node, key) ?? ''
    const fault = checkAttributeValue(value, shape)
    if (fault) yield { kind: 'value', params: { name, key, value: shorten(value) }, value: fault }
    const isThere = value.trim() !== '' || (key === enclosed && content !== undefined)
    if (isThere || !shape.required) continue
    yield { kind: key === enclosed ? 'missingOrClosing' : 'missing', params: { name, key } }
  }
  if (needsOneOf && !needsOneOf.some((key) => attributeOf(node, key)?.trim())) {
    const [one = '', other = ''] = needsOneOf
    yield { kind: 'leadsNowhere', params: { name, one, other } }
  }
  const format = name === 'date' ? attributeOf(node, 'format') : undefined
  if (/[YD]/.test(format?.replaceAll(/'[^']*'/g, '') ?? '')) {
    yield { kind: 'dateLetters', params: {} }
  }
  if (content !== undefined && enclosed === undefined) yield { kind: 'enclosesNothing', params: { name } }
}

function* faultsOfText(source: string, { text, start }: TextNode): Generator<ShortcodeFault> {
  for (const match of text.matchAll(LOOKS_LIKE_TAG)) {
    const [whole, slash = '', word = '', rest = '', closing = ''] = match
    const from = start + match.index
    // Escaped by a second pair of brackets.
    if (source[from - 1] === '[') continue
    const fault = faultOfTag(word, slash === '/', rest, closing === ']')
    if (fault) yield { start: from, end: from + whole.length, ...fault }
  }
}

function faultOfTag(word: string, isClosing: boolean, rest: string, isClosed: boolean): Fault | undefined {
  const name = word.toLowerCase()
  if (isShortcodeName(name)) {
    return { kind: isClosing ? 'closesNothing' : 'broken', params: { name } }
  }
  const isMeant = NAMES_AN_ATTRIBUTE.test(rest) || (isClosed && rest.endsWith('/'))
  const meant = nearestShortcodeName(word, isMeant ? 2 : 1)
  if (meant) return { kind: 'meant', params: { word, meant } }
  return isMeant ? { kind: 'unknown', params: { word } } : undefined
}

/** The shortcode whose name is within a number of edits of a word: a letter inserted, deleted, replaced, or two swapped. */
function nearestShortcodeName(word: string, maxSlips: number): ShortcodeName | undefined {
  if (word.length > MAX_LENGTH) return undefined
  const near = SHORTCODE_NAMES.map((name) => ({ name, slips: editDistance(word.toLowerCase(), name, maxSlips) }))
  return near.filter(({ slips }) => slips <= maxSlips).toSorted((one, other) => one.slips - other.slips)[0]?.name
}

function shorten(value: string): string {
  return value.length > 30 ? `${value.slice(0, 29)}…` : value
}
