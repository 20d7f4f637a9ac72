import type { Heading, Link, List, Paragraph, PhrasingContent, RootContent, Strong, Text } from 'mdast'

/** Block-level nodes of a Markdown tree. */
export type MarkdownTree = readonly RootContent[]

/** A string is plain text; Markdown characters in it are escaped. */
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

/** @param href a URL */
export function link(words: string, href: string): Link {
  return { type: 'link', url: href, children: [text(words)] }
}

export function strong(words: string): Strong {
  return { type: 'strong', children: [text(words)] }
}

/** An unordered list; each item is one line of phrases. */
export function bullets(items: readonly (Phrase | readonly Phrase[])[]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((item) => ({ type: 'listItem', children: [paragraph(...[item].flat())] })),
  }
}

/** Concatenates pieces; missing and empty ones are dropped. */
export function joinPieces(pieces: readonly (RootContent | MarkdownTree | undefined | false | '')[]): MarkdownTree {
  return pieces.flatMap((piece) => piece || []).filter((node) => !isEmpty(node))
}

function toPhrasing(phrases: readonly Phrase[]): PhrasingContent[] {
  const last = phrases.length - 1
  return phrases.map((phrase, place) => {
    if (typeof phrase !== 'string') return phrase
    const value = phrase.replace(/\s+/g, ' ')
    const started = place === 0 ? value.trimStart() : value
    return { type: 'text', value: place === last ? started.trimEnd() : started }
  })
}

function isEmpty(node: RootContent): boolean {
  if (node.type === 'text') return node.value === ''
  return node.type !== 'image' && 'children' in node && node.children.every(isEmpty)
}
