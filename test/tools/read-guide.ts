import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/folders.ts'

/**
 * The code of a guide in one language, block by block, without the indentation of the list that it stands in.
 *
 * @param page the file's name in `docs/how-to`, or its path below `docs`
 * @param language as it is written behind the fence
 */
export function readGuide(page: string, language = 'sh'): readonly string[] {
  const text = readFileSync(join(ROOT, 'docs', page.includes('/') ? page : `how-to/${page}`), 'utf8')
  return [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, 'gm'))].map(
    ([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}
