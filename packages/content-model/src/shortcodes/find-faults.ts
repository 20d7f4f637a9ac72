import { faultOfValue } from './check-value.ts'
import { nearestName } from './nearest-name.ts'
import { parseShortcodes } from './parse-shortcodes.ts'
import { attributeOf, type ContentNode, type ShortcodeNode, type TextNode } from './shortcode.ts'
import { isShortcodeName, shapeOf } from './shortcodes.ts'

/** What an editor should look at: the page shows the text as it stands, or the shortcode without what is wrong. */
export interface ShortcodeFault {
  readonly start: number
  readonly end: number
  /** A sentence that names the shortcode and the way out. */
  readonly message: string
}

/** What looks like a tag to a person, whether or not it is one; it ends where the next bracket stands. */
const LOOKS_LIKE_TAG = /\[(\/?)([A-Za-z]+)(?![\w-])([^[\]]*)(\]?)/g
const NAMES_AN_ATTRIBUTE = /^\s+[\w-]+\s*=/

/** Everything in a text that an author may have meant otherwise, in the order in which it stands there. */
export function findFaults(text: string): readonly ShortcodeFault[] {
  if (!text.includes('[')) return []
  return [...faultsOfNodes(text, parseShortcodes(text))].toSorted((one, other) => one.start - other.start)
}

function* faultsOfNodes(source: string, nodes: readonly ContentNode[]): Generator<ShortcodeFault> {
  for (const node of nodes) {
    if (node.type === 'text') yield* faultsOfText(source, node)
    else {
      for (const message of faultsOfShortcode(node)) yield { start: node.start, end: node.end, message }
      yield* faultsOfNodes(source, node.content ?? [])
    }
  }
}

function* faultsOfShortcode(node: ShortcodeNode): Generator<string> {
  const { name, attributes, content } = node
  const { attributes: known, enclosed, needsOneOf } = shapeOf(name)
  const names = Object.keys(known)
  for (const key of attributes.named.keys()) {
    if (Object.hasOwn(known, key)) continue
    const meant = names.find((attribute) => attribute.toLowerCase() === key.toLowerCase())
    yield `[${name}] has no ${key}: ${meant ? `write ${meant}` : `it takes ${names.join(', ')}`}.`
  }
  if (attributes.positional.length > 1) {
    yield `[${name}] takes one value without a name: quote the words, or write [[${name} …]] for the text itself.`
  }
  for (const [key, shape] of Object.entries(known)) {
    const value = attributeOf(node, key) ?? ''
    const rule = faultOfValue(value, shape)
    if (rule) yield `[${name}] cannot use ${key}="${shorten(value)}": ${key} ${rule}.`
    const isThere = value.trim() !== '' || (key === enclosed && content !== undefined)
    if (isThere || !shape.required) continue
    const closing = key === enclosed ? `, or a closing [/${name}] behind it` : ''
    yield `[${name}] shows nothing without ${key}${closing}.`
  }
  if (needsOneOf && !needsOneOf.some((key) => attributeOf(node, key)?.trim())) {
    yield `[${name}] leads nowhere without ${needsOneOf.join(' or ')}.`
  }
  const format = name === 'date' ? attributeOf(node, 'format') : undefined
  if (/[YD]/.test(format?.replaceAll(/'[^']*'/g, '') ?? '')) {
    yield '[date] counts Y and D by weeks and years: write yyyy and dd.'
  }
  if (content !== undefined && enclosed === undefined) yield `[${name}] encloses nothing: write [${name} … /].`
}

function* faultsOfText(source: string, { text, start }: TextNode): Generator<ShortcodeFault> {
  for (const match of text.matchAll(LOOKS_LIKE_TAG)) {
    const [whole, slash = '', word = '', rest = '', closing = ''] = match
    const from = start + match.index
    // Written with a second pair of brackets: meant as text.
    if (source[from - 1] === '[') continue
    const message = faultOfTag(word, slash === '/', rest, closing === ']')
    if (message) yield { start: from, end: from + whole.length, message }
  }
}

function faultOfTag(word: string, isClosing: boolean, rest: string, isClosed: boolean): string | undefined {
  const name = word.toLowerCase()
  if (isShortcodeName(name)) {
    return isClosing ? `[/${name}] closes nothing.` : `[${name}] is broken: look at its quotes and brackets.`
  }
  const isMeant = NAMES_AN_ATTRIBUTE.test(rest) || (isClosed && rest.endsWith('/'))
  const meant = nearestName(word, isMeant ? 2 : 1)
  if (meant) return `There is no shortcode ${word}: did you mean ${meant}? It stands on the page as text.`
  return isMeant ? `There is no shortcode ${word}: it stands on the page as text.` : undefined
}

function shorten(value: string): string {
  return value.length > 30 ? `${value.slice(0, 29)}…` : value
}
