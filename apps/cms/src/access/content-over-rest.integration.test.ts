import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../../../../test/tools/listen.ts'
import { readGuide } from '../../../../test/tools/read-guide.ts'
import {
  apiKeyOf,
  makeSite,
  startTestPublisher,
  startTestSystem,
  type TestPublisher,
  type TestSystem,
} from './content-system.fixture.ts'
import { handleApiRequest } from './http/handle-api-request.ts'

const run = promisify(execFile)
const GUIDE = 'content-over-rest.md'
/** Milliseconds. */
const PUBLISHES_EVERY = 50

let system: TestSystem
let publisher: TestPublisher
let server: Server
let address: string
let drained = Promise.resolve()
let timer: NodeJS.Timeout

beforeAll(async () => {
  vi.stubEnv('PREVIEW_SECRET', 'preview-secret-of-thirty-two-letters')
  system = await startTestSystem()
  await makeSite(system, 'www.a.example', { languages: ['en', 'fr'] })
  publisher = startTestPublisher(system)
  server = await serveApi()
  address = `http://127.0.0.1:${await listen(server)}`
  timer = setInterval(() => {
    drained = drained.then(() => publisher.drain())
  }, PUBLISHES_EVERY)
})
afterAll(async () => {
  clearInterval(timer)
  await drained
  publisher.close()
  server.close()
  await system.stop()
})

/** The REST interface as Next serves it, without Next. */
async function serveApi(): Promise<Server> {
  const { default: config } = await import('../payload.config.ts')
  return createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const body = method === 'GET' ? null : (Readable.toWeb(incoming) as ReadableStream)
    const request = new Request(`http://localhost:3001${url}`, {
      method,
      headers: headers as HeadersInit,
      body,
      duplex: 'half',
    } as RequestInit)
    const answer = await handleApiRequest(request, config)
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  })
}

/** @param file with its arguments, run with the address and the key that the guide names */
async function runExample(file: string, args: readonly string[]): Promise<string> {
  const env = {
    NODE_ENV: 'test' as const,
    PATH: process.env.PATH,
    CONTENT_SYSTEM: address,
    CONTENT_KEY: apiKeyOf('editor'),
  }
  return (await run(file, [...args], { env, timeout: 30_000 })).stdout
}

const [listSites = '', ...otherCommands] = readGuide(GUIDE)

test('its first command lists the sites', async () => {
  const [, , list = ''] = listSites.split('\n')
  const answer: unknown = JSON.parse(await runExample('bash', ['-ec', list]))
  expect([answer, otherCommands]).toEqual([
    expect.objectContaining({ docs: [{ id: 1, host: 'www.a.example', languages: ['en', 'fr'] }] }),
    [],
  ])
})

test('its module writes, publishes, translates, finds and removes pages', async () => {
  const file = join(system.folder, 'example.mjs')
  writeFileSync(file, readGuide(GUIDE, 'js').join('\n'))
  const said = await runExample(process.execPath, [file])
  expect(said.trimEnd().split('\n')).toEqual([
    'written www.a.example.getting-around draft',
    'picture A red gate image/png',
    'published http://www.a.example.localhost:3000/getting-around/',
    'translated http://www.a.example.localhost:3000/fr/se-deplacer/',
    'found 1 Se déplacer',
    'removed',
    '400 title: This field is required.',
    '400 Which language?',
  ])
  const select = { path: true, outcome: true, url: true } as const
  const { docs } = await system.payload.find({ collection: 'redirects', depth: 0, select })
  expect(docs).toEqual([{ id: 1, path: '/fr/se-deplacer/', outcome: 'moved', url: '/getting-around/' }])
})

test('the command of the guide to previews gives a token and the address of the draft', async () => {
  const apiKey = 'local-cms-api-key'
  const reader = { email: 'reader@a.example', role: 'viewer' as const, password: 'a long password' }
  await system.payload.create({ collection: 'users', data: { ...reader, enableAPIKey: true, apiKey } })
  const { docs } = await system.payload.find({ collection: 'pages', where: { lang: { equals: 'en' } }, limit: 1 })
  const [command = '', ...others] = readGuide('preview-a-draft.md')
  const here = command.replace('http://localhost:3001', address).replace('pages/12', `pages/${docs[0]?.id}`)
  const answer: unknown = JSON.parse(await runExample('bash', ['-ec', here]))
  expect([answer, others]).toEqual([
    {
      token: expect.stringMatching(/^eyJ/),
      expires: expect.any(Number),
      address: expect.stringMatching(
        /^http:\/\/www\.a\.example\.localhost:3000\/getting-around\/\?(?:uid=\S+&lang=en&)?preview=eyJ/,
      ),
    },
    [],
  ])
})
