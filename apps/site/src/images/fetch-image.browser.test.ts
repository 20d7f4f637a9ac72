import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchImage, MAX_IMAGE_BYTES } from './fetch-image.browser.ts'

const GIF = { 'content-type': 'image/gif' }

/** What the image host answers, by path; a text is written and then broken off where its length is another. */
const ANSWERS: Readonly<Record<string, readonly [number, OutgoingHttpHeaders, string?]>> = {
  '/picture.gif': [200, { ...GIF, 'content-length': 6 }, 'GIF89a'],
  '/moved': [302, { location: '/picture.gif' }],
  '/missing': [404, GIF, 'GIF89a'],
  '/breaks-off': [200, { ...GIF, 'content-length': 6 }, 'GIF'],
  '/page.gif': [200, { 'content-type': 'text/html; charset=utf-8' }, '<!doctype html>'],
  '/of-no-type': [200, {}, 'GIF89a'],
  '/huge': [200, { ...GIF, 'content-length': MAX_IMAGE_BYTES + 1 }, 'GIF'],
  '/huge-unannounced': [200, GIF, 'x'.repeat(MAX_IMAGE_BYTES + 1)],
  '/loop': [302, { location: '/loop' }],
}

let server: Server
let origin: string
let allowed: ReadonlySet<string>
let other: Server
let otherOrigin: string

beforeAll(async () => {
  ;[server, origin] = await listen()
  ;[other, otherOrigin] = await listen()
  allowed = new Set([origin])
})
afterAll(() => {
  server.close()
  other.close()
})

async function listen(): Promise<[Server, string]> {
  const started = createServer(({ url = '' }, response) => {
    if (url === '/hangs-up') return void response.destroy()
    if (url === '/away') return void response.writeHead(302, { location: `${otherOrigin}/picture.gif` }).end()
    const [status, headers, text = ''] = ANSWERS[url] ?? [500, {}]
    response.writeHead(status, headers)
    if (text.length === (headers['content-length'] ?? text.length)) response.end(text)
    else response.write(text, () => response.destroy())
  })
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  return [started, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`]
}

// spec: 7.calls.7
test.each(['/picture.gif', '/moved'])('a picture comes as a blob: %s', async (path) => {
  const blob = await fetchImage(origin + path, allowed)
  expect([blob?.type, await blob?.text()]).toEqual(['image/gif', 'GIF89a'])
})

test.each([
  ...['/missing', '/hangs-up', '/breaks-off', '/page.gif', '/of-no-type', '/huge', '/huge-unannounced', '/loop'],
  ...['/away', ':no-port', ''],
  // spec: 8.errors.8
])('what cannot be had, or is no picture, is null: %s', async (path) => {
  expect(await fetchImage(path && origin + path, allowed)).toBeNull()
})

test.each(['/picture.gif'])('of another host there is none, and nothing is asked of it: %s', async (path) => {
  let asked = 0
  other.on('request', () => {
    asked += 1
  })
  expect(await fetchImage(otherOrigin + path, allowed)).toBeNull()
  expect(await fetchImage(`data:image/gif;base64,R0lGODlh`, allowed)).toBeNull()
  expect(asked).toBe(0)
})
