import type { ShortcodeAttributes } from './shortcode.ts'
import { isShortcodeName, type ShortcodeName } from './shortcodes.ts'

/** `[name …]`, `[name … /]` or `[/name]`, without what it may enclose. */
export interface Tag {
  readonly form: 'open' | 'selfClosing' | 'close'
  readonly name: ShortcodeName
  readonly attributes: ShortcodeAttributes
  /** Offset of the first character behind it. */
  readonly end: number
}

const NAME = /\[(\/?)([A-Za-z]+)(?=[\s/\]])/y
const CLOSE_END = /\s*\]/y
const OPEN_END = /\s*(\/?)\]/y
/**
 * White space, then a name with its value, a value alone, or a name alone. A bracket that opens ends every tag, so that no
 * tag is read past the next one: reading a text costs what its length is, whatever its brackets are.
 */
const ATTRIBUTE =
  /\s+(?:([A-Za-z][\w-]*)\s*=\s*)?(?:"((?:[^"[\\]|\\[\s\S])*)"(?=[\s/\]])|'((?:[^'[\\]|\\[\s\S])*)'(?=[\s/\]])|([^\s"'=[\]]+)(?=[\s\]]))/y

/**
 * Reads the tag of a known shortcode.
 *
 * @param at where its opening bracket stands
 * @returns `undefined` where no such tag stands: an unknown name, a quote that does not close, a bracket inside
 */
export function readTag(text: string, at: number): Tag | undefined {
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

/** A letter or a slash: most brackets begin no tag, and a look at one character is cheaper than a pattern. */
function mayBeginTag(code: number): boolean {
  const lower = code | 32
  return code === 47 || (lower >= 97 && lower <= 122)
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** In a quoted value a backslash stands before a quote, an opening bracket or a backslash that belong to the value. */
function unescapeValue(value: string): string {
  return value.replaceAll(/\\(["'[\\])/g, '$1')
}
