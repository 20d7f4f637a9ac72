import { fromHtml } from 'hast-util-from-html'
import { describe, expect, test } from 'vitest'
import { ExampleDocument } from '../src/component-gallery/examples/example-document.tsx'
import { EXAMPLE_IDS } from '../src/component-gallery/examples/example-groups.ts'
import { fixturePageContext } from '../src/pages/fixture-page.ts'
import { renderMarkup } from '../src/ui/markup/render-markup.ts'

/** The HTML of every example is what the standard's own parser makes of it, and nests as the standard allows. */

type Root = ReturnType<typeof fromHtml>
type HtmlNode = Root | Root['children'][number]

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
/** Content models that a parser lets pass: what may stand at once below an element. */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  ul: /^(?:li|template)$/,
  ol: /^(?:li|template)$/,
  dl: /^(?:dt|dd|div|template)$/,
  table: /^(?:caption|colgroup|thead|tbody|tfoot|tr)$/,
  tr: /^(?:td|th)$/,
  details: /./,
  picture: /^(?:source|img)$/,
  select: /^(?:option|optgroup|hr)$/,
}
/** Elements of lines: no block may stand in them. */
const PHRASING = /^(?:p|h[1-6]|span|strong|em|b|i|u|s|code|small|sub|sup|bdi|time|label|button|dt|summary|pre)$/
const BLOCK =
  /^(?:div|p|ul|ol|dl|table|section|article|header|footer|main|nav|form|figure|blockquote|h[1-6]|hr|details|dialog)$/
const INTERACTIVE = /^(?:a|button|input|select|textarea|iframe|summary)$/

/** Elements with how deep they lie, as the text says. */
function writtenIn(html: string): string[] {
  const found: string[] = []
  let depth = 0
  for (const [, closing, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)) {
    if (closing) depth -= 1
    else {
      found.push(`${depth} ${name.toLowerCase()}`)
      if (!VOID.test(name) && !rest.endsWith('/')) depth += 1
    }
  }
  return found
}

interface Place {
  readonly depth: number
  readonly above: readonly string[]
}

function readIn(node: HtmlNode, { depth, above }: Place, found: string[], faults: string[]): void {
  if (node.type === 'element') {
    const { tagName } = node
    found.push(`${depth} ${tagName.toLowerCase()}`)
    faults.push(...faultsOf(node, above))
    const below = { depth: depth + 1, above: [...above, tagName] }
    if (node.content) readIn(node.content, { ...below, above: [] }, found, faults)
    for (const child of node.children) readIn(child, below, found, faults)
  } else if ('children' in node) for (const child of node.children) readIn(child, { depth, above }, found, faults)
}

function faultsOf({ tagName, properties }: Extract<HtmlNode, { type: 'element' }>, above: readonly string[]): string[] {
  const parent = above.at(-1) ?? ''
  const line = above.findLast((name) => PHRASING.test(name))
  return [
    ...(CHILDREN[parent]?.test(tagName) === false ? [`<${tagName}> in <${parent}>`] : []),
    ...(BLOCK.test(tagName) && PHRASING.test(parent) ? [`<${tagName}> in <${line}>`] : []),
    ...(INTERACTIVE.test(tagName) && above.some((name) => /^(?:a|button)$/.test(name))
      ? [`<${tagName}> in a link`]
      : []),
    ...(tagName === 'img' && properties.alt === undefined ? ['<img> without alt'] : []),
    ...('id' in properties && !/^\S+$/.test(String(properties.id)) ? [`id “${properties.id}”`] : []),
  ]
}

function validate(html: string): readonly string[] {
  const faults: string[] = []
  const onerror = ({ ruleId, place }: { readonly ruleId?: string | undefined; readonly place?: unknown }) => {
    faults.push(`${ruleId} ${JSON.stringify(place)}`)
  }
  const found: string[] = []
  readIn(fromHtml(html, { onerror }), { depth: 0, above: [] }, found, faults)
  const written = writtenIn(html)
  const place = written.findIndex((element, index) => element !== found[index])
  if (place >= 0) faults.push(`a parser moves “${written[place]}”, after “${written.slice(place - 3, place)}”`)
  return faults
}

const pages = {
  'left to right': fixturePageContext(),
  'right to left': fixturePageContext({ lang: 'ar', currency: 'AED' }),
}

describe.each(Object.entries(pages))('%s', (_, page) => {
  test.each([...EXAMPLE_IDS])('%s', (show) => {
    const html = renderMarkup(<ExampleDocument page={page} show={show} head={null} />)
    expect(validate(`<!doctype html>${html}`)).toEqual([])
  })
})

test.each([
  ['<!doctype html><html><head><title>x</title></head><body><p><div></div></p></body></html>', 'a parser moves'],
  ['<!doctype html><html><head><title>x</title></head><body><a><a></a></a></body></html>', 'a parser moves'],
  ['<!doctype html><html><head><title>x</title></head><body><ul><div></div></ul></body></html>', '<div> in <ul>'],
  [
    '<!doctype html><html><head><title>x</title></head><body><a><button></button></a></body></html>',
    '<button> in a link',
  ],
  [
    '<!doctype html><html><head><title>x</title></head><body><p id="x" id="x"></p></body></html>',
    'duplicate-attribute',
  ],
])('%s is not valid', (html, fault) => {
  expect(validate(html).join()).toContain(fault)
})
