import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MarkedToken, marked } from 'marked'
import { GUIDES, type GuideName } from './guides.ts'

export interface Guide {
  readonly name: GuideName
  /** Plain text. */
  readonly title: string
  /** The tokens of Markdown below the title. */
  readonly text: readonly MarkedToken[]
}

/**
 * The folder of the manual.
 *
 * @param appDir the folder of the content system
 */
export function folderOfGuides(appDir: string): string {
  return join(appDir, '..', '..', 'docs', 'how-to')
}

/**
 * All pages of the manual, in order.
 *
 * @throws Error when a file is missing or has no title
 */
export function readGuides(appDir: string): Promise<Guide[]> {
  return Promise.all(GUIDES.map((name) => readGuide(name, appDir)))
}

async function readGuide(name: GuideName, appDir: string): Promise<Guide> {
  const [first = '', ...rest] = (await readFile(join(folderOfGuides(appDir), `${name}.md`), 'utf8')).split('\n')
  if (!first.startsWith('# ')) throw new Error(`docs/how-to/${name}.md does not begin with its title.`)
  return { name, title: first.slice(2), text: marked.lexer(rest.join('\n')) as MarkedToken[] }
}
