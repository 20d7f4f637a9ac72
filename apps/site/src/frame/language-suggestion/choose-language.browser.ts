export interface LanguageFacts {
  /** The language of the page, and the others that it has: two-letter codes. */
  readonly current: string
  readonly offered: readonly string[]
  /** The visitor's earlier choice: the cookie `content-lang`. */
  readonly remembered: string | undefined
  /** The browser's languages in order of preference: `pt-BR`, `en`. */
  readonly preferred: readonly string[]
}

/** Browser codes that differ from ours. */
const OTHER_CODES: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', in: 'id' }

/**
 * The language to offer to a visitor, if the page has it: the earlier choice, otherwise the browser's first known
 * language. Nothing when it is the page's own language.
 */
export function chooseLanguage({ current, offered, remembered, preferred }: LanguageFacts): string | undefined {
  const wanted = remembered === undefined ? preferred.map(codeOf) : [remembered]
  const known = wanted.find((code) => code === current || offered.includes(code))
  return known === current ? undefined : known
}

function codeOf(tag: string): string {
  const code = tag.slice(0, tag.search(/[-_]|$/)).toLowerCase()
  return OTHER_CODES[code] ?? code
}
