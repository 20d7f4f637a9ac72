import { SHORTCODE_NAMES, SHORTCODES, type ShortcodeName } from './shortcodes.ts'

/** A shortcode's names and values as an author wrote them; what they mean is up to each shortcode. */
export interface ShortcodeAttributes {
  /** `a="x"`; of a name that stands twice, the last value. */
  readonly named: ReadonlyMap<string, string>
  /** Values without a name, in their order. */
  readonly positional: readonly string[]
}

interface Position {
  /** Offsets in the text that was parsed: the first character, and the first one behind. */
  readonly start: number
  readonly end: number
}

/** `text` is always what stands in the source from `start` to `end`. */
export interface TextNode extends Position {
  readonly type: 'text'
  readonly text: string
}

/** Specification, section 3, "Shortcodes usable in content". */
export interface ShortcodeNode extends Position {
  readonly type: 'shortcode'
  readonly name: ShortcodeName
  readonly attributes: ShortcodeAttributes
  /** What stands between `[name]` and `[/name]`; absent where nothing is enclosed. */
  readonly content?: readonly ContentNode[]
}

export type ContentNode = TextNode | ShortcodeNode

/** The attribute of each shortcode that may be written without its name. */
const FIRST = new Map(SHORTCODE_NAMES.map((name) => [name, Object.keys(SHORTCODES[name].attributes)[0]]))

/** The value of one attribute: by its name, else, for the first that the shortcode knows, by its place. */
export function attributeOf({ name, attributes }: ShortcodeNode, attribute: string): string | undefined {
  const named = attributes.named.get(attribute)
  if (named !== undefined) return named
  return FIRST.get(name) === attribute ? attributes.positional[0] : undefined
}
