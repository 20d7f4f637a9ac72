import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** A production that names no place to try things, and one that names a domain. */
const PRODUCTION = {
  NODE_ENV: 'production',
  SAMPLE_DATA: '0',
  PURGE_TOKEN: 'a token of the operator, long enough',
}
let closed: TestSite
let named: TestSite
beforeAll(async () => {
  closed = await createTestSite(PRODUCTION)
  named = await createTestSite({ ...PRODUCTION, NON_PRODUCTION_DOMAINS: 'trials.example' })
  for (const site of [closed, named]) site.putPage(pageDocument({ uid: `${HOST}.paris-copy` }))
})
afterAll(() => Promise.all([closed.dispose(), named.dispose()]))

const statusOf = async (site: TestSite, host: string, path: string) => (await site.get(path, { host })).status

const cachedPages = async (site: TestSite) =>
  /^site_cached_pages (\d+)$/m.exec((await site.internal.inject('/metrics')).body)?.[1]

describe('in production a stranger’s host opens nothing', () => {
  const hosts = [
    ...['localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000', `${HOST}.localhost`],
    ...['test', 'dev', 'test.evil.example', 'dev.evil.example', 'test-7.evil.example', 'branch.dev'],
    ...['stage-microbrands', 'stage-microbrands.evil.example', 'stage-www.evil.example', `stage-${HOST}`],
    ...['trials.example', 'test.trials.example', 'test.trials.example.evil.example'],
  ]
  const paths = ['/', `/?uid=${HOST}`, `/paris-copy/?uid=${HOST}.paris-copy`, '/_gallery/', '/robots.txt']
  // spec: D.hosts.13
  test.each(hosts)('%s', async (host) => {
    const answers = await Promise.all(paths.map(async (path) => [path, await statusOf(closed, host, path)]))
    expect(answers).toEqual(paths.map((path) => [path, 421]))
  })

  // spec: D.hosts.13
  test('a cloned page is shown on no host', async () => {
    expect(await statusOf(closed, HOST, '/paris-copy/')).toBe(404)
    expect(await statusOf(closed, HOST, `/?uid=${HOST}.paris-copy`)).toBe(200)
    expect((await closed.get(`/?uid=${HOST}.paris-copy`)).body).toBe((await closed.get('/')).body)
  })
})

describe('below a domain that a setting names', () => {
  test.each([
    ['test.trials.example', 200],
    ['Test-7.Trials.Example', 200],
    ['stage-microbrands.trials.example', 200],
    ['test.evil.example', 421],
    ['test.nottrials.example', 421],
    ['www.trials.example', 421],
    ['localhost', 421],
    ['stage-microbrands.evil.example', 421],
    [`stage-${HOST}`, 421],
    // spec: D.hosts.3, D.hosts.13
  ])('%s answers %i', async (host, status) => {
    expect(await statusOf(named, host, '/')).toBe(status)
    expect(await statusOf(named, host, `/?uid=${HOST}.paris-copy`)).toBe(status)
  })
})

describe('a production host', () => {
  test.each(['/', '/paris/', '/fr/', '/no-such-page/', '/index.md', '/paris-copy/'])(
    // spec: D.hosts.14
    '%s makes no page of its own, whatever its port',
    async (path) => {
      const plain = await closed.get(path)
      const size = await cachedPages(closed)
      const others = await Promise.all(
        [':8443', ':80', ':1', ':65535'].map((port) => closed.get(path, { host: HOST + port })),
      )
      expect(others.map(({ status, body }) => [status, body])).toEqual(others.map(() => [plain.status, plain.body]))
      expect(await cachedPages(closed)).toBe(size)
      expect(plain.body).not.toMatch(/:8443|:65535/)
    },
  )
})
