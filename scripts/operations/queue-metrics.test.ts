import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ROOT } from '../folders.ts'

/** The query that `ops/systemd` runs for Prometheus, against the table that the content system's migrations make. */

const QUERY = readFileSync(join(ROOT, 'ops/prometheus/queue-metrics.sql'), 'utf8')

function migrationsOf(kind: 'sqlite' | 'postgres'): string {
  const files = globSync(`apps/cms/src/migrations/${kind}/*.ts`, { cwd: ROOT }).toSorted()
  return files.map((file) => readFileSync(join(ROOT, file), 'utf8').replaceAll('\\`', '"')).join('\n')
}

function tableOf(kind: 'sqlite' | 'postgres', name = 'publication_requests'): string {
  return new RegExp(`CREATE TABLE "${name}" \\([^;]*\\);`).exec(migrationsOf(kind))?.[0] ?? ''
}

function measure(database: DatabaseSync): unknown[] {
  return database
    .prepare(QUERY)
    .all()
    .flatMap((row) => Object.values(row))
}

const outcomes = (online: number, refused: number, delayed: number) => [
  `passepartout_publications_online ${online}`,
  `passepartout_publications_refused ${refused}`,
  `passepartout_publications_delayed ${delayed}`,
]

// spec: D.operating.4
test('says how many wait, which is the oldest and how often one was tried, and what became of the rest', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(tableOf('sqlite') + tableOf('sqlite', 'publications'))
  const nobody = measure(database)
  database.exec(`INSERT INTO publication_requests (id, kind, attempts) VALUES (7, 'page', 3), (8, 'purge', 0)`)
  database.exec(
    `INSERT INTO publications (subject, state) VALUES ('page:1', 'online'), ('page:2', 'online'), ('page:3', 'refused')`,
  )
  expect([nobody, measure(database)]).toEqual([
    [
      'passepartout_publication_requests 0',
      'passepartout_publication_oldest_request 0',
      'passepartout_publication_attempts 0',
      ...outcomes(0, 0, 0),
    ],
    [
      'passepartout_publication_requests 2',
      'passepartout_publication_oldest_request 7',
      'passepartout_publication_attempts 3',
      ...outcomes(2, 1, 0),
    ],
  ])
  database.close()
})

// spec: D.operating.4
test('names columns that the table has in both databases', () => {
  const columns = (kind: 'sqlite' | 'postgres') =>
    [...tableOf(kind).matchAll(/^\s+"(\w+)"/gm)]
      .map((match) => match[1])
      .filter((name) => /^(?:id|attempts)$/.test(name ?? ''))
  expect([columns('sqlite'), columns('postgres')]).toEqual([
    ['id', 'attempts'],
    ['id', 'attempts'],
  ])
})
