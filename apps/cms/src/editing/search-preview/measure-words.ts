/** Approximate number of characters that search engines show; narrow letters allow more in a title. */
export const SHOWN = { title: 60, description: 155 } as const

export interface Measured {
  readonly count: number
  /** The text of the result. */
  readonly shown: string
  readonly isCut: boolean
}

/** Shortens text as search results do: on one line, cut at a word. */
export function measureWords(words: string, most: number): Measured {
  const line = words.replace(/\s+/g, ' ').trim()
  const count = [...line].length
  if (count <= most) return { count, shown: line, isCut: false }
  const cut = [...line].slice(0, most).join('')
  const end = cut.lastIndexOf(' ')
  return { count, shown: `${end > most / 2 ? cut.slice(0, end) : cut} …`, isCut: true }
}
