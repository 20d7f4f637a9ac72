import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startPostgres } from '../test/tools/start-postgres.ts'
import { copyDatabase, copySqlite } from './backup/database-copies.ts'
import { ROOT } from './folders.ts'

/**
 * `npm run store-release`: stores this release's databases, with a few rows of each kind, for the upgrade tests of later
 * releases. Run once, at the release's commit (docs/operations/upgrade.md).
 */
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const target = join(ROOT, 'test/stored-releases', version)
const scratch = mkdtempSync(join(tmpdir(), 'store-release-'))
const postgres = await startPostgres()
try {
  mkdirSync(target, { recursive: true })
  const data = join(scratch, 'sqlite')
  writeRows({ DATA_DIR: data })
  keepSqlite(join(data, 'cms/cms.db'), 'content.db')
  keepSqlite(join(data, 'published/published.db'), 'published.db')

  run('apps/site', ['store-release.ts', data])
  keepSqlite(join(data, 'prices.db'), 'prices.db')
  keepSqlite(join(data, 'search.db'), 'search.db')

  writeRows({ DATA_DIR: join(scratch, 'postgres'), CMS_DATABASE_URL: postgres.address })
  await copyDatabase(postgres.address, scratch)
  keep('content.dump')
} finally {
  postgres.remove()
  rmSync(scratch, { recursive: true })
}

function writeRows(env: Record<string, string>): void {
  run('apps/cms', ['src/scripts/store-release.ts'], env)
}

function run(app: string, args: readonly string[], env: Record<string, string> = {}): void {
  execFileSync(process.execPath, args, {
    cwd: join(ROOT, app),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: 'inherit',
  })
}

function keepSqlite(file: string, name: string): void {
  copySqlite(file, join(scratch, name))
  keep(name)
}

function keep(name: string): void {
  writeFileSync(join(target, `${name}.gz`), gzipSync(readFileSync(join(scratch, name)), { level: 9 }))
}
