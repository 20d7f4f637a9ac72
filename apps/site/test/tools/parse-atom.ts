import { SaxesParser } from 'saxes'

/** An element of a feed in Atom with what stands in it. */
export interface AtomElement {
  /** The local name, with a prefix where it is not of Atom. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: AtomElement[]
  text: string
}

const ATOM = 'http://www.w3.org/2005/Atom'
const MEDIA = 'http://search.yahoo.com/mrss/'

/** How often each may stand in a feed or an entry: RFC 4287, sections 4.1.1 and 4.1.2. */
const ONCE = { feed: ['id', 'title', 'updated'], entry: ['id', 'title', 'updated'] } as const
const AT_MOST_ONCE = ['subtitle', 'published', 'summary', 'content', 'icon', 'logo', 'rights', 'generator', 'source']
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/**
 * Parses a feed and checks it by RFC 4287: what it must have, and how often.
 *
 * @throws when the text is not well-formed XML, or no feed in Atom
 */
export function parseAtom(xml: string): AtomElement {
  const root: AtomElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (uri !== ATOM && uri !== MEDIA) throw new Error(`<${local}> of ${uri}`)
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const)
    const name = uri === ATOM ? local : `media:${local}`
    const element: AtomElement = { name, attributes: Object.fromEntries(values), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => {
    const inside = open.at(-1)
    if (inside) inside.text += text
  })
  parser.write(xml).close()
  const [feed] = root.children
  if (feed?.name !== 'feed') throw new Error('no feed')
  checkParts(feed)
  const entries = childrenOf(feed, 'entry')
  for (const entry of entries) checkParts(entry)
  if (childrenOf(feed, 'author').length === 0) throw new Error('nobody wrote it')
  const ids = [feed, ...entries].map((part) => textOf(part, 'id'))
  if (new Set(ids).size !== ids.length) throw new Error('an id twice')
  return feed
}

export function childrenOf({ children }: AtomElement, name: string): readonly AtomElement[] {
  return children.filter((child) => child.name === name)
}

/** @throws when there is no such element */
export function textOf(parent: AtomElement, name: string): string {
  const [child] = childrenOf(parent, name)
  if (!child) throw new Error(`no <${name}> in <${parent.name}>`)
  return child.text
}

/** The address of the link with that relation. */
export function linkOf(parent: AtomElement, relation: string): string | undefined {
  return childrenOf(parent, 'link').find(({ attributes }) => attributes.rel === relation)?.attributes.href
}

function checkParts(part: AtomElement): void {
  for (const name of ONCE[part.name === 'feed' ? 'feed' : 'entry']) {
    if (childrenOf(part, name).length !== 1) throw new Error(`<${name}> ${childrenOf(part, name).length} times`)
  }
  for (const name of AT_MOST_ONCE) {
    if (childrenOf(part, name).length > 1) throw new Error(`<${name}> more than once`)
  }
  for (const name of ['updated', 'published']) {
    for (const { text } of childrenOf(part, name)) if (!RFC_3339.test(text)) throw new Error(`<${name}> ${text}`)
  }
  for (const link of childrenOf(part, 'link')) new URL(link.attributes.href ?? '')
  new URL(textOf(part, 'id'))
  if (part.name === 'entry' && linkOf(part, 'alternate') === undefined) throw new Error('an entry of no page')
}
