import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signDraftToken, signFrameToken } from '@passepartout/content-model/links/live-preview-tokens'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../../test/tools/launch-browser.ts'
import { listen } from '../../../test/tools/listen.ts'
import { collectionPage, createTestSite, HOST, type TestSite } from './sample-site.ts'

/** The frame beside a form in a real browser: the site's own answers and script, and a page that has the frame in the admin's place. */
const SECRET = 'a secret of some length'
const paris = { uid: `${HOST}.paris`, lang: 'en', kind: 'page', path: '/paris/' } as const
const BLOCKS = [
  { id: 'one', type: 'quote', text: 'Said once' },
  { id: 'two', type: 'image' },
  { id: 'three', type: 'quote', text: 'Said twice' },
]
const NOTES = [
  { id: 'one', label: 'Quote', faults: [] },
  { id: 'two', label: 'Picture', faults: ['Picture: is missing.'] },
  { id: 'three', label: 'Quote', faults: ['Author: is nobody.'] },
]

let folder: string
let site: TestSite
let origin: string
let admin: Server
let adminOrigin: string
let browser: Browser
let page: Page
const refused: string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'preview-frame-'))
  await build({
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    build: {
      outDir: folder,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/preview-frame/show-drafts.browser.ts'),
        output: { entryFileNames: 'preview.js' },
      },
    },
  })
  site = await createTestSite({ PREVIEW_SECRET: SECRET }, [folder])
  await site.app.listen({ port: 0 })
  origin = `http://${HOST}.localhost:${(site.app.server.address() as AddressInfo).port}`
  admin = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><iframe width="900" height="700"></iframe>'),
  )
  adminOrigin = `http://localhost:${await listen(admin)}`
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  admin.closeAllConnections()
  admin.close()
  await site.dispose()
  rmSync(folder, { recursive: true })
})

/** A page with the frame in it, which keeps what it is told. */
async function openAdmin(framedBy = adminOrigin): Promise<FrameLocator> {
  page = await browser.newPage()
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto(adminOrigin)
  const token = signFrameToken({ ...paris, admin: framedBy }, SECRET, Math.floor(site.clock.now / 1000))
  await page.evaluate((address) => {
    const told: unknown[] = []
    Object.assign(globalThis, { told })
    addEventListener('message', ({ data }) => told.push(data))
    document.querySelector('iframe')?.setAttribute('src', address)
  }, `${origin}/_preview/frame?token=${token}`)
  return page.locator('iframe').contentFrame()
}

const told = () => page.evaluate<unknown[]>('told')

/** @param texts serial of the last changed text that the draft has */
async function send(serial: number, draft: object, blocks = NOTES, texts = 0): Promise<void> {
  const text = JSON.stringify({ ...collectionPage, ...draft })
  const token = signDraftToken(paris, text, SECRET, Math.floor(site.clock.now / 1000))
  const message = { type: 'draft', serial, text, texts, token, blocks }
  await post(message)
  await expect.poll(told).toContainEqual({ type: 'shown', serial })
}

/** Sends the frame a message of the form. */
function post(message: object): Promise<void> {
  return page.evaluate(([sent, target]) => document.querySelector('iframe')?.contentWindow?.postMessage(sent, target), [
    message,
    origin,
  ] as const)
}

test('shows each draft, changes what differs and nothing else, and opens a block at a click', async () => {
  const frame = await openAdmin()
  await expect.poll(told).toEqual([{ type: 'ready' }])
  await send(1, { title: 'Paris, half', blocks: BLOCKS })
  const heading = frame.locator('main h1')
  expect(await heading.textContent()).toBe('Paris, half')
  expect(await frame.locator('html').getAttribute('data-brand')).toBe('plain')
  await heading.evaluate((element) => Object.assign(element, { isTheSame: true }))
  await send(2, { title: 'Paris, whole', blocks: BLOCKS })
  expect(await heading.textContent()).toBe('Paris, whole')
  expect(await heading.evaluate((element) => 'isTheSame' in element)).toBe(true)

  const order = await frame.locator('main [data-paper=flow] > *').evaluateAll((all) => all.map(({ id }) => id))
  expect(order).toEqual(['one', 'two', 'three'])
  expect(await frame.locator('[data-preview-box]').allInnerTexts()).toEqual(['Picture\nPicture: is missing.'])

  await frame.getByText('Said once').click()
  await frame.locator('[data-preview-box]').click()
  await frame.locator('header a').first().click()
  const chosen = async () => (await told()).slice(3)
  await expect.poll(chosen).toEqual([
    { type: 'chosen', block: 'one', text: 'Said once' },
    { type: 'chosen', block: 'two', text: undefined },
    { type: 'chosen', block: undefined, text: undefined },
  ])
  expect(await heading.textContent()).toBe('Paris, whole')
  expect(await page.context().cookies()).toEqual([])
  expect(refused).toEqual([])
  await page.close()
})

