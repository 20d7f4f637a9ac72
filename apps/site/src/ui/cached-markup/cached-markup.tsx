import { LRUCache } from 'lru-cache'
import {
  type ComponentType,
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type SVGAttributes,
  useContext,
} from 'react'
import { renderToString } from 'react-dom/server'
import { UsedIcons } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'

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
  readonly html: string
  readonly icons: ReadonlySet<IconName>
}

/** Characters of all entries with their keys: a card has about 5,000, the menus of a host in one language 20,000. */
const MAX_CACHED_CHARACTERS = 16_000_000
const kept = new LRUCache<string, CachedView>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: ({ html }, key) => html.length + key.length,
})

/** Numbers of views, because builds rename functions. */
const numbers = new WeakMap<object, number>()
let lastNumber = 0
function numberOf(view: object): number {
  const number = numbers.get(view) ?? ++lastNumber
  numbers.set(view, number)
  return number
}

/**
 * Markup that many pages share, such as a menu: written once for the same props and used again, byte for byte. What it
 * is kept by is all that it is made from, so nothing has to be purged.
 */
export function CachedMarkup<P extends object>({
  element,
  attributes,
  view,
  props,
}: CachedMarkupProps<P>): ReactElement {
  const usedIcons = useContext(UsedIcons)
  const { html, icons } = cachedMarkupOf(view, props)
  for (const icon of icons) usedIcons?.add(icon)
  return createElement(element, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

function cachedMarkupOf<P extends object>(view: ComponentType<P>, props: P): CachedView {
  const key = `${numberOf(view)}${JSON.stringify(props)}`
  const known = kept.get(key)
  if (known) return known
  const icons = new Set<IconName>()
  const html = renderToString(<UsedIcons value={icons}>{createElement(view, props)}</UsedIcons>)
  // What React gives is many pieces, which V8 joins when one character is asked for: now, and not on every page anew.
  html.charCodeAt(0)
  const made = { html, icons }
  kept.set(key, made)
  return made
}
