import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import type { ContentNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { type HTMLElement, NodeType, parse } from 'node-html-parser'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { Formatters } from '../i18n/formatters.ts'
import { MARKS } from '../i18n/pseudo-locale.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { Document } from '../pages/document/document.tsx'
import { fixturePageContext } from '../pages/fixture-page.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { EXAMPLE_GROUPS } from './examples/example-groups.ts'
import { galleryPageContext } from './view.tsx'

/**
 * In a language that nobody speaks every word of ours carries its marks. What is without them is an editor's, the
 * catalogue's or a brand's, and known from the example; or it was written into a view, where no translator finds it.
 */

const plain = galleryPageContext(fixturePageContext(), { brand: 'plain', words: 'long' })
const page: PageContext = { ...plain, format: markFormats(plain.format) }

/** Values of the visitor's notation are no words of ours either. */
function markFormats(format: Formatters): Formatters {
  return new Proxy(format, {
    get: (target, name, receiver) => {
      const own: unknown = Reflect.get(target, name, receiver)
      if (typeof own !== 'function') return own
      return (...values: unknown[]) => {
        const text = String(Reflect.apply(own, target, values))
        return text && MARKS.start + text + MARKS.end
      }
    },
  })
}

const READ_ALOUD = [
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'data-copy',
  'data-copied',
  'data-dismiss',
]

/** Texts that are seen or read aloud; what a drawing holds is a drawing. */
function listTexts(element: HTMLElement): string[] {
  const attributes = READ_ALOUD.flatMap((name) => element.getAttribute(name) ?? [])
  if (element.rawTagName === 'svg') return attributes
  const texts = element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return node.text
    return node.nodeType === NodeType.ELEMENT_NODE ? listTexts(node as HTMLElement) : []
  })
  return [...attributes, ...texts]
}

/** The catalogue's texts have paragraphs and lists. */
const TAGS = /<[^>]+>/

/** The words around shortcodes and in them. */
function piecesOf(nodes: readonly ContentNode[]): string[] {
  return nodes.flatMap((node) => (node.type === 'text' ? node.text : piecesOf(node.content ?? [])))
}

/** Every string in a value, at any depth, in the pieces that stand between its shortcodes. */
function listStrings(value: unknown, found = new Set<string>(), seen = new Set<object>()): Set<string> {
  if (typeof value === 'string') {
    for (const text of [value, ...value.split(TAGS)])
      for (const piece of piecesOf(parseShortcodes(text))) found.add(normal(piece))
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return found
  seen.add(value)
  for (const part of Object.values(value)) listStrings(part, found, seen)
  return found
}

const normal = (text: string) => text.replace(/\s+/g, ' ').trim()

function withoutMarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return rest === text ? rest : withoutMarked(rest)
}

/** Texts of which not even the pieces are known; a long text may be shown in two. */
function listOwnWords(element: ReactElement, known: ReadonlySet<string>): string[] {
  const folded = [...known].filter((text) => text.length > 400)
  const isPart = (text: string) => text.length > 40 && folded.some((whole) => whole.includes(text))
  const isKnown = (text: string) => !/\p{L}/u.test(text) || known.has(normal(text)) || isPart(normal(text))
  return listTexts(parse(renderMarkup(element)))
    .map(withoutMarked)
    .filter((text) => !isKnown(text) && !text.split(/[·:]/).every(isKnown))
}

const { lang, currency } = page.visit
/** The button of the locale selector names both by their codes; the marketplace has one name everywhere. */
const ALWAYS_KNOWN = [lang.toUpperCase(), currency, 'Posters']

const examples = Object.values(EXAMPLE_GROUPS).flatMap((components) =>
  Object.entries(components)
    // Icons are listed by the names that they have in the code.
    .filter(([name]) => name !== 'icon')
    .flatMap(([name, { states }]) =>
      Object.entries(states).map(([state, example]) => [`${name}/${state}`, example] as const),
    ),
)

describe('no words of their own', () => {
  test.each(examples)('%s', (_, example) => {
    const element = example(page)
    const known = new Set([...listStrings(element.props), ...ALWAYS_KNOWN])
    expect(listOwnWords(element, known)).toEqual([])
  })

  test('the frame of a page', () => {
    const legalLinks = [{ label: 'Privacy policy', href: '/privacy-policy/' }]
    const currencies = [{ code: 'EUR', name: 'Euro', symbol: '€' }] as const
    const shown = { ...page, exitPreview: { href: '/?preview=exit' } }
    const known = listStrings([shown, legalLinks, currencies, 'Title', ...ALWAYS_KNOWN])
    const element = (
      <Document page={shown} head={<title>Title</title>} legalLinks={legalLinks} currencies={currencies}>
        {null}
      </Document>
    )
    expect(listOwnWords(element, known)).toEqual([])
  })

  test.each([
    [<p key="text">Hello</p>, ['Hello']],
    [<p key="beside">{page.t('price.from')} now</p>, [' now']],
    [<button key="label" type="button" aria-label="Here" title={page.t('price.now')} />, ['Here']],
    [<img key="alt" src="/" alt="Wayfare · a boat" />, ['Wayfare · a boat']],
    [<p key="known">{`Posters · ${page.format.duration(3_600_000)}`}</p>, []],
    [<p key="values">{page.t('rating.label', { average: page.format.rating(4.6), count: 3 })}</p>, []],
  ])('finds what was written into a view: %#', (element, expected) => {
    expect(listOwnWords(element, new Set(ALWAYS_KNOWN))).toEqual(expected)
  })
})
