import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../folders.ts'

/** A class that a style sheet does not have is `undefined`, which no type finds: the element stands there without its form. */
const FILES = globSync('apps/{site,cms}/src/**/*.tsx', { cwd: ROOT }).sort()
const IMPORT = /import (\w+) from '(\.[^']*\.module\.css)'/g

/** @returns classes that a view asks for, of style sheets that do not have them */
function findMissing(file: string): string[] {
  const view = readFileSync(join(ROOT, file), 'utf8')
  return [...view.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const sheet = readFileSync(join(ROOT, dirname(file), path), 'utf8')
    const asked = view.matchAll(new RegExp(`(?<!['\\w./-])${name}\\.(\\w+)`, 'g'))
    return [...new Set([...asked].map(([, found = '']) => found))]
      .filter((found) => !new RegExp(`\\.${found}\\b`).test(sheet))
      .map((found) => `${name}.${found}`)
  })
}

test('every class that a view asks for is in its style sheet', () => {
  const missing = FILES.flatMap((file) => findMissing(file).map((found) => `${file}: ${found}`))
  expect(missing).toEqual([])
})
