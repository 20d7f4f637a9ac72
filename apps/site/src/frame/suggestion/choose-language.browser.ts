export interface LanguageFacts {
  /** The language of the page, and the others that it has: two-letter codes. */
  readonly current: string
  readonly offered: readonly string[]
  /** What the visitor chose before: the cookie `content-lang`. */
  readonly remembered: string | undefined
  /** What the browser asks for, the best first: `pt-BR`, `en`. */
  readonly preferred: readonly string[]
}

/** Codes of browsers that are another one here. */
const OTHER_CODES: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', in: 'id' }

/**
 * The language that a visitor would rather read the page in, if the page has it: the one chosen before, else the first of
 * the browser's that is known here. Nothing when that is the page's own.
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
