import { Fragment, type ReactElement, type ReactNode } from 'react'
import { escapeMarkup } from './escape-markup.ts'
import { recordPreloadImage } from './record-preload-image.ts'
import { collectUsedResources, type UsedResources } from './used-resources.ts'
import { writeAttribute, writeCustomAttribute } from './write-attribute.ts'

type Props = Readonly<Record<string, unknown>>

/** Elements without content. */
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Elements whose content is no markup. */
const RAW = new Set(['script', 'style'])
/** Properties that come after all others, in this order. */
const LAST: Readonly<Record<string, readonly string[]>> = {
  input: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget', 'checked', 'value'],
  button: ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'],
  form: ['action', 'encType', 'method', 'target'],
}
/** Properties of an input by the attributes that they become. */
const INITIAL: Readonly<Record<string, string>> = { checked: 'defaultChecked', value: 'defaultValue' }
/** Where no picture is worth fetching early: others may be shown in its place. */
const CHOOSES = new Set(['picture', 'noscript'])
const TAG = /^[a-zA-Z][\w:.-]*$/

/** How an element is written, by its tag. */
interface TagRule {
  readonly start: string
  readonly end: string
  readonly isVoid: boolean
  readonly isRaw: boolean
  readonly last: readonly string[]
  readonly write: (name: string, value: unknown) => string
}

/** As many as the components name. */
const rules = new Map<string, TagRule>()

function ruleOf(tag: string): TagRule {
  const known = rules.get(tag)
  if (known) return known
  if (!TAG.test(tag)) throw new Error(`Not a tag: ${tag}`)
  const rule = {
    start: `<${tag}`,
    end: `</${tag}>`,
    isVoid: VOID.has(tag),
    isRaw: RAW.has(tag),
    last: LAST[tag] ?? [],
    write: tag.includes('-') ? writeCustomAttribute : writeAttribute,
  }
  rules.set(tag, rule)
  return rule
}

/** What stands around the element that is being written. */
interface Scope {
  /** The value of the `select`. */
  readonly selected?: unknown
  readonly isChosen?: boolean
}

let out = ''
/** Where something is written when all the rest is. */
let late: { readonly before: string; readonly children: () => ReactNode }[] = []

/**
 * Writes what components return, without a framework between them and the text: the same markup as react-dom's
 * `renderToStaticMarkup`, but for what nothing here uses. Components are functions of their properties: without state, hooks or
 * effects. Nothing is moved into the head.
 *
 * @throws Error for what cannot be written: promises and other objects, inline styles, tags in the text of scripts
 */
export function renderMarkup(node: ReactNode): string {
  return renderWithResources(node).markup
}

/** The same of a part that is cached, with what it used. */
export function renderWithResources(node: ReactNode): { readonly markup: string; readonly used: UsedResources } {
  const { result, used } = collectUsedResources(() => writeWhole(node))
  return { markup: result, used }
}

/** Content that is written when everything else is, in its place: it may say what the rest used. */
export function RenderLast(_: { readonly children: () => ReactNode }): ReactNode {
  throw new Error('Late content is written by renderMarkup.')
}

/** Markup that was written before, in its place. */
export function RawMarkup(_: { readonly markup: string }): ReactNode {
  throw new Error('Written markup is placed by renderMarkup.')
}

function writeWhole(node: ReactNode): string {
  const outer = { out, late }
  out = ''
  late = []
  try {
    writeNode(node, {})
    const parts = late
    const rest = out
    return parts.map(({ before, children }) => before + writeWhole(children())).join('') + rest
  } finally {
    ;({ out, late } = outer)
  }
}

function writeNode(node: unknown, scope: Scope): void {
  if (typeof node === 'string') out += escapeMarkup(node)
  else if (typeof node === 'number' || typeof node === 'bigint') out += String(node)
  else if (typeof node === 'object' && node !== null) writeObject(node, scope)
}

function writeObject(node: object, scope: Scope): void {
  if (Array.isArray(node)) {
    for (const child of node) writeNode(child, scope)
    return
  }
  if ('props' in node && 'type' in node) writeElement(node as ReactElement<Props>, scope)
  else if (Symbol.iterator in node) writeObject([...(node as Iterable<unknown>)], scope)
  else throw new Error(`Not markup: an object with ${Object.keys(node).join(', ')}`)
}

function writeElement({ type, props }: ReactElement<Props>, scope: Scope): void {
  if (typeof type === 'string') writeTag(type, props, scope)
  else if (type === RenderLast) {
    late.push({ before: out, children: props.children as () => ReactNode })
    out = ''
  } else if (type === RawMarkup) out += props.markup as string
  else if (typeof type === 'function') writeNode((type as (props: Props) => ReactNode)(props), scope)
  else if (type === Fragment) writeNode(props.children, scope)
  else throw new Error(`Not markup: ${String(type)}`)
}

function writeTag(tag: string, props: Props, scope: Scope): void {
  const rule = ruleOf(tag)
  if (tag === 'img' && !scope.isChosen) recordPreloadImage(props)
  out += rule.start
  writeAttributes(tag, rule, props)
  if (tag === 'option' && isSelected(props, scope)) out += ' selected=""'
  if (rule.isVoid) {
    out += '/>'
    return
  }
  out += '>'
  writeContent(tag, rule, props, scopeIn(tag, props, scope))
  out += rule.end
}

function writeAttributes(tag: string, { write, last }: TagRule, props: Props): void {
  for (const name in props) {
    const value = props[name]
    if (value === undefined || value === null || name === 'children' || name === 'dangerouslySetInnerHTML') continue
    if (last.includes(name) || (name === 'value' && tag === 'select')) continue
    // A link to nowhere in particular is one to the page itself.
    out += name === 'href' && value === '' && tag === 'a' ? ' href=""' : write(name, value)
  }
  for (const name of last) {
    const value = props[name] ?? (tag === 'input' ? props[INITIAL[name] ?? name] : undefined)
    if (value !== undefined && value !== null) out += write(name, value)
  }
}

function writeContent(tag: string, { isRaw }: TagRule, props: Props, scope: Scope): void {
  const { children, dangerouslySetInnerHTML: inner } = props
  if (inner !== undefined) out += (inner as { readonly __html: string }).__html
  else if (isRaw) out += rawText(tag, children)
  else writeNode(children, scope)
}

/** Of a script or a style sheet, where nothing is escaped. */
function rawText(tag: string, children: unknown): string {
  const text = typeof children === 'string' ? children : ''
  if (/<(?:!--|\/?(?:script|style))/i.test(text)) throw new Error(`The text of ${tag} would end it, or hide its end.`)
  return text
}

function scopeIn(tag: string, props: Props, scope: Scope): Scope {
  if (tag === 'select') return { ...scope, selected: props.value ?? props.defaultValue }
  return CHOOSES.has(tag) ? { ...scope, isChosen: true } : scope
}

function isSelected({ value, children }: Props, { selected }: Scope): boolean {
  if (selected === undefined || selected === null) return false
  const own = String(value ?? (Array.isArray(children) ? children.join('') : children))
  return Array.isArray(selected) ? selected.map(String).includes(own) : String(selected) === own
}
