import { isShortcodeName, type ShortcodeName } from './shortcode-definitions.ts'
import type { ShortcodeAttributes } from './shortcode-nodes.ts'

/** `[name …]`, `[name … /]` or `[/name]`, without what it may enclose. */
export interface ShortcodeTag {
  readonly form: 'open' | 'selfClosing' | 'close'
  readonly name: ShortcodeName
  readonly attributes: ShortcodeAttributes
  /** Offset after its last character. */
  readonly end: number
}

const NAME = /\[(\/?)([A-Za-z]+)(?=[\s/\]])/y
const CLOSE_END = /\s*\]/y
const OPEN_END = /\s*(\/?)\]/y
/**
 * White space, then a name with a value, a value alone, or a name alone. An opening bracket ends every tag, so that parsing
 * stays linear in the length of the text.
 */
const ATTRIBUTE =
  /\s+(?:([A-Za-z][\w-]*)\s*=\s*)?(?:"((?:[^"[\\]|\\[\s\S])*)"(?=[\s/\]])|'((?:[^'[\\]|\\[\s\S])*)'(?=[\s/\]])|([^\s"'=[\]]+)(?=[\s\]]))/y

/**
 * Parses the tag of a known shortcode.
 *
 * @param at offset of its opening bracket
 * @returns `undefined` when there is none: an unknown name, an unclosed quote, a nested bracket
 */
export function parseShortcodeTag(text: string, at: number): ShortcodeTag | undefined {
  if (!mayBeginTag(text.charCodeAt(at + 1))) return undefined
  const head = match(NAME, text, at)
  const name = head?.[2]?.toLowerCase()
  if (!head || name === undefined || !isShortcodeName(name)) return undefined
  let end = at + head[0].length
  const named = new Map<string, string>()
  const positional: string[] = []
  if (head[1] === '/') {
    const tail = match(CLOSE_END, text, end)
    return tail ? { form: 'close', name, attributes: { named, positional }, end: end + tail[0].length } : undefined
  }
  for (;;) {
    const tail = match(OPEN_END, text, end)
    if (tail) {
      const form = tail[1] === '/' ? 'selfClosing' : 'open'
      return { form, name, attributes: { named, positional }, end: end + tail[0].length }
    }
    const attribute = match(ATTRIBUTE, text, end)
    if (!attribute) return undefined
    const [whole, key, double, single, bare] = attribute
    const value = bare ?? unescapeValue(double ?? single ?? '')
    if (key === undefined) positional.push(value)
    else named.set(key, value)
    end += whole.length
  }
}

/** A letter or a slash. Most brackets begin no tag, and testing a character is cheaper than a pattern. */
function mayBeginTag(code: number): boolean {
  const lower = code | 32
  return code === 47 || (lower >= 97 && lower <= 122)
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** A backslash in a quoted value escapes a quote, an opening bracket or a backslash. */
function unescapeValue(value: string): string {
  return value.replaceAll(/\\(["'[\\])/g, '$1')
}
