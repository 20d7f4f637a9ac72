import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findInstalledBrands } from './brand-folders.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brands-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function put(...folders: readonly string[]): void {
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'look.ts'), '')
  }
}

const namesIn = (setting?: string) => findInstalledBrands(root, setting).map(({ name }) => name)

test('without a folder there is no installed brand', () => {
  expect([namesIn(), namesIn(''), namesIn(' , ')]).toEqual([[], [], []])
})

test('the own folder first, then those of the setting, each in alphabetical order', () => {
  put('brands/harbour', 'more/b', 'more/a', 'even-more/c')
  mkdirSync(join(root, 'brands/no-look'))
  expect(namesIn(`more, ${join(root, 'even-more')}`)).toEqual(['harbour', 'a', 'b', 'c'])
  expect(findInstalledBrands(root)).toEqual([{ name: 'harbour', folder: join(root, 'brands/harbour') }])
})

test.each([
  ['a folder that is not there', [], 'missing', /BRAND_FOLDERS: there is no folder .*missing/],
  ['a name that is none', ['more/Big Harbour'], 'more', /Big Harbour is no name of a brand/],
  ['a name that two have', ['brands/harbour', 'more/harbour'], 'more', /Two brands are called harbour/],
  ['the name of the product’s own', ['more/plain'], 'more', /Two brands are called plain/],
])('refuses %s', (_, folders, setting, message) => {
  put(...folders)
  expect(() => findInstalledBrands(root, setting)).toThrow(message)
})
