import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  drawPicture,
  pictureUploadForm,
  readTestResponse,
  startTestSystem,
  TEST_PASSWORD,
  type TestSystem,
} from '../content-system.fixture.ts'
import { TaskLimiter } from '../task-limiter.ts'
import { handleApiRequest } from './handle-api-request.ts'

let system: TestSystem

beforeAll(async () => {
  system = await startTestSystem()
}, 60_000)
afterAll(() => system.stop())

const NO_LETTER = 'A text holds a character that cannot be kept (the empty one, U+0000): write or paste it again.'
const NO_ADDRESS = 'This is no address of the content system.'
const NO_NUMBER = 'There is nothing with this number.'
const NO_VALUE = 'The query asks for a value that its field cannot have.'

test.each<[string, string, object | undefined, number, string]>([
  ['GET', '/api/media/file/..%2fcms.db', undefined, 400, NO_ADDRESS],
  ['GET', '/api/media/file/..%5ccms.db', undefined, 400, NO_ADDRESS],
  ['GET', '/api/media/file/a%00.png', undefined, 400, NO_ADDRESS],
  ['GET', '/api/media/file/%E0%A4%A', undefined, 400, NO_ADDRESS],
  ['GET', '/api/media/file/none.png', undefined, 404, 'There is no such file.'],
  ['POST', '/api/users/verify/x', {}, 404, 'Addresses are not verified here.'],
  ['GET', '/api/pages/abc', undefined, 404, NO_NUMBER],
  ['DELETE', '/api/pages/abc', undefined, 404, NO_NUMBER],
  ['GET', '/api/pages/1e400', undefined, 404, NO_NUMBER],
  ['POST', '/api/pages/abc/duplicate', {}, 404, NO_NUMBER],
  ['GET', '/api/pages?where[id][in]=abc', undefined, 400, NO_VALUE],
  ['GET', '/api/pages?where[site][equals]=abc', undefined, 400, NO_VALUE],
  ['GET', '/api/pages?where[updatedAt][equals]=abc', undefined, 400, NO_VALUE],
  ['GET', '/api/pages?page=99999999999999999999999', undefined, 400, NO_VALUE],
  ['GET', '/api/pages?where=abc', undefined, 400, 'The query is not written correctly.'],
  ['GET', '/api/pages?where[id][near]=1,1', undefined, 400, 'The query is not written correctly.'],
  ['GET', '/api/pages?where%5Bid%5D%5Bwithin%5D=x', undefined, 400, 'The query is not written correctly.'],
  ['GET', '/api/pages?where[id][n%65ar]=1,1', undefined, 400, 'The query is not written correctly.'],
  ['GET', '/api/pages?where[title][equals]=%00', undefined, 400, NO_LETTER],
  ['GET', '/api/pages/%00', undefined, 400, NO_ADDRESS],
  ['POST', '/api/users', { email: [], password: 'a long password' }, 400, 'A mail address is a text.'],
  // spec: D.admin.11
])('%s %s %j is answered with a sentence, not with a fault of ours', async (method, path, body, status, message) => {
  const answer = await system.request('admin', method, path, body)
  expect([answer.status, answer.body]).toEqual([status, { errors: [{ message }] }])
})

test.each([
  ['where[title][equals]=%00', NO_LETTER, 'text.emptyCharacter'],
  ['where[id][near]=1,1', 'The query is not written correctly.', 'query.syntax'],
])('a query in the body of a request, %s, is checked like one in an address', async (query, message, code) => {
  const answer = await post('/api/pages', query, {
    authorization: 'users API-Key the-key-of-the-admin',
    'content-type': 'application/x-www-form-urlencoded',
    'x-http-method-override': 'GET',
  })
  expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ message, code }] }])
})

test.each<[string, unknown]>([
  ['/api/sites', {}],
  ['/api/sites', { host: 5, structureType: [], languages: 'x', contacts: 'x' }],
  ['/api/redirects', { site: 'x', path: {}, url: [] }],
  ['/api/pages', null],
  ['/api/pages', []],
  // spec: D.admin.11
])('%s with %j says what is missing', async (path, body) => {
  const answer = await post(path, JSON.stringify(body), { authorization: 'users API-Key the-key-of-the-admin' })
  expect(answer.status).toBe(400)
})

test('what is no JSON is said to be none', async () => {
  const answer = await readTestResponse(await post('/api/users/login', '{', {}))
  expect([answer.status, answer.messages.map(({ code }) => code)]).toEqual([400, ['request.json']])
})

