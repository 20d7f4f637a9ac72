/** A letter with a mark; vowels twice, which makes a text about 40 % longer. */
const MARKED: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  c: 'ç',
  n: 'ñ',
  A: 'ÁÁ',
  E: 'ÉÉ',
  I: 'ÍÍ',
  O: 'ÓÓ',
  U: 'ÚÚ',
}

/** What a program reads: placeholders, tags, shortcodes, addresses, and where a link leads. */
const FIXED = /(\{[^}]*\}|<[^>]*>|\]\([^)]*\)|\[\/?\w+ [^\]]*\/\]|https?:\S+)/
/** How a line of Markdown begins. */
const OPENING = /^(?:#{2,4} |- |\d+\. |> )?/

/**
 * A text in no language: accented, longer, and in brackets, so that a layout meets long words, and a word that nobody
 * translates is seen.
 *
 * @param text plain text or Markdown; what a program reads stays as it is
 */
export function pseudo(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : pseudoLine(line)))
    .join('\n')
}

function pseudoLine(line: string): string {
  const [opening = ''] = OPENING.exec(line) ?? []
  const parts = line.slice(opening.length).split(FIXED)
  // Every second part is what the pattern has found.
  const marked = parts.map((part, place) => (place % 2 === 1 ? part : mark(part)))
  return `${opening}«${marked.join('')}»`
}

function mark(text: string): string {
  return [...text].map((letter) => MARKED[letter] ?? letter).join('')
}

/** The English words of a file of the world, as those of the pseudo language; a page has an address of its own. */
export function pseudoWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'path' ? `${value}-de` : pseudo(value)
  if (Array.isArray(value)) return value.map((item) => pseudoWords(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, pseudoWords(inner, name)]))
}
