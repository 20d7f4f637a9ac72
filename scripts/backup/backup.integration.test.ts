import { spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres } from '../../test/tools/start-postgres.ts'
import { ROOT } from '../folders.ts'
import { tryLock } from '../system/file-lock.ts'

const scratch = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

let folder: string
let dataDirectory: string
beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'case-'))
  dataDirectory = join(folder, 'data')
})

/** The command as a person gives it. */
async function run(command: 'backup' | 'restore', args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/launch.mjs'), command, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDirectory, ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [status, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { status, said: `${out}${errors}`.trim() }
}

const fileOf = (path: string) => join(dataDirectory, path)
function write(path: string, words: string): void {
  mkdirSync(join(fileOf(path), '..'), { recursive: true })
  writeFileSync(fileOf(path), words)
}

function openSqlite(path: string): DatabaseSync {
  mkdirSync(join(fileOf(path), '..'), { recursive: true })
  const database = new DatabaseSync(fileOf(path))
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE IF NOT EXISTS pages (id INTEGER PRIMARY KEY, title TEXT)')
  return database
}

const titlesIn = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare('SELECT title FROM pages ORDER BY id')
      .all()
      .map(({ title }) => title)
  } finally {
    database.close()
  }
}

describe('with SQLite', () => {
  // spec: D.admin.backup
  test('what is lost or spoiled after a backup is back, and what was there lies aside', async () => {
    const content = openSqlite('cms/cms.db')
    content.exec("INSERT INTO pages (title) VALUES ('Paris'), ('Rome')")
    openSqlite('prices/history.db').exec("INSERT INTO pages (title) VALUES ('40 euros')")
    openSqlite('published/published.db').exec("INSERT INTO pages (title) VALUES ('the last good Paris')")
    write('media/a.jpg', 'a picture')
    for (const name of ['migrations', 'publish', 'pictures']) write(`stamps/${name}`, 'done')
    const kept = join(folder, 'kept')
    expect(await run('backup', [kept])).toEqual({
      status: 0,
      said: `${kept} holds everything, in 4 files. Keep it on another machine.`,
    })

    content.exec("UPDATE pages SET title = 'spoiled'")
    content.close()
    rmSync(fileOf('media/a.jpg'))
    write('media/later.jpg', 'another')
    const { status, said } = await run('restore', [kept])
    const aside = /what was there lies in (\S+)\.$/m.exec(said)?.[1] ?? ''
    expect({ status, aside: aside.startsWith(`${dataDirectory}/before-restore-`) }).toEqual({ status: 0, aside: true })
    expect(titlesIn(fileOf('cms/cms.db'))).toEqual(['Paris', 'Rome'])
    expect(titlesIn(fileOf('prices/history.db'))).toEqual(['40 euros'])
    expect(readFileSync(fileOf('media/a.jpg'), 'utf8')).toBe('a picture')
    expect(titlesIn(join(aside, 'cms.db'))).toEqual(['spoiled', 'spoiled'])
    expect(readFileSync(join(aside, 'media/later.jpg'), 'utf8')).toBe('another')
    // A page that is refused now is only there.
    expect(titlesIn(fileOf('published/published.db'))).toEqual(['the last good Paris'])
    // What is made from the data is made anew, and nothing else.
    const made = ['media/later.jpg', 'stamps/migrations', 'stamps/publish', 'stamps/pictures']
    expect(made.filter((path) => existsSync(fileOf(path)))).toEqual(['stamps/pictures'])
  })

  test('pictures in a bucket are not in it, and it says where they are', async () => {
    openSqlite('cms/cms.db').exec("INSERT INTO pages (title) VALUES ('Paris')")
    write('media/left-over.jpg', 'a picture of before')
    const kept = join(folder, 'kept')
    const bucket = { S3_BUCKET: 'library', S3_PREFIX: 'pictures' }
    expect(await run('backup', [kept], bucket)).toEqual({
      status: 0,
      said: `${kept} holds everything but the pictures, in 1 files. Keep it on another machine. These lie in the bucket library: keep their versions there.`,
    })
    const { media, files } = JSON.parse(readFileSync(join(kept, 'backup.json'), 'utf8'))
    expect({ media, files: Object.keys(files) }).toEqual({
      media: { bucket: 'library', prefix: 'pictures' },
      files: ['content.db'],
    })

    const there = 'The backup has its pictures in the folder pictures of the bucket library'
    expect(await run('restore', [kept])).toEqual({
      status: 1,
      said: `${there}, and the settings have them in its own folder. Nothing was changed.`,
    })
    expect(await run('restore', [kept], { S3_BUCKET: 'library' })).toEqual({
      status: 1,
      said: `${there}, and the settings have them in the folder media of the bucket library. Nothing was changed.`,
    })
    expect((await run('restore', [kept], bucket)).status).toBe(0)
    expect(readFileSync(fileOf('media/left-over.jpg'), 'utf8')).toBe('a picture of before')
  })

  test('one that is made while editors save holds one moment: each save whole or not at all', async () => {
    openSqlite('cms/cms.db').exec('CREATE TABLE versions (title TEXT)')
    const writer = spawn(process.execPath, ['-e', WRITER, fileOf('cms/cms.db')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => writer.stdout.once('data', resolve))
    const kept = join(folder, 'kept')
    expect((await run('backup', [kept])).status).toBe(0)
    writer.kill()
    const database = new DatabaseSync(join(kept, 'content.db'), { readOnly: true })
    const count = (table: string) => database.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count
    expect(count('pages')).toBe(count('versions'))
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    database.close()
  })
})

/** Saves a page and its version together, for as long as it lives. */
const WRITER = `
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(process.argv[1])
  database.exec('PRAGMA busy_timeout = 5000')
  const save = () => {
    database.exec("BEGIN IMMEDIATE; INSERT INTO pages (title) VALUES ('x'); INSERT INTO versions VALUES ('x'); COMMIT")
    setImmediate(save)
  }
  save()
  console.log('writing')
`

/** The rights of a place and of all below it, by path. */
function modesIn(place: string): Record<string, string> {
  const paths = ['', ...globSync('**/*', { cwd: place })]
  return Object.fromEntries(paths.map((path) => [path, (statSync(join(place, path)).mode & 0o777).toString(8)]))
}

// spec: D.admin.private-files
test('no other account of the machine reads a backup, what lay there before, or a database that is restored', async () => {
  const usual = process.umask(0o002)
  try {
    openSqlite('cms/cms.db').exec("INSERT INTO pages (title) VALUES ('Paris')")
    openSqlite('prices/history.db').exec("INSERT INTO pages (title) VALUES ('40 euros')")
    write('media/a/b.jpg', 'a picture')
    const kept = join(folder, 'kept')
    expect((await run('backup', [kept])).status).toBe(0)
    expect(modesIn(kept)).toEqual({
      '': '700',
      'backup.json': '600',
      'content.db': '600',
      media: '700',
      'media/a': '700',
      'media/a/b.jpg': '600',
      'prices.db': '600',
    })
    const { said } = await run('restore', [kept])
    const aside = /lies in (\S+)\.$/m.exec(said)?.[1] ?? ''
    expect(modesIn(aside)['']).toBe('700')
    const { 'cms/cms.db': content, 'prices/history.db': prices, ...others } = modesIn(dataDirectory)
    expect([content, prices]).toEqual(['600', '600'])
    // As an upload has them.
    expect([others.media, others['media/a'], others['media/a/b.jpg']]).toEqual(['775', '775', '664'])
  } finally {
    process.umask(usual)
  }
})

describe('nothing is changed', () => {
  async function makeBackup(): Promise<string> {
    openSqlite('cms/cms.db').exec("INSERT INTO pages (title) VALUES ('Paris')")
    write('media/a.jpg', 'a picture')
    const kept = join(folder, 'kept')
    expect((await run('backup', [kept])).status).toBe(0)
    return kept
  }

  test('by a backup into a folder that is there', async () => {
    const kept = await makeBackup()
    expect(await run('backup', [kept])).toEqual({
      status: 1,
      said: `${kept} is there already: each backup gets a folder of its own.`,
    })
  })

  test.each([
    [
      'is damaged',
      (kept: string) => appendFileSync(join(kept, 'media/a.jpg'), '!'),
      'media/a.jpg is not what was backed up.',
    ],
    ['lacks a file', (kept: string) => rmSync(join(kept, 'content.db')), 'content.db.'],
    [
      'holds a stranger',
      (kept: string) => writeFileSync(join(kept, 'media/b.svg'), ''),
      'media/b.svg is not of this backup.',
    ],
    ['is unreadable', (kept: string) => writeFileSync(join(kept, 'backup.json'), '{'), 'backup.json cannot be read.'],
  ])('by a restore of one that %s', async (_, spoil, words) => {
    const kept = await makeBackup()
    spoil(kept)
    const { status, said } = await run('restore', [kept])
    expect({ status, said: said.endsWith(`${words} Nothing was changed.`) }).toEqual({ status: 1, said: true })
    expect(titlesIn(fileOf('cms/cms.db'))).toEqual(['Paris'])
  })

  test('by a restore of what is none, of another database, or while the system runs', async () => {
    const kept = await makeBackup()
    expect(await run('restore', [folder])).toEqual({
      status: 1,
      said: `${folder} is no backup: there is no backup.json in it.`,
    })
    const env = { CMS_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    expect(await run('restore', [kept], env)).toEqual({
      status: 1,
      said: 'The backup is of SQLite, and CMS_DATABASE_URL of PostgreSQL. Nothing was changed.',
    })
    const release = tryLock(fileOf('running.lock'))
    expect(await run('restore', [kept])).toEqual({
      status: 1,
      said: `A system runs with ${dataDirectory}: stop it first. Nothing was changed.`,
    })
    release?.()
    expect(await run('restore', [])).toEqual({ status: 1, said: 'Name one folder: npm run restore -- <folder>' })
  })
})

test('with PostgreSQL: the same, and what was there is kept', async () => {
  const server = await startPostgres()
  try {
    server.query("CREATE TABLE pages (title text PRIMARY KEY); INSERT INTO pages VALUES ('Paris'), ('Rome')")
    write('media/a.jpg', 'a picture')
    const kept = join(folder, 'kept')
    const env = { CMS_DATABASE_URL: server.address }
    expect((await run('backup', [kept], env)).status).toBe(0)
    // As a later release may have it.
    server.query(
      "UPDATE pages SET title = 'spoiled ' || title; CREATE TYPE mood AS ENUM ('a'); CREATE TABLE later (title text REFERENCES pages, mood mood)",
    )
    const { status, said } = await run('restore', [kept], env)
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('what was there lies in') })
    expect(server.query('SELECT title FROM pages ORDER BY title')).toBe('Paris\nRome')
    expect(server.query("SELECT to_regclass('later') IS NULL AND to_regtype('mood') IS NULL")).toBe('t')
    const aside = /lies in (\S+)\.$/m.exec(said)?.[1] ?? ''
    expect(existsSync(join(aside, 'content.dump'))).toBe(true)

    // Where the database cannot be put in place, the files are back.
    write('media/later.jpg', 'another')
    server.query(
      "CREATE FUNCTION no() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$; CREATE EVENT TRIGGER no ON sql_drop EXECUTE FUNCTION no()",
    )
    const failed = await run('restore', [kept], env)
    expect({ status: failed.status, said: failed.said.endsWith('Nothing was changed.') }).toEqual({
      status: 1,
      said: true,
    })
    expect(readFileSync(fileOf('media/later.jpg'), 'utf8')).toBe('another')
    expect(server.query('SELECT title FROM pages ORDER BY title')).toBe('Paris\nRome')
  } finally {
    server.remove()
  }
}, 120_000)