test('a letter that no database keeps is refused wherever it stands; one that only looks like it is taken', async () => {
  const site = (name: string) => ({ name, host: 'www.nul.example' })
  const message = 'A text holds a character that cannot be kept (the empty one, U+0000): write or paste it again.'
  for (const sent of [site('A\u0000'), { 'na\u0000me': 'A' }, { list: [{ text: '\u0000' }] }]) {
    const answer = await system.request('admin', 'POST', '/api/sites', sent)
    expect([answer.status, answer.body]).toEqual([400, { errors: [{ message }] }])
  }
  const form = new FormData()
  form.set('_payload', JSON.stringify(site('A\u0000')))
  expect((await system.request('admin', 'POST', '/api/sites', form)).body).toEqual({ errors: [{ message }] })
  const taken = await system.request('admin', 'PATCH', '/api/users/1', { name: 'A \\u0000' })
  expect(taken.status).toBe(200)
})

test('half of a letter is refused, a whole one of two halves is taken', async () => {
  for (const name of ['A \ud83d', 'A \ude00', '\ude00\ud83d']) {
    const answer = await system.request('admin', 'PATCH', '/api/users/1', { name })
    const message = 'A text holds half of a character: write or paste it again.'
    expect([answer.status, answer.body]).toEqual([400, { errors: [{ message }] }])
  }
  const body = '{"name":"A \\ud83d\\ude00, \\\\ud83d"}'
  const taken = await send('PATCH', '/api/users/1', body)
  expect([taken.status, (await system.payload.findByID({ collection: 'users', id: 1 })).name]).toEqual([
    200,
    'A \ud83d\ude00, \\ud83d',
  ])
})

test.each([
  ['a\u0000.png', 400],
  ['a\u0001b.png', 400],
  ['a\r\nb.png', 201],
  ['a\ud800.png', 201],
  ['\u202egnp.exe', 201],
  [`${'x'.repeat(3000)}.png`, 201],
])('a picture called %j is stored under a plain name, or refused in a sentence', async (name, status) => {
  const answer = await system.request(
    'editor',
    'POST',
    '/api/media?locale=en',
    pictureUploadForm(name, await drawPicture()),
  )
  expect(answer.status).toBe(status)
  if (status === 201)
    expect(answer.body).toMatchObject({ doc: { filename: expect.stringMatching(/^[a-z\d-]{1,90}\.png$/) } })
  else expect(JSON.stringify(answer.body)).toContain('the name of a file may hold no control characters')
})

test('collections of which no versions are kept say so, whoever asks; the others have theirs', async () => {
  const statuses: Record<string, string> = {}
  for (const { slug } of system.payload.config.collections) {
    const ways = [
      ['GET', 'versions'],
      ['GET', 'versions/1'],
      ['POST', 'versions/1'],
    ] as const
    const answers = await Promise.all(
      ways.map(([method, path]) => system.request('admin', method, `/api/${slug}/${path}`)),
    )
    statuses[slug] = answers.map(({ status }) => status).join(' ')
  }
  const [none, kept] = ['404 404 404', '200 404 404']
  expect(statuses).toEqual({
    ...Object.fromEntries(Object.keys(statuses).map((slug) => [slug, none])),
    ...Object.fromEntries(['pages', 'sites', 'redirects', 'compositions'].map((slug) => [slug, kept])),
  })
})

/** What a client may leave out, misspell or overdo, at every collection. */
const ODD = [
  '/count?where=x',
  '/access/abc',
  '/1/duplicate',
  '?sort=nope',
  '?sort[a]=b',
  '?depth=abc',
  '?depth=1e9',
  '?limit=abc',
  '?limit=-1',
  '?page=-1',
  '?where[nope][equals]=1',
  '?where[id][nope]=1',
  '?where[id]=1',
  '?where[or]=x',
  '?where[and][0]=x',
  '?where[createdAt][equals]=x',
  '?where[id][contains][a]=x',
  '?select=x',
  '?populate=x',
  '?joins=x',
  '?locale=xx',
  '?trash=abc',
]

// spec: D.admin.bad-requests
test('no odd question to any collection is answered as a fault of ours', async () => {
  const faults: string[] = []
  for (const { slug } of system.payload.config.collections.filter((one) => one.slug !== 'payload-migrations'))
    for (const odd of ODD) {
      const { status } = await system.request('admin', 'GET', `/api/${slug}${odd}`)
      if (status >= 500) faults.push(`${status} ${slug}${odd}`)
    }
  expect(faults).toEqual([])
})

test.each(['/api/users/login', '/api/users/reset-password', '/api/users/forgot-password', '/api/pages'])(
  'what is no JSON and no form, sent to %s, is the sender’s fault',
  async (path) => {
    const bodies = ['{', '"x"', '[', 'null', '\u0000', '']
    const statuses = await Promise.all(bodies.map(async (body) => (await send('POST', path, body)).status))
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  },
)

