import type { Image, Link } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { type Info, type Options, type State, toMarkdown } from 'mdast-util-to-markdown'
import type { MarkdownTree } from './nodes.ts'

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  extensions: [gfmStrikethroughToMarkdown()],
  handlers: { link: writeLink, image: writeImage },
}

/** A tree as Markdown text (CommonMark with strikethrough), escaped where it must be; ends without a line break. */
export function writeMarkdown(nodes: MarkdownTree): string {
  return toMarkdown({ type: 'root', children: [...nodes] }, OPTIONS).trimEnd()
}

/** Does not escape `&` in addresses, as the library would: assistants copy them from the text. */
function writeLink(node: Link, _parent: unknown, state: State, info: Info): string {
  const exit = state.enter('link')
  const exitLabel = state.enter('label')
  const words = state.containerPhrasing(node, { ...info, before: '[', after: ']' })
  exitLabel()
  exit()
  return `[${words}](${encodeTarget(node.url)})`
}

function writeImage(node: Image, _parent: unknown, state: State, info: Info): string {
  const exit = state.enter('image')
  const exitLabel = state.enter('label')
  const alt = state.safe(node.alt ?? '', { ...info, before: '[', after: ']' })
  exitLabel()
  exit()
  return `![${alt}](${encodeTarget(node.url)})`
}

/** Encodes brackets, spaces and `&name;`, which would end or change the address. */
function encodeTarget(href: string): string {
  return href
    .replace(/[\s<>\\]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replace(/(&\w+);/g, '$1%3B')
}
