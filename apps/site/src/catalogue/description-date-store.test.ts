import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DescriptionDateStore } from './description-date-store.ts'

let folder: string
let history: DescriptionDateStore
const open = () => new DescriptionDateStore(join(folder, 'kept', 'history.db'))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'))
  history = open()
})
afterEach(() => {
  history.close()
  rmSync(folder, { recursive: true })
})

test('words are known since they were first read, in each language by itself', () => {
  expect([
    history.read(7110, 'en', 'a', 1000),
    history.read(7110, 'en', 'a', 2000),
    history.read(7110, 'fr', 'a', 2500),
    history.read(7110, 'en', 'b', 3000),
    history.read(7110, 'en', 'b', 4000),
    history.read(7111, 'en', 'b', 4500),
    history.read(7110, 'en', 'a', 5000),
  ]).toEqual([1000, 1000, 2500, 3000, 3000, 4500, 5000])
})

test('another process knows what the one before it read', () => {
  history.read(7110, 'en', 'a', 1000)
  history.close()
  history = open()
  expect(history.read(7110, 'en', 'a', 9000)).toBe(1000)
})
