import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLICATION_SEEN_CHANNEL, PUBLISHED_LOG_SCHEMA_SQL } from '@passepartout/content-model/published-store-log'
import { expect, test } from 'vitest'
import { startPostgres } from '../../../test/tools/start-postgres.ts'
import { prepareReplica } from '../src/content/replication/prepare-replica.ts'
import { createSite } from '../src/create-site.ts'
import { parseSettings } from '../src/settings.ts'
import { HOST, pageDocument, siteDocument } from './sample-site.ts'

const page = pageDocument()

/** As a content system publishes, with what caches have to forget. */
function publish(title: string): string {
  const put = (kind: string, document: object) =>
    `INSERT INTO published_document SELECT '${kind}', '${HOST}', 'en', $d$${JSON.stringify(document)}$d$, '{}', max(sequence) FROM published_log
     ON CONFLICT (kind, uid, lang) DO UPDATE SET document = excluded.document, sequence = excluded.sequence;`
  return `BEGIN; INSERT INTO published_log (tags) VALUES (ARRAY['page:${HOST}:en:page']);
    ${put('site', siteDocument({ languages: ['en'] }))} ${put('page', { ...page, title })} NOTIFY published_log; COMMIT`
}

// spec: D.fleet.1
test('a site that follows shows what is published, and says how far behind it may be', async () => {
  const server = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'followed-'))
  server.query(PUBLISHED_LOG_SCHEMA_SQL)
  server.query(publish('A first title'))
  const settings = parseSettings({
    PUBLISHED_DATABASE_URL: server.address,
    PUBLISHED_STORE: join(folder, 'copy.db'),
    PRICE_HISTORY: join(folder, 'prices.db'),
    SEARCH_INDEX: join(folder, 'search.db'),
    AVAILABILITY_INDEX: join(folder, 'availability.db'),
    CATALOGUE_URL: 'http://127.0.0.1:1',
    IMAGE_URL: 'http://images.example',
    LOG_LEVEL: 'silent',
  })
  const assets = {
    scripts: [],
    vitals: '/v.js',
    consent: '',
    preview: '/p.js',
    font: () => '/f.woff2',
    stylesheets: () => ['/s.css'],
  }
  const followed = await prepareReplica(server.address, settings.PUBLISHED_STORE)
  const { app, internal, startFollowing, close } = createSite(settings, { assets, followed })
  try {
    startFollowing()
    const shows = async (title: string) => {
      const headers = { host: HOST, 'user-agent': 'Mozilla/5.0 Chrome/150.0' }
      return (await app.inject({ url: '/', headers })).body.includes(title)
    }
    expect(await shows('A first title')).toBe(true)
    server.query(publish('Another title'))
    await expect.poll(() => shows('Another title')).toBe(true)
    expect((await internal.inject('/healthz')).json()).toEqual({ status: 'ok', storeLagSeconds: expect.any(Number) })
    expect((await internal.inject('/metrics')).body).toMatch(/^site_store_lag_seconds [\d.]+$/m)

    // As a content system measures how long somebody waited, once this process has said that it is there.
    await expect.poll(() => server.query('SELECT count(*) FROM published_reader')).toBe('1')
    server.query(`NOTIFY ${PUBLICATION_SEEN_CHANNEL}, '[${Date.now() - 90_000},${Date.now() - 20_000}]'`)
    const counted = async () =>
      (await internal.inject('/metrics')).body
        .split('\n')
        .filter((line) => /^site_publication_seconds_(?:count|bucket{le="(?:10|30|60)"})/.test(line))
    await expect
      .poll(counted)
      .toEqual([
        'site_publication_seconds_bucket{le="10"} 0',
        'site_publication_seconds_bucket{le="30"} 1',
        'site_publication_seconds_bucket{le="60"} 1',
        'site_publication_seconds_count 2',
      ])
  } finally {
    await close()
    server.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})
