import { parseShortcodeTag, type ShortcodeTag } from './parse-shortcode-tag.ts'
import type { ContentNode, TextNode } from './shortcode-nodes.ts'

/** Maximum nesting; deeper shortcodes stay text. */
export const MAX_DEPTH = 8

interface TextToken {
  readonly form: 'text'
  readonly start: number
  readonly end: number
}

interface TagToken extends ShortcodeTag {
  readonly start: number
}

type Token = TextToken | TagToken

/**
 * Parses a text in linear time. Unknown names, unmatched closing tags and broken tags are text; there are no errors.
 * `findShortcodeFaults` reports what looks wrong to editors.
 */
export function parseShortcodes(text: string): readonly ContentNode[] {
  if (!text.includes('[')) return text === '' ? [] : [textNode(text, 0, text.length)]
  const tokens = readTokens(text)
  return buildNodes(text, tokens, matchTags(tokens))
}

function readTokens(text: string): readonly Token[] {
  const tokens: Token[] = []
  let textStart = 0
  const addText = (start: number, end: number) => {
    if (start < end) tokens.push({ form: 'text', start, end })
  }
  for (let at = text.indexOf('['); at !== -1; at = text.indexOf('[', at)) {
    const escaped = text[at + 1] === '[' ? parseShortcodeTag(text, at + 1) : undefined
    if (escaped && text[escaped.end] === ']') {
      addText(textStart, at)
      addText(at + 1, escaped.end)
      textStart = at = escaped.end + 1
      continue
    }
    const tag = parseShortcodeTag(text, at)
    if (!tag) {
      at += 1
      continue
    }
    addText(textStart, at)
    tokens.push({ ...tag, start: at })
    textStart = at = tag.end
  }
  addText(textStart, text.length)
  return tokens
}

/** The index of the closing tag for each opening tag that has one; a closing tag belongs to the nearest opening one. */
function matchTags(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const closings = new Map<number, number>()
  const open: number[] = []
  const waiting = new Map<string, number>()
  const count = (name: string, change: number) => waiting.set(name, (waiting.get(name) ?? 0) + change)
  for (const [place, token] of tokens.entries()) {
    if (token.form === 'open') {
      open.push(place)
      count(token.name, 1)
    }
    if (token.form !== 'close' || !waiting.get(token.name)) continue
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      const opening = tokens[last]
      if (opening?.form !== 'open') continue
      count(opening.name, -1)
      if (opening.name !== token.name) continue
      closings.set(last, place)
      break
    }
  }
  return closings
}

interface Level {
  readonly nodes: ContentNode[]
  readonly opening?: TagToken
  /** Index of the token that ends it. */
  readonly until: number
}

function buildNodes(text: string, tokens: readonly Token[], closings: ReadonlyMap<number, number>) {
  const root: Level = { nodes: [], until: tokens.length }
  const levels: Level[] = [root]
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] as Token
    const level = levels.at(-1) ?? root
    const closing = closings.get(place)
    const end = closing === undefined ? undefined : tokens[closing]
    if (level.opening && place === level.until) {
      levels.pop()
      const shortcode = shortcodeNode(level.opening, token.end)
      levels.at(-1)?.nodes.push(level.nodes.length > 0 ? { ...shortcode, content: level.nodes } : shortcode)
    } else if (token.form === 'text' || token.form === 'close') {
      level.nodes.push(textNode(text, token.start, token.end))
    } else if (closing === undefined || !end) {
      level.nodes.push(shortcodeNode(token, token.end))
    } else if (levels.length > MAX_DEPTH) {
      level.nodes.push(textNode(text, token.start, end.end))
      place = closing
    } else {
      levels.push({ nodes: [], opening: token, until: closing })
    }
  }
  return root.nodes
}

function textNode(text: string, start: number, end: number): TextNode {
  return { type: 'text', text: text.slice(start, end), start, end }
}

function shortcodeNode({ name, attributes, start }: TagToken, end: number) {
  return { type: 'shortcode', name, attributes, start, end } as const
}
