import { DEFAULT_FRAME_HOSTS } from '@passepartout/content-model/embeds/allowed-hosts'
import { fromHtml } from 'hast-util-from-html'
import { FACTS_ID } from '../../src/analytics/page-facts.ts'
import { EARLY_CLICKS_SCRIPT } from '../../src/islands/early-clicks.ts'

type Root = ReturnType<typeof fromHtml>
type HtmlNode = Root | Root['children'][number]
type HtmlElement = Extract<HtmlNode, { type: 'element' }>

/** What a document is made of, as a browser reads it: tags, and attributes of tags. */
export interface MarkupInventory {
  readonly tags: ReadonlySet<string>
  readonly attributes: ReadonlySet<string>
}

/** Marks that words of a link may have, and what the catalogue's texts may (inline-html.tsx, clean-html.ts). */
const MARKS = [
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'code',
  'sub',
  'sup',
  'small',
  'p',
  'ul',
  'ol',
  'li',
  'br',
  'h3',
  'h4',
]
const ADDRESSES = ['href', 'src', 'action', 'formAction', 'poster', 'data', 'xLinkHref', 'background', 'cite', 'ping']
const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']
/** The one script of another host: what a site's tag container is asked for by, whatever its id. */
const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id='
const NEVER = /^(?:style|object|embed|base|frame|frameset|applet|portal|math|foreignobject)$/

export function inventoryMarkup(html: string): MarkupInventory {
  const elements = [...elementsOf(fromHtml(html))]
  return {
    tags: new Set([...MARKS, ...elements.map(({ tagName }) => tagName)]),
    attributes: new Set(elements.flatMap(({ properties }) => Object.keys(properties))),
  }
}

/** Whatever in a document could run, fetch, cover or lead where it should not; and all that no harmless text makes. */
export function findDangers(html: string, harmless: MarkupInventory): readonly string[] {
  return [...elementsOf(fromHtml(html))].flatMap((element) => {
    const { tagName, properties } = element
    const names = Object.keys(properties)
    return [
      ...(NEVER.test(tagName) || !harmless.tags.has(tagName) ? [`<${tagName}>`] : []),
      ...(tagName === 'script' && !isOwnScript(element) ? [`<script>${textOf(element).slice(0, 80)}`] : []),
      ...names
        .filter((name) => /^(?:on|style$|srcDoc$|httpEquiv$)/.test(name) || !harmless.attributes.has(name))
        .map((name) => `<${tagName} ${name}>`),
      ...addressesOf(element).flatMap((address) => (isSafe(address, element) ? [] : [`<${tagName}> ${address}`])),
    ]
  })
}

function* elementsOf(node: HtmlNode): Generator<HtmlElement> {
  if (node.type === 'element') {
    yield node
    if (node.content) yield* elementsOf(node.content)
  }
  if ('children' in node) for (const child of node.children) yield* elementsOf(child)
}

function addressesOf({ properties }: HtmlElement): readonly string[] {
  const candidates = String(properties.srcSet ?? '').split(/,\s+/)
  const inSet = candidates.map((candidate) => candidate.trim().split(/\s+/)[0] ?? '').filter(Boolean)
  return [...ADDRESSES.flatMap((name) => (name in properties ? String(properties[name]) : [])), ...inSet]
}

/** The brand's icon is an address with data, which no author writes. */
function isSafe(address: string, { tagName, properties }: HtmlElement): boolean {
  if (tagName === 'iframe') return DEFAULT_FRAME_HOSTS.some((host) => address.startsWith(`https://${host}/`))
  const isIcon = tagName === 'link' && String(properties.rel) === 'icon'
  const scheme = URL.parse(address, 'https://www.wayfare.example/')?.protocol ?? 'https:'
  return SAFE_SCHEMES.includes(scheme) || (isIcon && scheme === 'data:')
}

function isOwnScript(element: HtmlElement): boolean {
  const { type, src, id } = element.properties
  const text = textOf(element)
  if (type === 'application/ld+json' || (type === 'application/json' && id === FACTS_ID))
    return typeof JSON.parse(text) === 'object'
  if (String(src).startsWith(CONTAINER)) return text === ''
  return type === 'module' ? src === '/assets/entry.js' && text === '' : text === EARLY_CLICKS_SCRIPT
}

function textOf({ children }: HtmlElement): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('')
}
