import { LRUCache } from 'lru-cache'
import {
  type ComponentType,
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type SVGAttributes,
} from 'react'
import { RawMarkup, renderWithResources } from '../markup/render-markup.ts'
import { mergeUsedResources, type UsedResources } from '../markup/used-resources.ts'

interface CachedMarkupProps<P extends object> {
  /** The element that contains the markup. */
  readonly element: 'ul' | 'li' | 'div' | 'svg'
  readonly attributes: HTMLAttributes<HTMLElement> & SVGAttributes<SVGElement>
  /** A pure function of its props. */
  readonly view: ComponentType<P>
  readonly props: P & PlainOf<P>
}

/** Values that JSON represents completely, so that the cache key contains everything that changes the markup. */
type PlainOf<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends object
    ? { readonly [K in keyof T]: PlainOf<T[K]> }
    : T

interface CachedView {
  readonly markup: string
  readonly used: UsedResources
}

/** Characters of all entries with their keys: a card has about 5,000, the menus of a host in one language 20,000. */
const MAX_CACHED_CHARACTERS = 16_000_000
const cached = new LRUCache<string, CachedView>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: ({ markup }, key) => markup.length + key.length,
})

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** A number that stands for an object in a key: of views, because builds rename functions, and of what never changes. */
export function objectId(one: object): number {
  return numbers.getOrInsertComputed(one, () => {
    lastNumber += 1
    return lastNumber
  })
}

/** Characters of all keys by source: enough for all cards of the cache, of which two fifths are their key. */
const MAX_KEY_CHARACTERS = 8_000_000
/** Keys of the cache, by what their props were made from. */
const keysBySource = new LRUCache<string, string>({
  maxSize: MAX_KEY_CHARACTERS,
  sizeCalculation: (key, place) => key.length + place.length,
})

interface CachedMarkupBySourceProps<P extends object> extends Omit<CachedMarkupProps<P>, 'props'> {
  /** What the props are made from, which never changes. */
  readonly source: object
  /** All else that they depend on. */
  readonly setting: string
  /** @returns the props, and whether they are the same whenever they are made from the same */
  readonly make: () => { readonly props: P & PlainOf<P>; readonly isLasting: boolean }
}

/** As `CachedMarkup`; its props are not even made when they were made from the same before. */
export function CachedMarkupBySource<P extends object>({
  element,
  attributes,
  view,
  source,
  setting,
  make,
}: CachedMarkupBySourceProps<P>): ReactElement {
  const place = `${objectId(view)} ${objectId(source)} ${setting}`
  const key = keysBySource.get(place)
  const known = key === undefined ? undefined : cached.get(key)
  if (known) return elementOf(element, attributes, known)
  const { props, isLasting } = make()
  const made = keyOf(view, props)
  if (isLasting) keysBySource.set(place, made)
  return elementOf(element, attributes, markupOf(made, view, props))
}

/**
 * Markup that many pages share, such as a menu: written once for the same props and used again, byte for byte. Its key
 * is all that it is made from, so nothing has to be purged.
 */
export function CachedMarkup<P extends object>({
  element,
  attributes,
  view,
  props,
}: CachedMarkupProps<P>): ReactElement {
  return elementOf(element, attributes, markupOf(keyOf(view, props), view, props))
}

interface CachedChildrenProps {
  /** What the children show, which never changes. */
  readonly source: object
  /** All else that they depend on. */
  readonly setting: string
  readonly children: () => ReactNode
}

/** Markup of an object, with its element, that is written once for the same setting. */
export function CachedChildren({ source, setting, children }: CachedChildrenProps): ReactElement {
  const key = `${objectId(source)} ${setting}`
  const view = cached.get(key) ?? write(children(), key)
  mergeUsedResources(view.used)
  return createElement(RawMarkup, { markup: view.markup })
}

function elementOf(
  element: string,
  attributes: CachedMarkupProps<object>['attributes'],
  { markup: __html, used }: CachedView,
): ReactElement {
  mergeUsedResources(used)
  return createElement(element, { ...attributes, dangerouslySetInnerHTML: { __html } })
}

function keyOf<P extends object>(view: ComponentType<P>, props: P): string {
  return `${objectId(view)}${JSON.stringify(props)}`
}

function markupOf<P extends object>(key: string, view: ComponentType<P>, props: P): CachedView {
  return cached.get(key) ?? write(createElement(view, props), key)
}

function write(node: ReactNode, key: string): CachedView {
  const { markup, used } = renderWithResources(node)
  const view = { markup: inOnePiece(markup), used }
  cached.set(key, view)
  return view
}

const NUL = '\0'

/**
 * The same markup, of which V8 has joined the pieces: it does so when it looks through a text and somebody wants the result. A cache
 * of pieces takes five times as much memory. NUL is no character of HTML.
 */
function inOnePiece(markup: string): string {
  return markup.includes(NUL) ? markup.replaceAll(NUL, '') : markup
}
