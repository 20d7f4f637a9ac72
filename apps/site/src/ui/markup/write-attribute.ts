import { escapeMarkup } from './escape-markup.ts'

/**
 * How an attribute is written, by the name of its property in JSX. `text`: its value, booleans in `data-` and `aria-` alone;
 * `flag`: present or absent; `word`: booleans as words; `address`: not when empty, nor with a script; `maybe`: a flag or its value; `count`: a number from 1 on; `never`: not at all.
 */
type Kind = 'text' | 'flag' | 'word' | 'address' | 'maybe' | 'count' | 'never'

const KINDS: Readonly<Record<Exclude<Kind, 'text'>, string>> = {
  flag: `allowFullScreen async autoFocus autoPlay checked controls default defer disabled disablePictureInPicture formNoValidate hidden inert
    itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed selected`,
  word: 'contentEditable draggable spellCheck value',
  address: 'action formAction href src',
  maybe: 'capture download',
  count: 'cols rows size span',
  never: 'defaultChecked defaultValue ref suppressHydrationWarning',
}

/** Names in markup that differ from those of the properties. */
const NAMES: Readonly<Record<string, string>> = {
  acceptCharset: 'accept-charset',
  autoFocus: 'autofocus',
  className: 'class',
  clipPath: 'clip-path',
  clipRule: 'clip-rule',
  crossOrigin: 'crossorigin',
  dominantBaseline: 'dominant-baseline',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontStyle: 'font-style',
  fontWeight: 'font-weight',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  letterSpacing: 'letter-spacing',
  stopColor: 'stop-color',
  stopOpacity: 'stop-opacity',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeMiterlimit: 'stroke-miterlimit',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  tabIndex: 'tabindex',
  textAnchor: 'text-anchor',
  vectorEffect: 'vector-effect',
}

interface Rule {
  readonly kind: Kind
  /** Space, name and the beginning of the value. */
  readonly start: string
  /** Whether booleans are its values. */
  readonly hasBooleans: boolean
}

const SAFE_NAME = /^[:A-Z_a-z][:A-Z_a-z\-.0-9]*$/
const SCRIPT =
  /^[\0- ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i

const kinds = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.split(/\s+/).map((name) => [name, kind as Kind] as const)),
)
/** As many as the components name. */
const rules = new Map<string, Rule>()

function ruleOf(name: string): Rule {
  const known = rules.get(name)
  if (known) return known
  if (name === 'style') throw new Error('Inline styles are refused by the content security policy: use a class.')
  const isEvent = name.length > 2 && /^on/i.test(name)
  const written = NAMES[name] ?? name
  const kind = isEvent || !SAFE_NAME.test(written) ? 'never' : (kinds.get(name) ?? 'text')
  const rule = { kind, start: ` ${written}="`, hasBooleans: kind === 'word' || /^(?:data|aria)-/i.test(written) }
  rules.set(name, rule)
  return rule
}

/**
 * An attribute with the space before it, or nothing where the value means that it is absent; as react-dom writes it.
 *
 * @param name of the property in JSX
 * @throws Error for inline styles
 */
export function writeAttribute(name: string, value: unknown): string {
  const { kind, start, hasBooleans } = ruleOf(name)
  if (typeof value === 'function' || typeof value === 'symbol' || kind === 'never') return ''
  if (kind === 'flag') return value ? `${start}"` : ''
  if (typeof value === 'boolean' && !hasBooleans) return kind === 'maybe' && value ? `${start}"` : ''
  const text = String(value)
  if (kind === 'address' && (isEmptyAddress(name, text) || SCRIPT.test(text))) return ''
  if (kind === 'count' && !(Number(text) >= 1)) return ''
  return `${start}${escapeMarkup(text)}"`
}

/** An empty source would be asked for; an empty action is the page itself. */
function isEmptyAddress(name: string, text: string): boolean {
  return text === '' && (name === 'src' || name === 'href')
}

/** An attribute of an element of our own, whose name has a hyphen. */
export function writeCustomAttribute(name: string, value: unknown): string {
  if (typeof value === 'object' || typeof value === 'function' || value === false) return ''
  const written = name === 'className' ? 'class' : name
  if (!SAFE_NAME.test(written)) return ''
  return ` ${written}="${value === true ? '' : escapeMarkup(String(value))}"`
}
