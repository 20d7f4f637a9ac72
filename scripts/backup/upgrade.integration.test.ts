import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RELEASE } from '@passepartout/content-model/release'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../test/tools/start-postgres.ts'
import { putStored, STORED_RELEASES } from '../../test/tools/stored-releases.ts'
import { ROOT } from '../folders.ts'
import { restoreDatabase } from './database-copies.ts'

/** An upgrade by the commands that operators give, from the databases that every release left behind. */

const scratch = mkdtempSync(join(tmpdir(), 'upgrade-'))
afterAll(() => rmSync(scratch, { recursive: true }))

function runMigrate(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/scripts/migrate.ts'], {
    cwd: join(ROOT, 'apps/cms'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SAMPLE_DATA: '0', ...env },
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

describe.each(STORED_RELEASES)('the PostgreSQL of release %s', (release) => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    server = await startPostgres()
    putStored(release, 'content.dump', join(scratch, release, 'content.dump'))
    await restoreDatabase(server.address, join(scratch, release))
  })
  afterAll(() => server.remove())

  // spec: D.admin.upgrade
  test('is brought along, says by which release, and is refused by an earlier one in words', () => {
    const env = { CMS_DATABASE_URL: server.address, DATA_DIR: join(scratch, release) }
    const count = (table: string) => server.query(`SELECT count(*) FROM ${table}`)
    const tables = ['pages', '_pages_v', 'sites', 'users', 'redirects']
    const before = tables.map(count)
    server.query("UPDATE _pages_v SET version_edited_by = 'nora@harbour.example' WHERE version_lang = 'fr'")
    expect(runMigrate(env)).toEqual({
      status: 0,
      said: expect.stringMatching(/^The content database has all \d+ migrations\.$/),
    })
    expect(tables.map(count)).toEqual(before)
    expect(before).toEqual(['5', '6', '1', '1', '1'])
    expect(server.query("SELECT data ->> 'version' FROM payload_kv WHERE key = 'release'")).toBe(RELEASE)

    const placed =
      "string_agg(DISTINCT concat(version_lang, version_listed_under IS NULL, length(version_last_edited)), ' ')"
    expect(server.query(`SELECT ${placed} FROM _pages_v WHERE latest`)).toBe('ent1 ent24 frf24')
    server.query("INSERT INTO payload_migrations (name, batch) VALUES ('29991231_later', 99)")
    server.query(`UPDATE payload_kv SET data = '{"version":"99.1.0"}' WHERE key = 'release'`)
    expect(runMigrate(env)).toEqual({
      status: 1,
      said: `Migrating the content database failed: its database was migrated by release 99.1.0 (29991231_later), and this is release ${RELEASE}; install release 99.1.0 or a later one, or restore a backup from before it.`,
    })
    expect(tables.map(count)).toEqual(before)
  }, 120_000)
})

// spec: D.admin.upgrade
test('a database of no release is refused, and nothing in it is touched or to be removed', () => {
  const folder = join(scratch, 'strange')
  putStored(STORED_RELEASES[0] ?? '', 'content.db', join(folder, 'cms/cms.db'))
  const rename = `const { DatabaseSync } = require('node:sqlite'); new DatabaseSync(process.argv[1]).exec("UPDATE payload_migrations SET name = 'draft_' || name")`
  spawnSync(process.execPath, ['-e', rename, join(folder, 'cms/cms.db')])
  const { status, said } = runMigrate({ DATA_DIR: folder })
  expect([status, /remove|delete/i.test(said)]).toEqual([1, false])
  expect(said).toMatch(/its database is of no release: it has draft_.* and lacks .*\. Nothing was changed\./)
}, 60_000)
