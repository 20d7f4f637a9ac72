import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectToBrowser, openContext } from '../../../test/tools/browser.ts'
import { watchShifts } from '../../../test/tools/watch-shifts.ts'
import { THEATRE, WAYFARE } from '../tools/sample-pages.ts'

/**
 * A page that arrives piece by piece, as on a slow line or a busy machine. How a grid divides its width, and how high its rows
 * are, depends on what is still to come; so a page that showed itself early would move.
 */

/** What may be the first of a piece. */
const BOUNDARY = /(?=<(?:section|article|li|h1|h2|footer)\b)/
const PIECES = 40
/** Milliseconds in which a browser that shows what it has would have done so. */
const TIME_TO_PAINT = 60

let browser: Browser
let site: Server
/** The page that a browser has asked for: what is still to be sent, and where to. */
let arriving: { readonly pieces: readonly string[]; readonly response: ServerResponse } | undefined

beforeAll(async () => {
  browser = await connectToBrowser()
  site = createServer((incoming, response) => {
    const { sitePort } = inject('system')
    const host = String(incoming.headers.host).replace(/\d+$/, String(sitePort))
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' }
    const asked = request({ host: '127.0.0.1', port: sitePort, path: incoming.url, headers })
    asked.on('response', (answer) => void passOn(answer, response)).end()
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
})
afterEach(() => {
  arriving = undefined
})
afterAll(async () => {
  await browser.close()
  site.closeAllConnections()
  site.close()
})

/** Files pass as they are; of a page, only what comes before its main part. */
async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers
  response.writeHead(answer.statusCode ?? 502, headers)
  if (!headers['content-type']?.startsWith('text/html')) return void answer.pipe(response)
  const [start = '', ...rest] = (await text(answer)).split(/(?=<main\b)/)
  const parts = rest.join('').split(BOUNDARY)
  const size = Math.ceil(parts.length / PIECES)
  const pieces = Array.from({ length: PIECES }, (_piece, place) =>
    parts.slice(place * size, (place + 1) * size).join(''),
  )
  response.write(start)
  arriving = { pieces: pieces.filter(Boolean), response }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

describe('nothing moves while a page arrives in pieces', () => {
  test.each([
    ['rome.wayfare.example', '/de/', 1512, 3000],
    [WAYFARE, '/', 1512, 3000],
    [WAYFARE, '/', 375, 1600],
    [WAYFARE, '/things-to-do-in-paris/', 1512, 3000],
    [WAYFARE, '/things-to-do-in-paris/', 375, 1600],
    [THEATRE, '/ar/', 1512, 3000],
    [THEATRE, '/ar/', 375, 1600],
  ] as const)('%s%s at %i by %i px', async (host, path, width, height) => {
    const context = await openContext(browser, { viewport: { width, height }, reducedMotion: 'no-preference' })
    const page = await context.newPage()
    const shifts = await watchShifts(page)
    await page.goto(`http://${host}.localhost:${portOf(site)}${path}`, { waitUntil: 'commit' })
    await expect.poll(() => arriving?.pieces.length).toBeGreaterThan(PIECES / 2)
    for (const piece of arriving?.pieces ?? []) {
      arriving?.response.write(piece)
      // A page that is not shown yet has no frames.
      await page.evaluate(
        (patience) =>
          new Promise((next) => {
            requestAnimationFrame(() => requestAnimationFrame(next))
            setTimeout(next, patience)
          }),
        TIME_TO_PAINT,
      )
    }
    arriving?.response.end()
    await page.waitForLoadState('load')
    expect(await shifts()).toEqual([])
    await context.close()
  })
})
