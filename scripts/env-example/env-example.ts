interface Row {
  readonly name: string
  /** As in `docs/settings.md`: `` `3000` ``, `` `1`; in production `0` `` or –. */
  readonly defaults: string
  readonly meaning: string
}

const HEAD = `# Made by \`npm run env-example\` from docs/settings.md: change that, not this.
# Every setting with its default. Copy this file to .env and take the # away from what is to be another: every \`npm run\`
# command reads it, and settings of the shell come first. A copy in which nothing is changed sets nothing.
`

/**
 * The text of `.env.example`: each setting of `docs/settings.md` as a comment with its default, below one line that says what it is.
 *
 * @param page the text of `docs/settings.md`
 */
export function describeEnvironment(page: string): string {
  const rows = readRows(page)
  const values = new Map(rows.map(({ name, defaults }) => [name, sampleOf(defaults)]))
  const sections = page.split(/^## /m).slice(1)
  const written = sections.map((section) => {
    const title = section.slice(0, section.indexOf('\n'))
    const settings = readRows(section).map((row) => describe(row, values))
    return [`\n# == ${title}\n`, ...settings].join('\n')
  })
  return `${HEAD}${written.join('')}`
}

function readRows(text: string): Row[] {
  return [...text.matchAll(/^\| `([A-Z][A-Z\d_]+)` \| ([^|]+) \| (.+) \|$/gm)].map(
    ([, name = '', defaults = '', meaning = '']) => ({ name, defaults: defaults.trim(), meaning }),
  )
}

function describe({ name, defaults, meaning }: Row, values: ReadonlyMap<string, string>): string {
  const real = defaults.split('; in production ')[1]
  const production = real === undefined ? '' : ` (in production ${real === '–' ? 'not set' : real.replaceAll('`', '')})`
  const value = (values.get(name) ?? '').replace(/<([A-Z_]+)>/g, (_, other: string) => values.get(other) ?? '')
  return `# ${firstClause(meaning)}${production}\n#${name}=${value}\n`
}

/** The default value. */
function sampleOf(defaults: string): string {
  return /^`([^`]*)`/.exec(defaults)?.[1] ?? ''
}

/** The first clause of the description, without links. */
function firstClause(meaning: string): string {
  const [clause = ''] = meaning.split(/; |\. | \(\[/)
  return clause.replace(/ ?\(?\[([^\]]*)\]\([^)]*\)\)?/g, ' $1').trim()
}
