import type { Heading, Link, List, Paragraph, PhrasingContent, RootContent, Strong, Text } from 'mdast'

/** What stands below one another in Markdown, not written yet. */
export type MarkdownTree = readonly RootContent[]

/** A string is text and nothing else: what looks like a sign in it is escaped when it is written. */
type Phrase = string | PhrasingContent

/** Text of one line. */
export function text(words: string): Text {
  return { type: 'text', value: words.replace(/\s+/g, ' ').trim() }
}

export function paragraph(...phrases: readonly Phrase[]): Paragraph {
  return { type: 'paragraph', children: toPhrasing(phrases) }
}

export function heading(depth: Heading['depth'], words: string): Heading {
  return { type: 'heading', depth, children: [text(words)] }
}

/** @param href an address, as a browser takes it */
export function link(words: string, href: string): Link {
  return { type: 'link', url: href, children: [text(words)] }
}

export function strong(words: string): Strong {
  return { type: 'strong', children: [text(words)] }
}

/** A list without numbers; each item is one line, of one phrase or several. */
export function bullets(items: readonly (Phrase | readonly Phrase[])[]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((item) => ({ type: 'listItem', children: [paragraph(...[item].flat())] })),
  }
}

/** One after the other; what is missing, and what would be written as nothing, is left out. */
export function joinPieces(pieces: readonly (RootContent | MarkdownTree | undefined | false | '')[]): MarkdownTree {
  return pieces.flatMap((piece) => piece || []).filter((node) => !isEmpty(node))
}

function toPhrasing(phrases: readonly Phrase[]): PhrasingContent[] {
  return phrases.map((phrase) => (typeof phrase === 'string' ? text(phrase) : phrase))
}

function isEmpty(node: RootContent): boolean {
  if (node.type === 'text') return node.value === ''
  return node.type !== 'image' && 'children' in node && node.children.every(isEmpty)
}
