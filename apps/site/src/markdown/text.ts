/** Pieces of Markdown from text that holds none: what looks like a sign of Markdown or HTML is escaped. */

const SIGNS = /[\\`*_[\]<>~|]/g
/** Signs that mean something at the beginning of a line alone. */
const LINE_SIGNS = /^(\s*)(#{1,6}(?=\s)|[-+=](?=\s|$)|={2,}|-{2,}|>)/gm
const LINE_NUMBERS = /^(\s*\d+)([.)])(?=\s)/gm

export function escapeMarkdown(text: string): string {
  return text
    .replace(/&(?=[a-z#]\w*;)/gi, '&amp;')
    .replace(SIGNS, (sign) => `\\${sign}`)
    .replace(LINE_SIGNS, (_, space: string, sign: string) => `${space}\\${sign}`)
    .replace(LINE_NUMBERS, (_, number: string, sign: string) => `${number}\\${sign}`)
}

/** Text of one line, escaped. */
export function oneLine(text: string): string {
  return escapeMarkdown(text.replace(/\s+/g, ' ').trim())
}

/** @param href an address; brackets and spaces in it are encoded */
export function markdownLink(words: string, href: string): string {
  return `[${oneLine(words)}](${encodeTarget(href)})`
}

export function encodeTarget(href: string): string {
  return href.replace(/[\s()<>\\]/g, (character) =>
    character === '(' ? '%28' : character === ')' ? '%29' : encodeURIComponent(character),
  )
}

export function heading(level: 1 | 2 | 3 | 4 | 5, text: string): string {
  return `${'#'.repeat(level)} ${oneLine(text)}`
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item.replace(/\n/g, '\n  ')}`).join('\n')
}

/** Pieces with an empty line between them; what is missing or empty is left out. */
export function joinPieces(pieces: readonly (string | undefined | false)[]): string {
  return pieces.filter((piece): piece is string => typeof piece === 'string' && piece !== '').join('\n\n')
}
