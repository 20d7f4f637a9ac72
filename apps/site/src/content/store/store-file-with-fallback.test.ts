import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PUBLISHED_STORE_SCHEMA_SQL, storeCopyPath } from '@passepartout/content-model/published-store-schema'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PublishedStore } from './published-store.ts'

let folder = ''
let path = ''
let store: PublishedStore
const onDamage = vi.fn()
const onReplaced = vi.fn()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standing-'))
  path = join(folder, 'published.db')
  vi.clearAllMocks()
})

afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

/** A store whose one site has so many pages that not all of them are in memory. */
function write(file: string, name: string, isFilled = true): void {
  const database = new DatabaseSync(file)
  database.exec(PUBLISHED_STORE_SCHEMA_SQL)
  const site = database.prepare("INSERT INTO site VALUES ('a.example', 'en', 'a.example', ?, '')")
  if (isFilled) site.run(JSON.stringify({ name }))
  const page = database.prepare(
    "INSERT INTO page VALUES (?, 'en', 'page', 'a.example', ?, 'homePage', ?, NULL, 0, '', ?)",
  )
  database.exec('BEGIN')
  for (let number = 0; number < 3000; number += 1) page.run(uidOf(number), String(number), name, 'x'.repeat(2000))
  database.exec('COMMIT')
  database.close()
}

const uidOf = (number: number) => `a.example.page-${number}`
const open = () => {
  store = new PublishedStore(path, { onDamage, onReplaced })
}
const shown = () => store.site('a.example', 'en')?.document
const readAll = () => {
  for (let number = 0; number < 3000; number += 1) store.page(uidOf(number), 'en', 'page')
}

describe('a file that cannot be read any more', () => {
  beforeEach(() => {
    write(path, 'first')
    copyFileSync(path, storeCopyPath(path))
    open()
    truncateSync(path, statSync(path).size / 2)
  })

  // spec: D.operating.12
  test('is stood in for by its copy, which is told once', () => {
    readAll()
    readAll()
    expect([shown(), store.readsFallback]).toEqual([{ name: 'first' }, true])
    expect(onDamage.mock.calls).toEqual([['database disk image is malformed']])
  })

  // spec: D.operating.12
  test('is not opened again as it is, and its successor is', () => {
    readAll()
    store.refresh()
    expect(store.readsFallback).toBe(true)
    write(join(folder, 'next'), 'second')
    renameSync(join(folder, 'next'), path)
    store.refresh()
    expect([shown(), store.readsFallback]).toEqual([{ name: 'second' }, false])
    expect(onReplaced).toHaveBeenCalledTimes(1)
  })
})

test('a file without a copy fails as it fails', () => {
  write(path, 'first')
  open()
  truncateSync(path, statSync(path).size / 2)
  expect(readAll).toThrow('database disk image is malformed')
})

test('a file that takes the place of another is read from then on', () => {
  write(path, 'first')
  open()
  store.refresh()
  expect(onReplaced).not.toHaveBeenCalled()
  write(join(folder, 'next'), 'second')
  renameSync(join(folder, 'next'), path)
  expect(shown()).toEqual({ name: 'first' })
  store.refresh()
  store.refresh()
  expect(shown()).toEqual({ name: 'second' })
  expect(onReplaced).toHaveBeenCalledTimes(1)
})

test.each([
  ['is no store', (file: string) => writeFileSync(file, 'no database'.repeat(1000))],
  ['is empty', (file: string) => writeFileSync(file, '')],
  ['has no site yet', (file: string) => write(file, 'none', false)],
])('what %s takes nobody’s place', (_, make) => {
  write(path, 'first')
  open()
  make(join(folder, 'next'))
  renameSync(join(folder, 'next'), path)
  store.refresh()
  expect([shown(), store.readsFallback]).toEqual([{ name: 'first' }, false])
})

test('of a file that was removed what is open is read', () => {
  write(path, 'first')
  open()
  rmSync(path)
  store.refresh()
  readAll()
  expect([shown(), store.readsFallback]).toEqual([{ name: 'first' }, false])
})
