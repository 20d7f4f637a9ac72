/** About as many characters as search engines show; a title may have more where its letters are narrow. */
export const SHOWN = { title: 60, description: 155 } as const

export interface Measured {
  readonly count: number
  /** What stands in the result. */
  readonly shown: string
  readonly isCut: boolean
}

/** Words as a search result shows them: on one line, and cut at a word. */
export function measureWords(words: string, most: number): Measured {
  const line = words.replace(/\s+/g, ' ').trim()
  const count = [...line].length
  if (count <= most) return { count, shown: line, isCut: false }
  const cut = [...line].slice(0, most).join('')
  const end = cut.lastIndexOf(' ')
  return { count, shown: `${end > most / 2 ? cut.slice(0, end) : cut} …`, isCut: true }
}
