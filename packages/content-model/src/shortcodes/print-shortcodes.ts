import { readTag } from './read-tag.ts'
import type { ContentNode, ShortcodeNode } from './shortcode.ts'

/** The nodes as a text that parses to them again. */
export function printShortcodes(nodes: readonly ContentNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? printText(node.text) : printShortcode(node))).join('')
}

function printShortcode({ name, attributes, content }: ShortcodeNode): string {
  const values = [
    ...attributes.positional.map(quote),
    ...[...attributes.named].map(([key, value]) => `${key}=${quote(value)}`),
  ]
  const head = [name, ...values].join(' ')
  return content === undefined ? `[${head} /]` : `[${head}]${printShortcodes(content)}[/${name}]`
}

/** With the quotes that the value lacks, where it lacks either. */
function quote(value: string): string {
  const mark = value.includes('"') && !value.includes("'") ? "'" : '"'
  return mark + value.replaceAll(mark === '"' ? /["[\\]/g : /['[\\]/g, '\\$&') + mark
}

/** Each tag that is meant as text gets a second pair of brackets. */
function printText(text: string): string {
  let printed = ''
  let done = 0
  for (let at = text.indexOf('['); at !== -1; at = text.indexOf('[', at)) {
    const tag = readTag(text, at)
    if (tag) {
      printed += `${text.slice(done, at)}[${text.slice(at, tag.end)}]`
      done = tag.end
    }
    at = tag ? tag.end : at + 1
  }
  return printed + text.slice(done)
}
