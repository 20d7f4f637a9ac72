/** Approximate number of characters that search engines show; narrow letters allow more in a title. */
export const VISIBLE_LENGTH = { title: 60, description: 155 } as const

/** Shortens text as search results do: on one line, cut at a word. */
export function truncateForSearchResult(words: string, most: number) {
  const line = words.replace(/\s+/g, ' ').trim()
  const count = [...line].length
  if (count <= most) return { count, shown: line, isCut: false }
  const cut = [...line].slice(0, most).join('')
  const end = cut.lastIndexOf(' ')
  return { count, shown: `${end > most / 2 ? cut.slice(0, end) : cut} …`, isCut: true }
}
