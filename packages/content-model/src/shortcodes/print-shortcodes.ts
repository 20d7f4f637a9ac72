import { parseShortcodeTag } from './parse-shortcode-tag.ts'
import type { ContentNode, ShortcodeNode } from './shortcode-nodes.ts'

/** Prints nodes as a text that parses to the same nodes. */
export function printShortcodes(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node, place) =>
      node.type === 'text'
        ? printText(node.text)
        : printShortcode(node, isBetweenBrackets(nodes[place - 1], nodes[place + 1])),
    )
    .join('')
}

/** Between brackets `[link /]` would be read as an escaped tag, but `[link][/link]` not. */
function isBetweenBrackets(before: ContentNode | undefined, after: ContentNode | undefined): boolean {
  return before?.type === 'text' && before.text.endsWith('[') && after?.type === 'text' && after.text.startsWith(']')
}

function printShortcode({ name, attributes, content }: ShortcodeNode, hasClosingTag: boolean): string {
  const values = [
    ...attributes.positional.map(quote),
    ...[...attributes.named].map(([key, value]) => `${key}=${quote(value)}`),
  ]
  const head = [name, ...values].join(' ')
  if (content === undefined && !hasClosingTag) return `[${head} /]`
  return `[${head}]${printShortcodes(content ?? [])}[/${name}]`
}

/** Uses quotes that do not occur in the value, if possible. */
function quote(value: string): string {
  const mark = value.includes('"') && !value.includes("'") ? "'" : '"'
  return mark + value.replaceAll(mark === '"' ? /["[\\]/g : /['[\\]/g, '\\$&') + mark
}

/** Escapes literal tags with a second pair of brackets. */
function printText(text: string): string {
  let printed = ''
  let done = 0
  for (let at = text.indexOf('['); at !== -1; at = text.indexOf('[', at)) {
    const tag = parseShortcodeTag(text, at)
    if (tag) {
      printed += `${text.slice(done, at)}[${text.slice(at, tag.end)}]`
      done = tag.end
    }
    at = tag ? tag.end : at + 1
  }
  return printed + text.slice(done)
}