async function send(method: string, path: string, body: string): Promise<Response> {
  const { default: config } = await import('../../payload.config.ts')
  const headers = { 'content-type': 'application/json', authorization: 'users API-Key the-key-of-the-admin' }
  return handleApiRequest(new Request(`http://localhost:3001${path}`, { method, headers, body }), config)
}

test('a database that does not answer is told in a sentence, also where somebody’s turn depends on it', async () => {
  const finding = vi.spyOn(system.payload.db, 'findOne').mockRejectedValue(new Error('timeout exceeded'))
  const answer = await system.request('admin', 'PATCH', '/api/users/1', { name: 'A' })
  finding.mockRestore()
  expect([answer.status, answer.body]).toEqual([500, { errors: [{ message: 'Something went wrong.' }] }])
})

async function post(path: string, body: BodyInit, headers: Record<string, string>): Promise<Response> {
  const { default: config } = await import('../../payload.config.ts')
  const init = {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half' as const,
  }
  return handleApiRequest(new Request(`http://localhost:3001${path}`, init), config)
}

/** A body that counts what is taken of it. */
function endlessBody() {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 1_000_000
      controller.enqueue(new Uint8Array(1_000_000))
    },
  })
  return { body, taken: () => taken }
}

const EDITOR = { authorization: 'users API-Key the-key-of-the-editor' }
const FORM = { 'content-type': 'multipart/form-data; boundary=x' }

test.each<[string, string, Record<string, string>, number, string]>([
  ['one that says so is not read', 'pages', { ...EDITOR, 'content-length': '9000000000' }, 1_000_000, '5 MB'],
  ['one that does not is read to the limit', 'pages', EDITOR, 7_000_000, '5 MB'],
  ['the form of a page is no larger', 'pages', { ...EDITOR, ...FORM }, 7_000_000, '5 MB'],
  ['that of a picture may hold one', 'media', { ...EDITOR, ...FORM }, 28_000_000, '26 MB'],
  ['of a stranger little is read', 'pages', {}, 2_000_000, '0.1 MB'],
  ['of a stranger’s form too', 'media', FORM, 2_000_000, '0.1 MB'],
  // spec: D.admin.12
])('too large a request: %s', async (_name, collection, headers, mostTaken, limit) => {
  const { body, taken } = endlessBody()
  const answer = await post(`/api/${collection}`, body, headers)
  expect([answer.status, answer.headers.get('connection'), (await readTestResponse(answer)).body]).toEqual([
    413,
    'close',
    { errors: [{ message: `This is too large: at most ${limit} are taken.` }] },
  ])
  expect(taken()).toBeLessThanOrEqual(mostTaken)
})

test('the form of the sign-in is a stranger’s, and is read', async () => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ email: 'viewer@a.example', password: TEST_PASSWORD }))
  expect((await system.request('stranger', 'POST', '/api/users/login', form)).status).toBe(200)
})

test('a picture of an editor comes through', async () => {
  const answer = await system.request(
    'editor',
    'POST',
    '/api/media?locale=en',
    pictureUploadForm('a.png', await drawPicture()),
  )
  expect(answer.status).toBe(201)
})

// spec: D.admin.13
test('eight pictures of one name at once are stored under eight', async () => {
  const bytes = await drawPicture()
  const forms = Array.from({ length: 8 }, () => pictureUploadForm('same.png', bytes))
  const answers = await Promise.all(forms.map((form) => system.request('editor', 'POST', '/api/media?locale=en', form)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  const { docs } = await system.payload.find({ collection: 'media', where: { filename: { like: 'same' } }, sort: 'id' })
  expect(docs.map(({ filename }) => filename)).toEqual([
    'same.png',
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => `same-${n}.png`),
  ])
})

// spec: D.admin.13
test('two at once, the others in order, a failure included', async () => {
  const turns = new TaskLimiter({ atOnce: 2, mostWaiting: 3 })
  const finish: (() => void)[] = []
  const started: number[] = []
  const work = (index: number) => () =>
    new Promise<number>((done, failed) => {
      started.push(index)
      finish[index] = () => (index === 0 ? failed(new Error('broken')) : done(index))
    })
  const all = Promise.allSettled([0, 1, 2, 3, 4].map((index) => turns.run(work(index))))
  expect([[...started], turns.isFull]).toEqual([[0, 1], true])
  for (const index of [0, 2, 1, 3, 4]) {
    finish[index]?.()
    await new Promise(setImmediate)
  }
  expect(started).toEqual([0, 1, 2, 3, 4])
  expect((await all).map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')])
  expect(await turns.run(async () => 'free again')).toBe('free again')
})
