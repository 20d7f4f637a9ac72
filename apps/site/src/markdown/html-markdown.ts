import { escapeMarkdown } from './text.ts'

const TOKEN = /<(\/?)([a-z0-9]+)[^>]*>|([^<]+)/gi
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }
const SIGNS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' }

/** The catalogue's cleaned HTML (paragraphs, lists, headings, emphasis) as Markdown. */
export function htmlMarkdown(html: string): string {
  const lists: { readonly isOrdered: boolean; items: number }[] = []
  let text = ''
  for (const [, slash, name = '', words] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase()
    const isOpening = slash === ''
    if (words !== undefined) text += escapeMarkdown(decode(words).replace(/\s+/g, ' '))
    else if (tag in SIGNS) text += SIGNS[tag]
    else if (tag === 'br') text += '\\\n'
    else if (tag === 'ul' || tag === 'ol') {
      if (isOpening) lists.push({ isOrdered: tag === 'ol', items: 0 })
      else lists.pop()
      if (lists.length === 0) text += '\n\n'
    } else if (tag === 'li' && isOpening) text += startOfItem(lists)
    else if (/^h[34]$/.test(tag)) text += isOpening ? `\n\n${'#'.repeat(Number(tag[1]))} ` : '\n\n'
    else if (tag === 'p' && lists.length === 0) text += '\n\n'
  }
  return text
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function startOfItem(lists: { readonly isOrdered: boolean; items: number }[]): string {
  const list = lists.at(-1)
  if (!list) return '\n- '
  list.items += 1
  return `\n${'  '.repeat(lists.length - 1)}${list.isOrdered ? `${list.items}.` : '-'} `
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => {
    const code = /^#(x?)([\da-f]+)$/i.exec(name)
    if (code && !(name in ENTITIES)) return String.fromCodePoint(Number.parseInt(code[2] ?? '', code[1] ? 16 : 10))
    return ENTITIES[name] ?? entity
  })
}
