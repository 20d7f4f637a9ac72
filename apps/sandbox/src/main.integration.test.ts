import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCatalogue } from './build-catalogue.ts'
import { dataPaths, readSettings } from './settings.ts'
import { writeFixturePictures, writeFixtureSource } from './testing/fixture-source.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'main-'))
  writeFixtureSource(join(dataDir, 'source'))
  writeFixturePictures(dataPaths(dataDir).pictures)
  buildCatalogue(dataDir, join(dataDir, 'source'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function start(environment: Record<string, string>) {
  const defaults = { DATA_DIR: dataDir, SANDBOX_HOST: '127.0.0.1', SANDBOX_PORT: '0' }
  return spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...defaults, ...environment } })
}

async function failureOf(environment: Record<string, string>) {
  const child = start(environment)
  const [sentence, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { sentence, code }
}

test('says in one log line where it listens, and stops when asked', async () => {
  const child = start({})
  const [line] = await once(child.stdout, 'data')
  expect(JSON.parse(String(line)).msg).toMatch(/^listening on http:\/\/127\.0\.0\.1:\d+$/)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a port in use is one sentence and an exit code', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const address = squatter.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  const { sentence, code } = await failureOf({ SANDBOX_PORT: port })
  squatter.close()
  expect(sentence).toBe(`Port ${port} is in use: stop its owner or set SANDBOX_PORT.\n`)
  expect(code).toBe(1)
})

test.each([
  [{ SANDBOX_PORT: 'abc' }, /^The setting SANDBOX_PORT is not usable: .*\.\n$/],
  [{ LOG_LEVEL: 'loud' }, /^A setting is wrong: LOG_LEVEL=loud: it must be one of fatal, .*, silent\.\n$/],
  [
    { DATA_DIR: '/nowhere' },
    /^There is no catalogue database at \/nowhere\/sandbox\/catalogue\.db: build it first\.\n$/,
  ],
])('%j stops with one sentence', async (environment, expected) => {
  const { sentence, code } = await failureOf(environment)
  expect(sentence).toMatch(expected)
  expect(code).toBe(1)
})

test('settings have defaults; an empty one counts as missing', () => {
  expect(readSettings({ SANDBOX_PORT: '', DATA_DIR: '/data' })).toEqual({
    port: 3002,
    host: 'localhost',
    dataDir: '/data',
    imageUrl: 'http://localhost:3002/images',
    logLevel: 'info',
  })
})
