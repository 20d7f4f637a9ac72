import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findChromium } from '../../../scripts/checks/find-chromium.ts'
import type { PageTool } from '../src/mcp/offer-tools.browser.ts'
import { createTestSite, HOST, type TestSite } from './sample-site.ts'

/** What a page offers the agent of a browser, in a browser that has one: the interface is a stub, all else is the site's own. */

const ORIGIN = `https://${HOST}`
const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

declare global {
  var offered: PageTool[]
}

let site: TestSite
let closed: TestSite
let browser: Browser
/** By the path of each chunk. */
let scripts: ReadonlyMap<string, string>
let asked: string[]
let failures: string[]

beforeAll(async () => {
  scripts = await buildScripts()
  site = await createTestSite()
  closed = await createTestSite({ AGENT_CALLS_PER_MINUTE: '0' })
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
})
afterAll(async () => {
  await browser.close()
  await site.dispose()
  await closed.dispose()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})

/** The page's script as visitors get it, with a chunk for each part. */
async function buildScripts(): Promise<ReadonlyMap<string, string>> {
  const root = join(import.meta.dirname, '..')
  const result = await build({
    root,
    logLevel: 'warn',
    base: '/assets/',
    build: {
      write: false,
      assetsDir: '.',
      modulePreload: false,
      rolldownOptions: { input: join(root, 'src/islands/entry.ts'), output: { entryFileNames: 'entry.js' } },
    },
  })
  const output = 'output' in result ? result.output : []
  return new Map(output.flatMap((one) => (one.type === 'chunk' ? [[`/assets/${one.fileName}`, one.code]] : [])))
}

async function answerOf(from: TestSite, body: string) {
  const {
    statusCode,
    headers,
    body: said,
  } = await from.app.inject({
    ...{ method: 'POST', url: '/mcp', payload: body },
    headers: { host: HOST, ...HEADERS, origin: ORIGIN },
  })
  return { status: statusCode, contentType: String(headers['content-type']), body: said }
}

/** What the site's server says by itself. */
async function told(method: string, params: object = {}) {
  const { body } = await answerOf(site, JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))
  return JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body).result
}

interface Visitor {
  readonly from?: TestSite
  /** The script that gives the browser its agent; absent for a browser without. */
  readonly agent?: string
}

/** An agent that takes every tool but one of this name. */
const agentBut = (name = '') => `
  globalThis.offered = []
  const registerTool = async (tool) => {
    if (tool.name === '${name}') throw new DOMException('taken', 'InvalidStateError')
    offered.push(tool)
  }
  Object.defineProperty(Document.prototype, 'modelContext', { value: { registerTool } })`

async function openPage({ from = site, agent }: Visitor): Promise<Page> {
  const context = await browser.newContext()
  asked = []
  failures = []
  await context.route('**', async (route) => {
    const request = route.request()
    const { origin, pathname, search } = new URL(request.url())
    if (origin !== ORIGIN) return route.fulfill({ status: 404 })
    asked.push(pathname)
    const script = scripts.get(pathname)
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname.startsWith('/assets/')) return route.fulfill({ contentType: 'text/css', body: '' })
    if (request.method() === 'POST') return route.fulfill(await answerOf(from, request.postData() ?? ''))
    const { status, headers, body } = await from.get(pathname + search, { 'x-forwarded-proto': 'https' })
    const policy = String(headers['content-security-policy'])
    return route.fulfill({
      ...{ status, body },
      headers: { 'content-type': String(headers['content-type']), 'content-security-policy': policy },
    })
  })
  if (agent) await context.addInitScript(agent)
  const page = await context.newPage()
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto(`${ORIGIN}/`, { waitUntil: 'networkidle' })
  return page
}

const namesOf = (page: Page) => page.evaluate(() => offered.map(({ name }) => name))

const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    async ([name, input]) => {
      const tool = offered.find((one) => one.name === name)
      return tool?.execute(input).catch((error: Error) => error.message)
    },
    [name, input] as const,
  )

test('an agent has the tools of the site as its server describes them', async () => {
  const page = await openPage({ agent: agentBut() })
  const { tools } = await told('tools/list')
  await expect.poll(() => namesOf(page)).toHaveLength(tools.length)
  const offer = await page.evaluate(() =>
    offered.map(({ name, title, description, inputSchema, annotations }) => {
      return { name, title, description, inputSchema, annotations }
    }),
  )
  expect(offer).toEqual(
    tools.map(({ name, title, description, inputSchema }: PageTool) => ({
      ...{ name, title, description, inputSchema },
      annotations: { readOnlyHint: true, untrustedContentHint: true },
    })),
  )
  expect(offer.map(({ name }) => name)).toContain('search_experiences')
})

test('a call says what the server says, also that something is wrong', async () => {
  const page = await openPage({ agent: agentBut() })
  await expect.poll(() => namesOf(page)).toContain('get_page')
  for (const [name, given] of [
    ['list_places', {}],
    ['get_page', { url: `${ORIGIN}/paris/` }],
    ['get_page', { url: 'https://elsewhere.example/' }],
    ['get_experience', { id: -1 }],
  ] as const) {
    const said = await call(page, name, given)
    expect(said).toEqual(await told('tools/call', { name, arguments: given }))
  }
  expect(await call(page, 'list_places', {})).toHaveProperty('structuredContent')
})

test('too many calls are answered with a sentence', async () => {
  const page = await openPage({ agent: agentBut() })
  await expect.poll(() => namesOf(page)).toContain('list_places')
  await page.context().route('**/mcp', (route) => route.fulfill({ status: 429, body: '{}' }))
  expect(await call(page, 'list_places', {})).toBe('That was a lot at once. Please try again in a minute.')
})

test('a tool that the browser refuses holds up no other', async () => {
  const page = await openPage({ agent: agentBut('search_experiences') })
  await expect.poll(() => namesOf(page)).toContain('booking_link')
  expect(await namesOf(page)).not.toContain('search_experiences')
})

test('a site without tools offers none, and nothing fails', async () => {
  const page = await openPage({ from: closed, agent: agentBut() })
  expect(asked).toContain('/mcp')
  expect([await namesOf(page), failures]).toEqual([[], []])
})

test('a browser without an agent loads and asks nothing for it', async () => {
  await openPage({})
  expect(asked).toContain('/assets/entry.js')
  expect(asked.filter((path) => /mcp|offer-tools/.test(path))).toEqual([])
  expect([...scripts.keys()].filter((path) => path.includes('offer-tools'))).toHaveLength(1)
})
