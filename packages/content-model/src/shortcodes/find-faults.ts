import { parseShortcodes } from './parse-shortcodes.ts'
import {
  attributeOf,
  type ContentNode,
  isShortcodeName,
  SHORTCODES,
  type ShortcodeNode,
  type ShortcodeShape,
} from './shortcode.ts'

/** What an editor should look at: the page shows the text as it stands, or the shortcode without what is wrong. */
export interface ShortcodeFault {
  readonly start: number
  readonly end: number
  /** A sentence that names the shortcode and the way out. */
  readonly message: string
}

/** What looks like a tag to a person, whether or not it is one. */
const LOOKS_LIKE_TAG = /\[(\/?)([A-Za-z]+)((?:\s+[\w-]+\s*=)|(?=\s*\/?\]))/g

/** Everything in a text that an author may have meant otherwise, in the order in which it stands there. */
export function findFaults(text: string): readonly ShortcodeFault[] {
  const faults: ShortcodeFault[] = []
  visit(parseShortcodes(text))
  return faults.toSorted((one, other) => one.start - other.start)

  function visit(nodes: readonly ContentNode[]): void {
    for (const node of nodes) {
      if (node.type === 'text') faults.push(...faultsOfText(text, node))
      else {
        faults.push(...faultsOfShortcode(node))
        visit(node.content ?? [])
      }
    }
  }
}

function* faultsOfShortcode(node: ShortcodeNode): Generator<ShortcodeFault> {
  const { name, attributes, content, start, end } = node
  const { attributes: known, required, enclosed }: ShortcodeShape = SHORTCODES[name]
  for (const key of attributes.named.keys()) {
    if (known.includes(key)) continue
    const meant = known.find((attribute) => attribute.toLowerCase() === key.toLowerCase())
    const way = meant ? `write ${meant}` : `it takes ${known.join(', ')}`
    yield { start, end, message: `[${name}] has no ${key}: ${way}.` }
  }
  for (const key of required) {
    if (attributeOf(node, key)?.trim() || (key === enclosed && content !== undefined && content.length > 0)) continue
    const closing = key === enclosed ? `, or a closing [/${name}] behind it` : ''
    yield { start, end, message: `[${name}] shows nothing without ${key}${closing}.` }
  }
  const format = name === 'date' ? attributeOf(node, 'format') : undefined
  if (/[YD]/.test(format?.replaceAll(/'[^']*'/g, '') ?? '')) {
    yield { start, end, message: '[date] counts Y and D by weeks and years: write yyyy and dd.' }
  }
  if (content !== undefined && enclosed === undefined) {
    yield { start, end, message: `[${name}] encloses nothing: write [${name} … /].` }
  }
}

function* faultsOfText(source: string, { text, start }: { readonly text: string; readonly start: number }) {
  for (const match of text.matchAll(LOOKS_LIKE_TAG)) {
    const [whole, slash, word = '', attribute] = match
    const from = start + match.index
    // Written with a second pair of brackets: meant as text.
    if (source[from - 1] === '[') continue
    const fault = { start: from, end: from + whole.length }
    const name = word.toLowerCase()
    if (slash && isShortcodeName(name)) yield { ...fault, message: `[/${name}] closes nothing.` }
    else if (isShortcodeName(name)) yield { ...fault, message: `[${name}] is broken: look at its quotes and brackets.` }
    else if (attribute) yield { ...fault, message: `There is no shortcode ${word}: it stands on the page as text.` }
  }
}
