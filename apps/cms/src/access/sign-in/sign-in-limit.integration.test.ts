import crypto from 'node:crypto'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestSystem, TEST_PASSWORD, type TestSystem } from '../content-system.fixture.ts'
import { CLIENT_ADDRESS_HEADER } from './client-address.ts'

let system: TestSystem

beforeAll(async () => {
  system = await startTestSystem()
}, 60_000)
afterAll(() => system.stop())

async function post(path: string, address: string, body: object) {
  const { default: config } = await import('../../payload.config.ts')
  const headers = { 'content-type': 'application/json', [CLIENT_ADDRESS_HEADER]: address }
  const url = `http://localhost:3001/api/users/${path}`
  const answer = await handleEndpoints({
    config,
    request: new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
  })
  const said = await answer.json()
  return {
    status: answer.status,
    sentence: said.errors?.[0].message,
    wait: answer.headers.get('retry-after'),
  }
}

const signIn = (address: string, email: string, password: string) => post('login', address, { email, password })

async function statusesOf(times: number, attempt: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await attempt(index)).status)
  return statuses
}

// spec: D.admin.8
test('a stranger’s wrong passwords close the stranger’s address for that account, and nobody else’s', async () => {
  const wrong = () => signIn('203.0.113.1', 'Editor@a.example', 'not the password')
  expect(await statusesOf(10, wrong)).toEqual(Array(10).fill(401))
  const refused = await signIn('203.0.113.1', 'editor@a.example ', TEST_PASSWORD)
  expect([refused.status, refused.sentence]).toEqual([429, 'Too many attempts. Try again in 10 minutes.'])
  expect(refused.wait).toMatch(/^(59\d|600)$/)
  expect((await signIn('203.0.113.1', 'viewer@a.example', TEST_PASSWORD)).status).toBe(200)
  expect((await signIn('203.0.113.2', 'editor@a.example', TEST_PASSWORD)).status).toBe(200)
}, 30_000)

// spec: D.admin.8
test('many at once are no way around', async () => {
  const attempts = Array.from({ length: 30 }, () => signIn('203.0.113.3', 'editor@a.example', 'not the password'))
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect([
    statuses.filter((status) => status === 401).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([10, 20])
}, 60_000)

// spec: D.admin.8
test('one address has fifty attempts for all accounts together; right ones do not count', async () => {
  const right = () => signIn('203.0.113.4', 'editor@a.example', TEST_PASSWORD)
  expect((await right()).status).toBe(200)
  const attempts = Array.from({ length: 51 }, (_, index) => signIn('203.0.113.4', `nobody-${index}@a.example`, 'x'))
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(50).fill(401), 429])
  expect((await right()).status).toBe(429)
}, 60_000)

// spec: D.admin.9
test('a wrong password costs the same work whether or not there is an account', async () => {
  const hashes = vi.spyOn(crypto, 'pbkdf2')
  const workFor = async (email: string) => {
    hashes.mockClear()
    await signIn('203.0.113.5', email, 'not the password')
    return hashes.mock.calls.map(([, , iterations, keyBytes, digest]) => ({ iterations, keyBytes, digest }))
  }
  const work = [{ iterations: 600_000, keyBytes: 32, digest: 'sha256' }]
  expect([await workFor('admin@a.example'), await workFor('nobody@a.example')]).toEqual([work, work])
})

test.each(['admin@a.example', 'nobody@a.example'])(
  // spec: D.admin.9
  'nobody is told by a forgotten password whether %s exists',
  async (email) => {
    const { status, sentence } = await post('forgot-password', '203.0.113.6', { email })
    expect({ status, sentence }).toEqual({
      status: 403,
      sentence: 'No mail is sent: ask an administrator for a link to a new password.',
    })
  },
)

test.each([
  ['short', 'The password must have 12 characters or more.'],
  ['aaaaaaaaaaaaaaaa', 'The password must have 5 different characters or more.'],
  ['my-somebody-1', 'The password must not contain the name of its mail address.'],
  // spec: D.admin.10
])('the password %s is refused for everybody', async (password, sentence) => {
  const account = { email: 'somebody@a.example', role: 'viewer', password }
  const { status, body } = await system.request('admin', 'POST', '/api/users', account)
  expect([status, body]).toEqual([400, { errors: [{ message: sentence }] }])
})