test('a text is written where it stands, is told as it grows, and no draft takes it away meanwhile', async () => {
  const frame = await openAdmin()
  await expect.poll(told).toEqual([{ type: 'ready' }])
  await send(1, { title: 'Paris', blocks: BLOCKS })
  const quote = frame.getByText('Said once')
  await quote.click()
  await expect.poll(told).toContainEqual({ type: 'chosen', block: 'one', text: 'Said once' })
  expect(await frame.locator('[contenteditable]').count()).toBe(0)
  await post({ type: 'write' })
  const writing = frame.locator('[data-preview-writing]')
  await writing.waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(', and again')
  await expect.poll(told).toContainEqual({ type: 'written', text: 'Said once, and again' })
  await send(2, { title: 'Rome', blocks: BLOCKS })
  expect(await frame.locator('main h1').textContent()).toBe('Rome')
  expect(await writing.textContent()).toBe('Said once, and again')
  await writing.click()
  await page.keyboard.press('Enter')
  await writing.waitFor({ state: 'detached' })
  // As the newest draft has it.
  await frame.getByText('Said once', { exact: true }).waitFor()
  await page.close()
})

test('a text of the form is shown before the draft that has it, and no older draft takes it back', async () => {
  const frame = await openAdmin()
  await expect.poll(told).toEqual([{ type: 'ready' }])
  const quotes = (first: string) => [{ id: 'one', type: 'quote', text: first }, ...BLOCKS.slice(1)]
  await send(1, { title: 'Said once', blocks: BLOCKS })
  const heading = frame.locator('main h1')
  const quote = frame.locator('#one')
  const write = (serial: number, from: string, to: string) => post({ type: 'text', serial, block: 'one', from, to })
  await write(1, 'Said once', 'Said 1')
  await write(2, 'Said 1', 'Said 1 $& 2')
  await quote.getByText('Said 1 $& 2').waitFor()
  // What is equal elsewhere stays.
  expect(await heading.textContent()).toBe('Said once')
  await send(2, { title: 'Older', blocks: quotes('Said 1') }, NOTES, 1)
  expect([await heading.textContent(), await quote.locator('blockquote').textContent()]).toEqual([
    'Older',
    expect.stringContaining('Said 1 $& 2'),
  ])
  await send(3, { title: 'Newest', blocks: quotes('Said 1, by somebody') }, NOTES, 2)
  expect(await quote.textContent()).toContain('Said 1, by somebody')
  await post({ type: 'text', serial: 3, from: 'Newest', to: 'Newer' })
  await expect.poll(() => heading.textContent()).toBe('Newer')
  await page.close()
})

test('Escape gives a text back as it was, and what is not text is not written', async () => {
  const frame = await openAdmin()
  await expect.poll(told).toEqual([{ type: 'ready' }])
  await send(1, { title: 'Paris', blocks: BLOCKS })
  await frame.getByText('Said twice').click()
  await post({ type: 'write' })
  await frame.locator('[data-preview-writing]').waitFor()
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await told()).at(-1)).toEqual({ type: 'written', text: 'Said twice' })
  await frame.locator('header a').first().click()
  await expect.poll(async () => (await told()).at(-1)).toEqual({ type: 'chosen', block: undefined, text: undefined })
  await post({ type: 'write' })
  expect(await frame.locator('[data-preview-writing]').count()).toBe(0)
  await page.close()
})

const TOOLS = {
  labels: {
    handle: 'Move with arrow keys',
    up: 'Move up',
    down: 'Move down',
    duplicate: 'Duplicate',
    remove: 'Remove',
    addBefore: 'Add before',
    addAfter: 'Add after',
  },
  scale: 0.5,
  isFull: false,
}

