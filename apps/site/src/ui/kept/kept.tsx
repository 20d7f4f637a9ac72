import {
  type ComponentType,
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type SVGAttributes,
  useContext,
} from 'react'
import { renderToString } from 'react-dom/server'
import { Memo } from '../../memo.ts'
import { UsedIcons } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'

interface KeptProps<P extends object> {
  /** What it stands in. */
  readonly element: 'ul' | 'li' | 'div' | 'svg'
  readonly attributes: HTMLAttributes<HTMLElement> & SVGAttributes<SVGElement>
  /** A pure function of its props. */
  readonly view: ComponentType<P>
  readonly props: P & PlainOf<P>
}

/** Values that their JSON says all of: nothing that changes the markup is left out of what it is kept by. */
type PlainOf<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends object
    ? { readonly [K in keyof T]: PlainOf<T[K]> }
    : T

interface KeptView {
  readonly html: string
  readonly icons: ReadonlySet<IconName>
}

/** Of each view: a site's frame in its languages has a few of them, a card as many as there are currencies. A card is 4 KB. */
const MOST_OF_A_VIEW = 2000
const viewsKept = new Map<unknown, Memo<KeptView>>()

/**
 * Markup that many pages share, such as a menu: written once for the same props and used again, byte for byte. What it is
 * kept by is all that it is made from, so nothing has to be purged.
 */
export function Kept<P extends object>({ element, attributes, view, props }: KeptProps<P>): ReactElement {
  const usedIcons = useContext(UsedIcons)
  const { html, icons } = keptOf(view, props)
  for (const icon of icons) usedIcons?.add(icon)
  return createElement(element, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

function keptOf<P extends object>(view: ComponentType<P>, props: P): KeptView {
  const ofView = viewsKept.get(view) ?? new Memo<KeptView>(MOST_OF_A_VIEW)
  viewsKept.set(view, ofView)
  const key = JSON.stringify(props)
  let kept = ofView.get(key)
  if (!kept) {
    const icons = new Set<IconName>()
    const html = renderToString(<UsedIcons value={icons}>{createElement(view, props)}</UsedIcons>)
    // What React gives is many pieces, which V8 joins when one character is asked for: now, and not on every page anew.
    html.charCodeAt(0)
    kept = { html, icons }
    ofView.set(key, kept)
  }
  return kept
}
