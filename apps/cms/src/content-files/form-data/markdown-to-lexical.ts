import { Marked, type Token, type Tokens } from 'marked'

/** The target of a link: a page by its id, or an address. */
export type LinkTarget = { readonly page: number } | { readonly url: string }

interface Node {
  readonly type: string
  readonly version: number
  [key: string]: unknown
}

interface Parent {
  type: string
  version: number
  direction: null
  format: ''
  indent: number
  children: Node[]
  [key: string]: unknown
}

interface EditorState {
  root: Parent
  [key: string]: unknown
}

/** A bare host name, as in company details, is no link. */
const marked = new Marked({ tokenizer: { url: () => undefined } })

const BOLD = 1
const ITALIC = 2
const STRIKETHROUGH = 4
const CODE = 16

/**
 * Converts Markdown to the editor's format.
 *
 * @param resolveLink returns the target of a link's address
 * @throws Error for Markdown that the editor has no node for, such as a table
 */
export function markdownToLexical(text: string, resolveLink: (href: string) => LinkTarget): EditorState {
  const children = marked.lexer(text).flatMap((token) => blockNodes(token, resolveLink))
  return { root: parent('root', children) }
}

type Resolve = (href: string) => LinkTarget

function blockNodes(token: Token, resolve: Resolve): Node[] {
  switch (token.type) {
    case 'space':
      return []
    case 'paragraph':
      return [parent('paragraph', inlineNodes(token.tokens, resolve), { textFormat: 0, textStyle: '' })]
    case 'heading':
      return [parent('heading', inlineNodes(token.tokens, resolve), { tag: `h${token.depth}` })]
    case 'blockquote':
      return [parent('quote', quoteNodes(token.tokens, resolve))]
    case 'hr':
      return [{ type: 'horizontalrule', version: 1 }]
    case 'list':
      return [listNode(asList(token), resolve)]
    default:
      throw new Error(`Markdown “${token.type}” has no place in our texts: ${token.raw.trim()}`)
  }
}

/** Quotes contain text without paragraphs in the editor. */
function quoteNodes(tokens: Token[] | undefined, resolve: Resolve): Node[] {
  const paragraphs = (tokens ?? []).filter(({ type }) => type !== 'space')
  return paragraphs.flatMap((token, index) => [
    ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
    ...inlineNodes('tokens' in token ? token.tokens : [], resolve),
  ])
}

function asList(token: Token): Pick<Tokens.List, 'ordered' | 'items'> {
  const { ordered, items } = 'items' in token ? token : { ordered: false, items: [] }
  return { ordered, items }
}

function listNode({ ordered, items }: Pick<Tokens.List, 'ordered' | 'items'>, resolve: Resolve): Node {
  const children = items.flatMap((item) => itemNodes(item, resolve))
  return parent(
    'list',
    children.map((child, index) => ({ ...child, value: index + 1 })),
    { listType: ordered ? 'number' : 'bullet', start: 1, tag: ordered ? 'ol' : 'ul' },
  )
}

/** A nested list is an item of its own in the editor. */
function itemNodes({ tokens }: Tokens.ListItem, resolve: Resolve): Node[] {
  const words = tokens.filter(({ type }) => type !== 'list' && type !== 'space')
  const lists = tokens.filter(({ type }) => type === 'list')
  return [
    parent(
      'listitem',
      words.flatMap((token) => inlineNodes('tokens' in token ? token.tokens : [], resolve)),
    ),
    ...lists.map((list) => parent('listitem', [listNode(asList(list), resolve)])),
  ]
}

function inlineNodes(tokens: Token[] | undefined, resolve: Resolve, format = 0): Node[] {
  return (tokens ?? []).flatMap((token) => inlineNode(token, resolve, format))
}

function inlineNode(token: Token, resolve: Resolve, format: number): Node[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return [textNode(token.text, format)]
    case 'strong':
      return inlineNodes(token.tokens, resolve, format | BOLD)
    case 'em':
      return inlineNodes(token.tokens, resolve, format | ITALIC)
    case 'del':
      return inlineNodes(token.tokens, resolve, format | STRIKETHROUGH)
    case 'codespan':
      return [textNode(token.text, format | CODE)]
    case 'br':
      return [{ type: 'linebreak', version: 1 }]
    case 'link':
      return [linkNode(token.href, inlineNodes(token.tokens, resolve, format), resolve)]
    default:
      throw new Error(`Markdown “${token.type}” has no place in our texts: ${token.raw.trim()}`)
  }
}

function textNode(text: string, format: number): Node {
  const words = text.replace(/[ \t\r\n]+/g, ' ')
  return { type: 'text', version: 1, text: words, format, detail: 0, mode: 'normal', style: '' }
}

function linkNode(href: string, children: Node[], resolve: Resolve): Node {
  const target = resolve(href)
  const fields =
    'page' in target
      ? { linkType: 'internal', doc: { relationTo: 'pages', value: target.page }, newTab: false }
      : { linkType: 'custom', url: target.url, newTab: false }
  return parent('link', children, { version: 3, fields })
}

function parent(type: string, children: Node[], more: object = {}): Parent {
  return { type, version: 1, direction: null, format: '', indent: 0, children, ...more }
}
