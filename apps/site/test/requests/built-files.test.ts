import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, type TestSite } from '../sample-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'passepartout-assets-'))
let site: TestSite

beforeAll(async () => {
  mkdirSync(join(folder, 'styles'))
  writeFileSync(join(folder, 'entry.js'), 'start()')
  site = await createTestSite({}, [folder])
})

afterAll(async () => {
  await site.dispose()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/assets/entry.js', 200],
  ['/assets/', 404],
  ['/assets/styles/', 404],
  ['/assets/nothing.js', 404],
  ['/assets/nothing/at/all', 404],
  ['/assets', 404],
  ['/assets/%', 400],
])('%s is %i', async (url, status) => {
  const answer = await site.get(url)
  expect(answer.status).toBe(status)
  expect(answer.body).not.toMatch(/Route GET|statusCode|node_modules\/(?!@fontsource)/)
})

test('other methods are refused everywhere', async () => {
  const { statusCode } = await site.app.inject({ method: 'DELETE', url: '/assets/entry.js', headers: { host: HOST } })
  expect(statusCode).toBe(405)
})

test.each(['/_consent', '/_consent?lang=fr&settings', '/assets/styles/none.css', '/assets/entry.js'])(
  'the head of %s is that of its answer',
  async (url) => {
    const ask = (method: 'GET' | 'HEAD') => site.app.inject({ method, url, headers: { host: HOST } })
    const [{ statusCode, headers }, head] = await Promise.all([ask('GET'), ask('HEAD')])
    expect([head.statusCode, head.headers['content-type'], head.headers['cache-control'], head.body]).toEqual([
      ...[statusCode, headers['content-type'], headers['cache-control'], ''],
    ])
  },
)
