import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type MarkedToken, marked } from 'marked'
import { GUIDES, type GuideName } from './guides.ts'

/**
 * The folder of the manual.
 *
 * @param appDir the folder of the content system
 */
export function folderOfGuides(appDir: string): string {
  return join(appDir, '..', '..', 'docs', 'how-to')
}

/**
 * All pages of the manual, in order: the title of each as plain text, and the tokens of Markdown below it.
 *
 * @throws Error when a file is missing or has no title
 */
export function readGuides(appDir: string) {
  return Promise.all(GUIDES.map((name) => readGuide(name, appDir)))
}

async function readGuide(name: GuideName, appDir: string) {
  const [first = '', ...rest] = (await readFile(join(folderOfGuides(appDir), `${name}.md`), 'utf8')).split('\n')
  if (!first.startsWith('# ')) throw new Error(`docs/how-to/${name}.md does not begin with its title.`)
  return { name, title: first.slice(2), text: marked.lexer(rest.join('\n')) as MarkedToken[] }
}
