import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FixtureSandbox, startFixtureSandbox } from '../testing/start-fixture-sandbox.ts'

let sandbox: FixtureSandbox
let bucket: Server
let answer: RequestListener
const asked: (string | undefined)[] = []

beforeAll(async () => {
  bucket = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['if-none-match'] ?? ''}`.trim())
    answer(request, response)
  })
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  sandbox = await startFixtureSandbox(`http://127.0.0.1:${(bucket.address() as AddressInfo).port}/library/media`)
})
afterAll(async () => {
  await sandbox.stop()
  bucket.close()
})
beforeEach(() => {
  asked.length = 0
})

async function serve(colour: string): Promise<RequestListener> {
  const bytes = await sharp({ create: { width: 8, height: 6, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return ({ headers }, response) => {
    if (headers['if-none-match'] === `"${colour}"`) return void response.writeHead(304).end()
    response.writeHead(200, { etag: `"${colour}"` }).end(bytes)
  }
}

async function open(name: string): Promise<readonly number[] | number> {
  const { statusCode, rawPayload } = await sandbox.app.inject({ url: `/images/media/${name}?w=8&fm=png` })
  if (statusCode !== 200) return statusCode
  return [...(await sharp(rawPayload).removeAlpha().raw().toBuffer()).subarray(0, 3)]
}

test('a picture is what lies in the bucket now, and the last one while nobody answers there', async () => {
  answer = await serve('#f00')
  expect([await open('a.png'), await open('a.png')]).toEqual([
    [255, 0, 0],
    [255, 0, 0],
  ])
  expect(asked).toEqual(['/library/media/a.png', '/library/media/a.png "#f00"'])

  answer = await serve('#00f')
  expect(await open('a.png')).toEqual([0, 0, 255])
  answer = (_request, response) => void response.writeHead(503).end()
  expect([await open('a.png'), await open('unknown.png')]).toEqual([[0, 0, 255], 404])
  answer = (request) => void request.socket.destroy()
  expect(await open('a.png')).toEqual([0, 0, 255])
  answer = (_request, response) => void response.writeHead(404).end()
  expect(await open('a.png')).toBe(404)
})

test('a name that is none is asked of nobody', async () => {
  expect([await open('..%2Fsecret.png'), await open('.hidden.png')]).toEqual([404, 404])
  expect(asked).toEqual([])
})
