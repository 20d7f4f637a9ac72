import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { decodableUrl, subscribeToEscapeMalformedUrls } from './escape-malformed-urls.ts'

test.each([
  ['/api/media/file/a.png?x=%E0%A4%A', '/api/media/file/a.png?x=%E0%A4%A'],
  ['/api/media/file/%E2%82%AC.png', '/api/media/file/%E2%82%AC.png'],
  ['/api/media/file/%E0%A4%A', '/api/media/file/%25E0%25A4%25A'],
  ['/admin/%', '/admin/%25'],
  ['/a%zz?b=%', '/a%25zz?b=%'],
  // spec: D.admin.30
])('the address %s is read as %s', (sent, read) => {
  expect(decodableUrl(sent)).toBe(read)
})

// spec: D.admin.30
test('a server of this process gets what can be decoded, whatever is sent', async () => {
  subscribeToEscapeMalformedUrls()
  const server = createServer(({ url }, answer) => answer.end(decodeURIComponent(url ?? '')))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/media/file/%E0%A4%A`)
  expect([answer.status, await answer.text()]).toEqual([200, '/api/media/file/%E0%A4%A'])
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
