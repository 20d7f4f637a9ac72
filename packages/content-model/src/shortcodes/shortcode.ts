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

/** What a shortcode takes, for the parser of its values, for the editors' form and for their warnings. */
export interface ShortcodeShape {
  /** Whether it stands within a line or on lines of its own. */
  readonly place: 'inline' | 'block'
  /** The attributes that it knows; the first of them may be written without its name. */
  readonly attributes: readonly [string, ...string[]]
  /** Those without which it shows nothing. */
  readonly required: readonly string[]
  /** The attribute that may be written as enclosed text instead. */
  readonly enclosed?: string
}

/** The shortcodes of the specification, section 3, with their attributes; `fallback` and `title` are choices of ours. */
export const SHORTCODES = {
  icon: { place: 'inline', attributes: ['type'], required: ['type'] },
  date: { place: 'inline', attributes: ['format', 'returnType'], required: [] },
  experience: { place: 'inline', attributes: ['tgid', 'type', 'title'], required: ['tgid'], enclosed: 'title' },
  price: {
    place: 'inline',
    attributes: ['entityId', 'entity', 'city', 'lang', 'currency', 'fallback'],
    required: ['entityId', 'entity'],
  },
  jumplink: {
    place: 'inline',
    attributes: ['targetBlockId', 'title'],
    required: ['targetBlockId'],
    enclosed: 'title',
  },
  link: {
    place: 'inline',
    attributes: ['url', 'text', 'newTab', 'linkType', 'uid'],
    required: [],
    enclosed: 'text',
  },
  image: { place: 'block', attributes: ['url', 'alt'], required: ['url'] },
  spotify: { place: 'block', attributes: ['contentId', 'contentType'], required: ['contentId'] },
  iframe: { place: 'block', attributes: ['src', 'name', 'allow', 'allowFullScreen'], required: ['src'] },
  callout: { place: 'block', attributes: ['text', 'title', 'tone'], required: ['text'], enclosed: 'text' },
  notes: { place: 'block', attributes: ['text'], required: ['text'], enclosed: 'text' },
  cta: { place: 'block', attributes: ['link', 'title', 'buttonType'], required: ['link', 'title'], enclosed: 'title' },
} as const satisfies Readonly<Record<string, ShortcodeShape>>

export type ShortcodeName = keyof typeof SHORTCODES

export function isShortcodeName(name: string): name is ShortcodeName {
  return Object.hasOwn(SHORTCODES, name)
}

/** The value of one attribute: by its name, else, for the first that the shortcode knows, by its place. */
export function attributeOf({ name, attributes }: ShortcodeNode, attribute: string): string | undefined {
  const named = attributes.named.get(attribute)
  if (named !== undefined) return named
  return SHORTCODES[name].attributes[0] === attribute ? attributes.positional[0] : undefined
}
