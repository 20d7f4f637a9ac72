import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { createSandbox } from './server.ts'
import { dataPaths } from './settings.ts'
import { fixtureFiles, writeFixturePictures, writeFixtureSource } from './testing/fixture-source.ts'
import { testSettings } from './testing/test-settings.ts'

let dataDir: string
let source: string
let database: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'build-'))
  source = join(dataDir, 'source')
  database = dataPaths(dataDir).database
  writeFixtureSource(source)
  writeFixturePictures(dataPaths(dataDir).pictures)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('the same source always gives the same bytes', () => {
  expect(buildCatalogue(dataDir, source)).toEqual({ path: database, rebuilt: true, tourGroups: 5 })
  const first = readFileSync(database)
  rmSync(database)
  buildCatalogue(dataDir, source)
  expect(readFileSync(database).equals(first)).toBe(true)
})

test('an unchanged source is not built again, a changed one is', () => {
  buildCatalogue(dataDir, source)
  const before = statSync(database).ino
  expect(buildCatalogue(dataDir, source).rebuilt).toBe(false)
  expect(statSync(database).ino).toBe(before)
  writeFixtureSource(source, { 'rates.json': { ...fixtureFiles()['rates.json'], USD: 1.5 } })
  expect(buildCatalogue(dataDir, source).rebuilt).toBe(true)
})

test('a mistake in the source leaves the last good database', () => {
  buildCatalogue(dataDir, source)
  const good = readFileSync(database)
  writeFixtureSource(source, { 'rates.json': {} })
  expect(() => buildCatalogue(dataDir, source)).toThrow('rates.json:1: no rate for EUR')
  expect(readFileSync(database).equals(good)).toBe(true)
})

test('pictures come first', () => {
  rmSync(dataPaths(dataDir).pictures, { recursive: true })
  expect(() => buildCatalogue(dataDir, source)).toThrow('no pictures there; draw them before')
})

test('a photograph is a picture, and other files are none', () => {
  const { pictures } = dataPaths(dataDir)
  const [first = ''] = readdirSync(pictures)
  renameSync(join(pictures, first), join(pictures, first.replace('.svg', '.jpg')))
  expect(buildCatalogue(dataDir, source).rebuilt).toBe(true)
  renameSync(join(pictures, first.replace('.svg', '.jpg')), join(pictures, first.replace('.svg', '.md')))
  expect(() => buildCatalogue(dataDir, source)).toThrow('unknown picture')
})

test('a damaged database is neither served nor overwritten', async () => {
  mkdirSync(dirname(database), { recursive: true })
  writeFileSync(database, 'something that somebody may still need')
  expect(() => buildCatalogue(dataDir, source)).toThrow('is damaged or not a catalogue')
  await expect(createSandbox(testSettings(dataDir))).rejects.toThrow('is damaged or not a catalogue')
  expect(readFileSync(database, 'utf8')).toBe('something that somebody may still need')
})

test('without a database the sandbox says how to get one', async () => {
  await expect(createSandbox(testSettings(dataDir))).rejects.toThrow(
    /There is no catalogue database at .*: build it first\.$/,
  )
})
