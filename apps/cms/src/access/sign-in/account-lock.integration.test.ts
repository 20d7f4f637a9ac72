import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../../../../../test/tools/start-postgres.ts'
import { lockConnectionOptions } from '../../infrastructure/lock-connection-options.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => {
  vi.unstubAllEnvs()
  postgres.remove()
})

/** As another process has it: with connections of its own. */
async function newProcess() {
  vi.resetModules()
  return (await import('./account-lock.ts')).withAccountLock
}

/** Begins work that says when it begins and ends. @returns how to end it, and what waits for it */
function begin(hold: Awaited<ReturnType<typeof newProcess>>, account: string, name: string, said: string[]) {
  const work = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const done = hold(account, async () => {
    said.push(`${name} begins`)
    begun.resolve()
    await work.promise
    said.push(`${name} ends`)
  })
  return { end: work.resolve, begun: begun.promise, done }
}

test('what changes an account waits for another content system that changes it, and for no other account', async () => {
  vi.stubEnv('CMS_DATABASE_URL', postgres.address)
  const [one, two] = [await newProcess(), await newProcess()]
  const said: string[] = []
  const first = begin(one, 'nora@a.example', 'first', said)
  await first.begun
  const second = begin(two, 'nora@a.example', 'second', said)
  const other = begin(two, 'ben@a.example', 'other', said)
  await other.begun
  await vi.waitFor(() =>
    expect(postgres.query("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).toBe('1'),
  )
  expect(said).toEqual(['first begins', 'other begins'])
  for (const { end } of [other, first, second]) end()
  await Promise.all([first.done, second.done, other.done])
  expect(said.filter((line) => !line.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ])
  expect(postgres.query("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")).toBe('0')
})

test('work that fails lets go of its account, and so does a process whose connection broke', async () => {
  vi.stubEnv('CMS_DATABASE_URL', postgres.address)
  const [one, two] = [await newProcess(), await newProcess()]
  await expect(one('nora@a.example', () => Promise.reject(new Error('wrong password')))).rejects.toThrow(
    'wrong password',
  )
  const said: string[] = []
  const first = begin(one, 'nora@a.example', 'first', said)
  await first.begun
  postgres.query("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
  const second = begin(two, 'nora@a.example', 'second', said)
  await second.begun
  for (const { end } of [first, second]) end()
  await Promise.all([first.done, second.done])
  expect(said.toSorted()).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

// spec: D.admin.account-lock
test('whoever holds an account is gone for PostgreSQL soon after its machine is', async () => {
  vi.stubEnv('CMS_DATABASE_URL', postgres.address)
  const first = begin(await newProcess(), 'nora@a.example', 'first', [])
  await first.begun
  expect(
    postgres.query(
      "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE locktype = 'advisory'",
    ),
  ).toBe('content system, accounts')
  first.end()
  await first.done
  const client = new Client(lockConnectionOptions(postgres.address, 'accounts'))
  await client.connect()
  const { rows } = await client.query(
    "SELECT setting FROM pg_settings WHERE name LIKE 'tcp_keepalives_%' ORDER BY name",
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['3', '10', '5'])
  await client.end()
})

// spec: D.admin.account-lock
test('without a lock the work goes on: of a connection that breaks while it waits, and of a database that is away', async () => {
  vi.stubEnv('CMS_DATABASE_URL', postgres.address)
  const [one, two] = [await newProcess(), await newProcess()]
  const said: string[] = []
  const first = begin(one, 'nora@a.example', 'first', said)
  await first.begun
  const second = begin(two, 'nora@a.example', 'second', said)
  const waiting = "FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
  await vi.waitFor(() => expect(postgres.query(`SELECT count(*) ${waiting}`)).toBe('1'))
  postgres.query(`SELECT pg_terminate_backend(pid) ${waiting}`)
  await second.begun
  expect(said).toEqual(['first begins', 'second begins'])
  for (const { end } of [first, second]) end()
  await Promise.all([first.done, second.done])

  postgres.stop()
  expect(await one('nora@a.example', async () => 'done')).toBe('done')
  postgres.start()
  const again = begin(one, 'nora@a.example', 'again', [])
  await again.begun
  expect(postgres.query("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")).toBe('1')
  again.end()
  await again.done
})