const changes = async () => (await told()).filter((message) => (message as { type: string }).type === 'change')

// spec: D.preview.13
test('blocks are moved, duplicated, removed and added from buttons at the block, by keys and by dragging', async () => {
  const frame = await openAdmin()
  await expect.poll(told).toEqual([{ type: 'ready' }])
  await send(1, { title: 'Paris', blocks: BLOCKS })
  await frame.getByText('Said once').hover()
  const toolbar = frame.getByRole('toolbar')
  expect(await toolbar.count()).toBe(0)
  await post({ type: 'tools', tools: TOOLS, block: undefined })
  await toolbar.waitFor()
  expect(await toolbar.getAttribute('aria-label')).toBe('Quote')
  const button = (name: string) => frame.getByRole('button', { name, exact: true })
  expect(await button('Move up').getAttribute('aria-disabled')).toBe('true')
  for (const name of ['Move down', 'Duplicate', 'Remove', 'Add before', 'Add after']) await button(name).click()
  const asked = [
    { type: 'change', change: 'move', block: 'one', before: 'three' },
    { type: 'change', change: 'duplicate', block: 'one' },
    { type: 'change', change: 'remove', block: 'one' },
    { type: 'change', change: 'add', before: 'one' },
    { type: 'change', change: 'add', before: 'two' },
  ]
  await expect.poll(changes).toEqual(asked)

  await button('Move with arrow keys').focus()
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowUp'])
    await page.keyboard.press(key)
  const byKeys = [
    { type: 'change', change: 'move', block: 'two', before: 'one' },
    { type: 'change', change: 'move', block: 'two', before: undefined },
    { type: 'change', change: 'move', block: 'three', before: 'two' },
  ]
  await expect.poll(async () => (await changes()).slice(asked.length)).toEqual(byKeys)

  const handle = await button('Move with arrow keys').boundingBox()
  const target = await frame.getByText('Said once').boundingBox()
  await page.mouse.move((handle?.x ?? 0) + 8, (handle?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) - 4, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await changes()).at(-1)).toEqual({ ...byKeys[2], before: 'one' })
  await page.close()
})

test('the tools go to a new block when it is drawn, stay where a block was removed, and add none to a full page', async () => {
  const frame = await openAdmin()
  await expect.poll(told).toEqual([{ type: 'ready' }])
  await post({ type: 'tools', tools: TOOLS, block: 'three' })
  await send(1, { title: 'Paris', blocks: BLOCKS })
  const moveDown = frame.getByRole('button', { name: 'Move down' })
  await moveDown.waitFor()
  expect(await moveDown.getAttribute('aria-disabled')).toBe('true')
  await send(2, { title: 'Paris', blocks: BLOCKS.slice(0, 2) }, NOTES.slice(0, 2))
  await expect.poll(() => frame.getByRole('toolbar').getAttribute('aria-label')).toBe('Picture')
  await post({ type: 'tools', tools: { ...TOOLS, isFull: true }, block: undefined })
  await expect.poll(() => frame.getByRole('button', { name: 'Add after' }).isDisabled()).toBe(true)
  await frame.getByRole('button', { name: 'Remove' }).focus()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await told()).slice(-2)).toEqual([{ type: 'undo' }, { type: 'redo' }])
  await page.close()
})

test('a draft that the site refuses is told of, and what was shown stays', async () => {
  const frame = await openAdmin()
  await expect.poll(told).toEqual([{ type: 'ready' }])
  await send(1, { title: 'Paris, half' })
  await page.evaluate((target) => {
    const message = { type: 'draft', serial: 2, text: '{}', token: 'x', blocks: [] }
    document.querySelector('iframe')?.contentWindow?.postMessage(message, target)
  }, origin)
  await expect.poll(told).toContainEqual({ type: 'failed', serial: 2, status: 403 })
  expect(await frame.locator('main h1').textContent()).toBe('Paris, half')
  await page.close()
})

test('in the page of anybody else the browser shows nothing of it', async () => {
  await openAdmin('https://cms.example')
  await expect.poll(() => refused.filter((text) => text.includes('frame-ancestors')).length).toBe(1)
  expect(await told()).toEqual([])
  await page.close()
})
