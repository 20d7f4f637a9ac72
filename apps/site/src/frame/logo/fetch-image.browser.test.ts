import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchImage } from './fetch-image.browser.ts'

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/hangs-up') return void response.destroy()
    response.writeHead(url === '/missing' ? 404 : 200, { 'content-type': 'image/gif', 'content-length': '6' })
    if (url !== '/breaks-off') return void response.end('GIF89a')
    response.write('GIF', () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

test('a picture comes as a blob', async () => {
  const blob = await fetchImage(`${origin}/picture.gif`)
  expect([blob?.type, await blob?.text()]).toEqual(['image/gif', 'GIF89a'])
})

test.each(['/missing', '/hangs-up', '/breaks-off', ':no-port', ''])('a failed fetch is null: %s', async (path) => {
  expect(await fetchImage(path && origin + path)).toBeNull()
})
