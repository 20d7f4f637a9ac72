import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashContent, isCurrent, removeStamp, writeStamp } from './content-hash.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-hash-'))
  mkdirSync(join(root, 'src/deep'), { recursive: true })
  writeFileSync(join(root, 'src/a.ts'), 'a')
  writeFileSync(join(root, 'src/deep/b.ts'), 'b')
})

afterEach(() => rmSync(root, { recursive: true }))

const hash = (values: string[] = []) => hashContent({ root, patterns: ['src/**'], ignore: /\.test\.ts$/, values })

test('the hash follows bytes, names and values', () => {
  const before = hash()
  expect(hash()).toBe(before)
  expect(hash(['x'])).not.toBe(before)
  writeFileSync(join(root, 'src/deep/b.ts'), 'c')
  const changed = hash()
  expect(changed).not.toBe(before)
  writeFileSync(join(root, 'src/new.ts'), '')
  expect(hash()).not.toBe(changed)
})

test('tests and what builds write change nothing', () => {
  const before = hash()
  writeFileSync(join(root, 'src/a.test.ts'), 'test')
  for (const folder of ['dist', 'node_modules', '.next']) {
    mkdirSync(join(root, 'src', folder))
    writeFileSync(join(root, 'src', folder, 'x.js'), 'x')
  }
  expect(hash()).toBe(before)
})

test('moving bytes from one file to the next changes the hash', () => {
  const before = hash()
  writeFileSync(join(root, 'src/a.ts'), 'ab')
  writeFileSync(join(root, 'src/deep/b.ts'), '')
  expect(hash()).not.toBe(before)
})

test('a stamp is current only for the same hash, with its outputs there, until it is removed', () => {
  const stamp = { file: join(root, 'stamps/build'), hash: 'h1', outputs: [join(root, 'out')] }
  expect(isCurrent(stamp)).toBe(false)
  writeStamp(stamp)
  expect(isCurrent(stamp)).toBe(false)
  writeFileSync(join(root, 'out'), '')
  expect(isCurrent(stamp)).toBe(true)
  expect(isCurrent({ ...stamp, hash: 'h2' })).toBe(false)
  removeStamp(stamp.file)
  expect(isCurrent(stamp)).toBe(false)
})
