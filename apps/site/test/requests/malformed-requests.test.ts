import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestSite, HOST, type TestSite } from '../sample-site.ts'

/** Requests that no browser sends, byte for byte over a socket. */
let site: TestSite
let port: number
const folder = mkdtempSync(join(tmpdir(), 'passepartout-built-'))
beforeAll(async () => {
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'entry.js'), 'run()')
  site = await createTestSite({}, [folder])
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
})
afterAll(async () => {
  await site.dispose()
  rmSync(folder, { recursive: true })
})

function open(head: readonly string[]): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

const statusIn = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

async function statusOf(target: string, method = 'GET') {
  return statusIn(await text(open([`${method} ${target} HTTP/1.1`, `Host: ${HOST}`, 'Connection: close'])))
}

describe('an odd address is the visitor’s mistake, never a fault of the site', () => {
  const pieces = [
    '%00',
    '%2f',
    '%2F..%2f',
    '..%2f..%2fetc%2fpasswd',
    '%5c',
    '%',
    '%zz',
    '%c0%af',
    '%e2%80%ae',
    '%ff',
    '..',
    ';',
  ]
  const places = ['/', '/paris/', '/fr/', '/assets/', '/assets/chunks/', '/assets/styles/', '/media/', '/_gallery/']
  const files = ['robots.txt', 'index.md', 'sitemap-1.xml', 'manifest.webmanifest', 'entry.js']

  // spec: D.redirects.14
  test.each(places)('below %s', async (place) => {
    const targets = pieces.flatMap((piece) => [
      ...[place + piece, `${place}${piece}/`, `${place}a${piece}b.css`],
      ...files.map((file) => `${place}${file}${piece}`),
    ])
    const answers = await Promise.all(targets.map(async (target) => [target, await statusOf(target)] as const))
    expect(answers.filter(([, status]) => ![301, 400, 404].includes(status))).toEqual([])
  })

  // spec: D.redirects.14
  test.each(places)('in the query of %s', async (place) => {
    const targets = pieces.flatMap((piece) =>
      ['uid', 'lang', 'currency', 'a'].map((name) => `${place}?${name}=${piece}`),
    )
    const answers = await Promise.all(targets.map(async (target) => [target, await statusOf(target)] as const))
    expect(answers.filter(([, status]) => ![200, 301, 404].includes(status))).toEqual([])
  })

  test.each(['*', 'paris', 'http://', `http://${HOST}`, '/\u0000', '/é', '/a b', '/?\u0001', `/${'a'.repeat(20_000)}`])(
    '%.20j on the wire',
    async (target) => {
      expect([200, 301, 400, 404, 414, 431]).toContain(await statusOf(target))
    },
  )

  test('the log holds no error', () => {
    expect(site.logLines.filter(({ level }) => level === 50)).toEqual([])
  })
})

describe('a form that is too long', () => {
  const head = (more: string) => [
    'POST /currency HTTP/1.1',
    `Host: ${HOST}`,
    'Content-Type: application/x-www-form-urlencoded',
    more,
  ]

  test('is refused by what it says of its length, before any of it is read, and the connection ends', async () => {
    const socket = open(head('Content-Length: 1000000000'))
    const answer = await text(socket)
    expect(statusIn(answer)).toBe(413)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  })

  // spec: D.redirects.14
  test('is refused as soon as it is longer than a form, whatever it says of its length', async () => {
    const socket = open(head('Transfer-Encoding: chunked'))
    socket.on('error', () => {})
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`
    const sending = setInterval(() => socket.write(chunk), 5)
    socket.once('data', (data) => expect(statusIn(String(data))).toBe(413))
    await once(socket, 'close')
    clearInterval(sending)
    expect(socket.bytesWritten).toBeLessThan(1_000_000)
  })

  test('the same for whatever is posted where nothing is taken', async () => {
    for (const target of ['/', '/login/', '/paris/']) {
      const lines = [
        `POST ${target} HTTP/1.1`,
        `Host: ${HOST}`,
        'Content-Type: text/plain',
        'Content-Length: 1000000000',
      ]
      const answer = await text(open(lines))
      expect([405, 413]).toContain(statusIn(answer))
      expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
    }
  })

  test('one that fits is taken, and the connection lives on', async () => {
    const payload = `currency=JPY&return=/${'a'.repeat(1900)}/`
    const headers = { host: HOST, 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await site.app.inject({ method: 'POST', url: '/currency', headers, payload })
    expect([answer.statusCode, answer.headers.connection]).toEqual([303, 'keep-alive'])
  })
})
