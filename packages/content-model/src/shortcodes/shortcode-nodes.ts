import { SHORTCODE_NAMES, SHORTCODES, type ShortcodeName } from './shortcode-definitions.ts'

/** Names and values of a shortcode as written; each shortcode interprets them. */
export interface ShortcodeAttributes {
  /** `a="x"`; the last value of a repeated name. */
  readonly named: ReadonlyMap<string, string>
  /** Values without a name, in order. */
  readonly positional: readonly string[]
}

interface Position {
  /** Offsets in the parsed text: of the first character, and after the last. */
  readonly start: number
  readonly end: number
}

/** `text` equals the source from `start` to `end`. */
export interface TextNode extends Position {
  readonly type: 'text'
  readonly text: string
}

/** Specification, section 3, "Shortcodes usable in content". */
export interface ShortcodeNode extends Position {
  readonly type: 'shortcode'
  readonly name: ShortcodeName
  readonly attributes: ShortcodeAttributes
  /** The content between `[name]` and `[/name]`; absent for a self-closing shortcode. */
  readonly content?: readonly ContentNode[]
}

export type ContentNode = TextNode | ShortcodeNode

/** The attribute of each shortcode whose name may be omitted. */
const FIRST = new Map(SHORTCODE_NAMES.map((name) => [name, Object.keys(SHORTCODES[name].attributes)[0]]))

/** The value of an attribute: by name, else, for the shortcode's first attribute, by position. */
export function attributeOf({ name, attributes }: ShortcodeNode, attribute: string): string | undefined {
  const named = attributes.named.get(attribute)
  if (named !== undefined) return named
  return FIRST.get(name) === attribute ? attributes.positional[0] : undefined
}
