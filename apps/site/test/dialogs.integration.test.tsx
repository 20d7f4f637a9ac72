import { join, relative } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../../../test/tools/launch-browser.ts'
import type { openModal, showToast } from '../src/frame/dialogs/dialogs.browser.ts'
import modalStyles from '../src/frame/dialogs/modal-host.module.css'
import { ModalHost } from '../src/frame/dialogs/modal-host.tsx'
import toastStyles from '../src/frame/dialogs/toast-host.module.css'
import { ToastHost } from '../src/frame/dialogs/toast-host.tsx'
import { ImageUrlBuilder } from '../src/images/image-url-builder.ts'
import type { closeModals, Modal, modals, pushModal, removeTopModal } from '../src/islands/stores/modals.ts'
import type { addToast, removeToast, toasts } from '../src/islands/stores/toasts.ts'
import { buildContentSecurityPolicy } from '../src/operations/security-headers.ts'
import { fixturePageContext } from '../src/pages/fixture-page.ts'
import iconStyles from '../src/ui/icon/icon.module.css'
import { renderMarkup } from '../src/ui/markup/render-markup.ts'
import type { PageEvent } from '../src/ui/page-event.browser.ts'

/** Modals and toasts in a real browser, under the site's policy, with the markup that every page has. */

/** What the page's script lays open for these tests. */
interface Kit {
  readonly openModal: typeof openModal
  readonly showToast: typeof showToast
  readonly startModalHost: (root: Document) => Promise<void>
  readonly modals: typeof modals
  readonly pushModal: typeof pushModal
  readonly removeTopModal: typeof removeTopModal
  readonly closeModals: typeof closeModals
  readonly toasts: typeof toasts
  readonly addToast: typeof addToast
  readonly removeToast: typeof removeToast
  /** The titles of entries that were told, in order. */
  readonly told: string[]
  /** What the page was told of for measuring. */
  readonly events: PageEvent[]
  /** Pushes entries of which each has a link and a field; all but the title may be said. */
  readonly show: (...entries: (Omit<Partial<Modal>, 'children'> & { readonly title: string })[]) => Promise<void>
  /** An element: the page lets no text become one. */
  readonly make: (
    name: string,
    attributes?: Readonly<Record<string, string>>,
    ...children: (Node | string)[]
  ) => HTMLElement
}

declare global {
  var kit: Kit
}

const SOURCE = join(import.meta.dirname, '../src')
const ORIGIN = 'http://www.wayfare.example'
const SHEETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ui/global.css': {},
  'ui/icon/icon.module.css': iconStyles,
  'frame/dialogs/modal-host.module.css': modalStyles,
  'frame/dialogs/toast-host.module.css': toastStyles,
}
const MODULES = {
  dialogs: 'frame/dialogs/dialogs.browser.ts',
  'modal-host': 'frame/dialogs/modal-host.browser.ts',
  'toast-host': 'frame/dialogs/toast-host.browser.ts',
  modals: 'islands/stores/modals.ts',
  toasts: 'islands/stores/toasts.ts',
}

const SCRIPT = `
  import * as dialogs from '/dialogs.js'
  import * as modals from '/modals.js'
  import * as toasts from '/toasts.js'
  const startModalHost = (root) => import('/modal-host.js').then((module) => module.startModalHost(root))
  const told = []
  const events = []
  document.addEventListener('page-event', ({ detail }) => events.push(detail))
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(...children)
    return element
  }
  const contentOf = (title) =>
    make('section', {}, make('p', {}, 'Words of ' + title), make('a', { href: '#' }, 'Link'), ' ', make('input', { 'aria-label': 'Field' }))
  const show = async (...entries) => {
    for (const entry of entries) {
      const onCloseCallback = () => told.push(entry.title)
      await kit.openModal({ children: contentOf(entry.title), onCloseCallback, ...entry })
    }
  }
  window.kit = { ...dialogs, ...modals, ...toasts, startModalHost, told, events, show, make }
  document.getElementById('opener')?.addEventListener('click', () => show({ title: 'First' }))`

/** Scripts and sheets as the site's build makes them, by their addresses. */
async function bundle(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const scripts = Object.entries(MODULES).map(([name, file]) => [name, join(SOURCE, file)])
  const sheets = Object.keys(SHEETS)
  const result = await build({
    root: join(SOURCE, '..'),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    css: {
      // The class names that this test's own markup has.
      modules: { generateScopedName: (name, file) => SHEETS[relative(SOURCE, file)]?.[name] ?? name },
    },
    build: {
      write: false,
      cssCodeSplit: true,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...scripts, ...sheets.map((file) => [file, join(SOURCE, file)])]),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: 'assets/[name][extname]' },
      },
    },
  })
  const files = [result].flat().flatMap((bundled) => ('output' in bundled ? bundled.output : []))
  return new Map(files.map((file) => [`/${file.fileName}`, 'code' in file ? file.code : file.source]))
}

const MARKUP = renderMarkup(
  <>
    <ModalHost page={fixturePageContext()} />
    <ToastHost page={fixturePageContext()} />
  </>,
)
const BODY = `<main><h1>A page</h1><button id="opener">Open</button> <input id="field" aria-label="Search">
  <p id="probe">Where this stands, it stays</p>${'<p>A long page</p>'.repeat(100)}</main>${MARKUP}`

let files: ReadonlyMap<string, string | Uint8Array>
let browser: Browser
let page: Page
/** What the site shows, and which of its scripts cannot be fetched. */
let shown: { readonly html: string; readonly missing: readonly string[] }

beforeAll(async () => {
  ;[files, browser] = await Promise.all([bundle(), launchBrowser({ hasScrollbars: true })])
  page = await browser.newPage()
  const headers = {
    'content-security-policy': buildContentSecurityPolicy({
      inlineScripts: [],
      pictures: new ImageUrlBuilder({ imageUrl: 'http://images.example' }),
      allowedHosts: { frames: new Set(), files: new Set() },
    }),
  }
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const content = pathname === '/' ? shown.html : pathname === '/start.js' ? SCRIPT : files.get(pathname)
    if (content === undefined || shown.missing.includes(pathname) || pathname.endsWith('.woff2')) return route.abort()
    const contentType = pathname === '/' ? 'text/html' : pathname.endsWith('.js') ? 'text/javascript' : 'text/css'
    await route.fulfill({ headers, contentType, body: Buffer.from(content) })
  })
})
afterAll(() => browser?.close())

interface PageOptions {
  readonly dir?: 'ltr' | 'rtl'
  /** Markup of the page, in place of the usual. */
  readonly body?: string
  /** Scripts that cannot be fetched. */
  readonly missing?: readonly string[]
  /** Pixels. */
  readonly width?: number
  readonly moves?: boolean
}

/** A fresh page, at rest unless motion is what is looked at. */
async function open({ dir = 'ltr', body = BODY, missing = [], width = 1200, moves = false }: PageOptions = {}) {
  const sheets = [...files.keys()]
    .filter((name) => name.endsWith('.css'))
    .toSorted((one) => (/global/.test(one) ? -1 : 1))
  const html = [
    `<!doctype html><html lang="en" dir="${dir}"><meta charset="utf-8"><title>Quiet</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...sheets.map((name) => `<link rel="stylesheet" href="${name}">`),
    `<body>${body}<script type="module" src="/start.js"></script>`,
  ].join('')
  shown = { html, missing }
  await page.setViewportSize({ width, height: 700 })
  await page.emulateMedia({ reducedMotion: moves ? 'no-preference' : 'reduce' })
  await page.goto(`${ORIGIN}/`)
}

const dialog = () => page.locator('#modals')
const titles = () => page.evaluate(() => kit.modals.get().map(({ title }) => title))
const told = () => page.evaluate(() => kit.told)
/** What has the focus: its id, its name, or what it is. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.id || element?.getAttribute('aria-label') || element?.textContent || element?.localName
  })
const motionIsOver = () =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))

async function openWith(entries: Parameters<Kit['show']>, options: PageOptions = {}): Promise<void> {
  await open(options)
  await page.evaluate((given) => kit.show(...given), entries)
  await motionIsOver()
}

describe('focus', () => {
  test('goes into the dialog, stays there and returns to what opened it', async () => {
    await open()
    await page.locator('#opener').click()
    await page.getByRole('dialog', { name: 'First' }).waitFor()
    expect(await focused()).toBe('modal-title')
    const visited: unknown[] = []
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      visited.push(await focused())
    }
    // Between the last and the first it is with the browser's own controls.
    const inside = ['Close', 'Link', 'Field']
    expect(visited.filter((name) => inside.includes(`${name}`)).length).toBeGreaterThan(4)
    expect(visited).toEqual(expect.arrayContaining(inside))
    expect(visited).not.toEqual(expect.arrayContaining(['opener']))
    expect(visited).not.toEqual(expect.arrayContaining(['field']))
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'hidden' })
    expect(await focused()).toBe('opener')
  })

  test('goes to what asks for it', async () => {
    await open()
    await page.evaluate(() => {
      const field = kit.make('input', { 'aria-label': 'Name', autofocus: '' })
      const children = kit.make('form', {}, kit.make('a', { href: '#' }, 'Link'), field)
      return kit.openModal({ title: 'A form', children })
    })
    expect(await focused()).toBe('Name')
  })

  test('an entry that was covered has its focus, its words and its scrolling again', async () => {
    await openWith([{ title: 'First' }])
    await page.evaluate(() => {
      const words = document.querySelector('#modals p')
      if (words) words.textContent = 'many words '.repeat(3000)
    })
    await page.getByLabel('Field').fill('typed')
    const scrolled = () =>
      page.evaluate(() => document.querySelector('[data-modal-body] > :not([hidden])')?.scrollTop ?? 0)
    const before = await scrolled()
    expect(before).toBeGreaterThan(1000)
    await page.evaluate(() => kit.show({ title: 'Second' }))
    expect([await focused(), await scrolled()]).toEqual(['modal-title', 0])
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await focused()).toBe('Field')
    expect(await page.getByLabel('Field').inputValue()).toBe('typed')
    expect(await scrolled()).toBe(before)
  })
})

describe('the stack', () => {
  // spec: 3.state.5, 4.modals.3
  test('its top entry is shown: title, content, variant and way back', async () => {
    await openWith([{ title: 'First' }])
    const shown = () =>
      dialog().evaluate((dialog) => [
        dialog.querySelector('#modal-title')?.textContent,
        [...dialog.querySelectorAll('section')]
          .filter((section) => section.checkVisibility())
          .map((each) => each.querySelector('p')?.textContent),
        dialog.dataset.variant,
        dialog.querySelector('[data-modal-back]')?.checkVisibility(),
      ])
    expect(await shown()).toEqual(['First', ['Words of First'], 'dialog', false])
    await page.evaluate(() => kit.show({ title: 'Second', variant: 'drawer' }))
    expect(await shown()).toEqual(['Second', ['Words of Second'], 'drawer', true])
    await page.evaluate(() => kit.show({ title: 'Third', hasBack: false }))
    expect(await shown()).toEqual(['Third', ['Words of Third'], 'dialog', false])
    await page.evaluate(() => kit.removeTopModal())
    expect(await shown()).toEqual(['Second', ['Words of Second'], 'drawer', true])
    expect(await told()).toEqual(['Third'])
  })

  // spec: D.analytics.16
  test('its entries are told of as they come and go, and one of a card as a click on the card', async () => {
    await openWith([{ title: 'First' }])
    await page.evaluate(() => kit.show({ title: 'Second', tgid: 7, isProductCardTracking: true }))
    await page.evaluate(() => kit.closeModals())
    expect(await page.evaluate(() => kit.events)).toEqual([
      { name: 'Modal Opened', title: 'First' },
      { name: 'Modal Opened', title: 'Second', tgid: 7 },
      { name: 'Product Card Clicked', tgid: 7 },
      { name: 'Modal Closed', title: 'Second', tgid: 7 },
      { name: 'Modal Closed', title: 'First' },
    ])
  })

  test('what was pushed before there was a host is shown when it starts', async () => {
    await open()
    await page.evaluate(() => {
      kit.pushModal({ title: 'Early', children: document.createElement('p') })
      kit.pushModal({ title: 'Late', children: document.createElement('p') })
    })
    expect(await dialog().isVisible()).toBe(false)
    await page.evaluate(async () => {
      await kit.startModalHost(document)
      await kit.startModalHost(document)
    })
    await page.getByRole('dialog', { name: 'Late' }).waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    expect(await titles()).toEqual(['Early'])
  })

  test.each(['element', 'fragment'])('what is shown is given back untouched: %s', async (kind) => {
    await open()
    const given = await page.evaluate(async (kindOfNode) => {
      const element = kit.make('section', {}, kit.make('p', { class: 'a' }, 'One'), kit.make('p', {}, 'Two'))
      const children = kindOfNode === 'element' ? element : document.createDocumentFragment()
      if (children !== element) children.append(...element.childNodes)
      const textOf = () => [...children.childNodes].map((node) => node instanceof Element && node.outerHTML).join('')
      Object.assign(window, { given: () => [children.parentNode, textOf()] })
      const before = textOf()
      await kit.openModal({ title: 'First', children })
      kit.pushModal({ title: 'Second', children: document.createElement('p') })
      kit.closeModals()
      return before
    }, kind)
    const now = () => page.evaluate<unknown>('given()')
    await expect.poll(now).toEqual([null, given])
    expect(await page.locator('[data-modal-body] > *').count()).toBe(0)
  })

  test('an owner may take its node away at once, and show it again before the dialog has gone', async () => {
    await open({ moves: true })
    const height = await page.evaluate(async () => {
      const children = document.createElement('section')
      children.textContent = 'words '.repeat(300)
      const modal = document.querySelector('dialog')
      await kit.openModal({ title: 'First', children, onCloseCallback: () => document.body.append(children) })
      const before = modal?.offsetHeight ?? 0
      kit.removeTopModal()
      const leaving = modal?.offsetHeight
      await kit.openModal({ title: 'Again', children })
      return [before, leaving, modal?.offsetHeight]
    })
    expect(height).toEqual([height[0], height[0], height[0]])
    await motionIsOver()
    expect(await page.locator('#modals section').isVisible()).toBe(true)
    expect(await page.locator('[data-modal-body] > *').count()).toBe(1)
  })
})

describe('ways out', () => {
  const THREE = [{ title: 'First' }, { title: 'Second' }, { title: 'Third' }]

  // spec: 4.modals.1
  test('Escape takes the top one away, each time', async () => {
    await openWith(THREE)
    for (const left of [['First', 'Second'], ['First'], []]) {
      await page.keyboard.press('Escape')
      await expect.poll(() => titles()).toEqual(left)
      await expect.poll(() => dialog().isVisible()).toBe(left.length > 0)
    }
    expect(await told()).toEqual(['Third', 'Second', 'First'])
  })

  test('so does the button that leads back, as long as there is something below', async () => {
    await openWith(THREE)
    const back = page.getByRole('button', { name: 'Back' })
    await back.click()
    expect(await titles()).toEqual(['First', 'Second'])
    await back.click()
    expect([await titles(), await back.isVisible()]).toEqual([['First'], false])
  })

  test('and a form that closes its dialog', async () => {
    await open()
    await page.evaluate(() => kit.show({ title: 'First' }))
    await page.evaluate(() => {
      const children = kit.make('form', { method: 'dialog' }, kit.make('button', {}, 'Done'))
      return kit.openModal({ title: 'A form', children })
    })
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => titles()).toEqual(['First'])
    expect(await page.getByRole('dialog', { name: 'First' }).isVisible()).toBe(true)
  })

  // spec: 4.modals.2
  test('the close button takes all away, from the top down', async () => {
    await openWith(THREE)
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await told()).toEqual(['Third', 'Second', 'First'])
    await dialog().waitFor({ state: 'hidden' })
  })

  test.each([
    ['takes all away', undefined, []],
    ['does nothing where the top one says so', false, ['First', 'Second']],
    // spec: 3.state.5
  ])('a click outside %s', async (_, closeOnOutsideClick, left) => {
    const top = closeOnOutsideClick === undefined ? {} : { closeOnOutsideClick }
    await openWith([
      { title: 'First', closeOnOutsideClick: true },
      { title: 'Second', ...top },
    ])
    await page.mouse.click(20, 350)
    expect(await titles()).toEqual(left)
    await expect.poll(() => dialog().isVisible()).toBe(left.length > 0)
  })

  test('a click inside is none outside, nor is one that began or ended inside', async () => {
    await openWith([{ title: 'First' }])
    const { x = 0, y = 0 } = (await page.getByText('Words of First').boundingBox()) ?? {}
    await page.mouse.click(x + 5, y + 5)
    for (const [from, to] of [
      [x + 5, 20],
      [20, x + 5],
    ] as const) {
      await page.mouse.move(from, y + 5)
      await page.mouse.down()
      await page.mouse.move(to, y + 5)
      await page.mouse.up()
    }
    expect(await titles()).toEqual(['First'])
  })
})

describe('the page behind', () => {
  /** Settles when the page has been told, and has drawn what came of it. */
  const wheelWasTurned = () =>
    page.evaluate(
      () =>
        new Promise((drawn) => {
          const afterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(drawn))
          addEventListener('wheel', afterTwoFrames, { once: true, passive: true })
        }),
    )

  test.each(['ltr', 'rtl'] as const)('does not scroll, and nothing of it moves: %s', async (dir) => {
    await open({ dir })
    const probe = () => page.locator('#probe').evaluate((element) => element.getBoundingClientRect().toJSON())
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }))
    // A bar is there, and takes room.
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5)
    const before = await probe()
    await page.evaluate(() => kit.show({ title: 'First' }))
    await motionIsOver()
    expect(await probe()).toEqual(before)
    await page.mouse.move(20, 350)
    const turned = wheelWasTurned()
    await page.mouse.wheel(0, 500)
    await turned
    expect(await probe()).toEqual(before)
    await page.evaluate(() => kit.closeModals())
    await dialog().waitFor({ state: 'hidden' })
    expect(await probe()).toEqual(before)
    await page.mouse.wheel(0, 500)
    await expect.poll(async () => (await probe()).y).toBeLessThan(before.y)
  })
})

describe('where it stands', () => {
  /** How far it is from each edge of the page. */
  const box = () =>
    dialog().evaluate((element) => {
      const root = document.documentElement.getBoundingClientRect()
      const { left, right, top, bottom, height } = element.getBoundingClientRect()
      return { left: left - root.left, right: root.right - right, top, bottom: innerHeight - bottom, height }
    })
  const fill = () =>
    page.getByText('Words of').evaluate((words) => {
      words.textContent = 'words '.repeat(3000)
    })

  test.each(['ltr', 'rtl'] as const)('a dialog is in the middle of a wide screen: %s', async (dir) => {
    await openWith([{ title: 'First' }], { dir })
    const { left, right, top, bottom } = await box()
    expect(Math.abs(left - right)).toBeLessThan(2)
    expect(Math.abs(top - bottom)).toBeLessThan(2)
    expect(top).toBeGreaterThan(100)
    await fill()
    expect((await box()).height).toBeCloseTo(0.85 * 700, 0)
  })

  test.each([
    ['ltr', 'right', 'left'],
    ['rtl', 'left', 'right'],
  ] as const)('a drawer is at the far side of a wide screen: %s', async (dir, side, other) => {
    await openWith([{ title: 'First', variant: 'drawer' }], { dir })
    const { [side]: near, [other]: far, top, bottom } = await box()
    expect([near, top, bottom]).toEqual([0, 0, 0])
    expect(far).toBeGreaterThan(500)
  })

  test.each(['dialog', 'drawer'] as const)('a %s rises from below on a small screen', async (variant) => {
    await openWith([{ title: 'First', variant }], { width: 375 })
    expect(await box()).toMatchObject({ left: 0, right: 0, bottom: 0 })
    expect((await box()).height).toBeLessThan(300)
    await fill()
    expect(await box()).toMatchObject({ left: 0, right: 0, bottom: 0, height: 595 })
  })
})

test('it moves for a moment, and not at all under reduced motion', async () => {
  const durations = async (moves: boolean) => {
    await open({ moves })
    return page.evaluate(async () => {
      await kit.show({ title: 'First' })
      const motions = document.querySelector('dialog')?.getAnimations() ?? []
      return motions.map((motion) => Number(motion.effect?.getComputedTiming().duration))
    })
  }
  const moving = await durations(true)
  expect(moving.length).toBeGreaterThan(1)
  expect(moving.filter((milliseconds) => milliseconds < 150 || milliseconds > 250)).toEqual([])
  expect((await durations(false)).filter((milliseconds) => milliseconds > 1)).toEqual([])
})

describe('toasts', () => {
  const region = () => page.locator('#toasts')
  const isShown = () => region().evaluate((element) => element.matches(':popover-open'))

  // spec: 4.toasts.4, D.analytics.16
  test('show while there are any, each with a button that takes it away', async () => {
    await open()
    await page.evaluate(() => kit.addToast({ text: 'Before the host' }))
    expect(await isShown()).toBe(false)
    await page.evaluate(() => kit.showToast({ text: '<b>Copied</b>' }))
    expect(await isShown()).toBe(true)
    expect(await region().locator('p').allTextContents()).toEqual(['Before the host', '<b>Copied</b>'])
    await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).first().click()
    expect(await region().locator('p').allTextContents()).toEqual(['<b>Copied</b>'])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(await isShown()).toBe(false)
    expect(await page.evaluate(() => kit.toasts.get())).toEqual([])
    expect(await page.evaluate(() => kit.events)).toEqual([
      { name: 'Toast Shown', text: 'Before the host' },
      { name: 'Toast Shown', text: '<b>Copied</b>' },
    ])
  })

  // spec: 4.toasts.2
  test('go by themselves where they should, and by their id', async () => {
    await open()
    const id = await page.evaluate(async () => {
      await kit.showToast({ text: 'Short', autoClose: true, duration: 300 })
      return kit.showToast({ text: 'Long' })
    })
    expect(await region().locator('p').allTextContents()).toEqual(['Short', 'Long'])
    await expect.poll(() => region().locator('p').allTextContents()).toEqual(['Long'])
    await page.evaluate((given) => kit.removeToast(given), id)
    expect(await isShown()).toBe(false)
  })

  test.each(['before', 'after'])(
    'lie above a dialog that opens, where they can be clicked: shown %s it',
    async (when) => {
      await open()
      const long = { text: 'words '.repeat(60) }
      if (when === 'before') await page.evaluate((toast) => kit.showToast(toast), long)
      await page.locator('#opener').click()
      await page.getByRole('dialog', { name: 'First' }).waitFor()
      if (when === 'after') await page.evaluate((toast) => kit.showToast(toast), long)
      await motionIsOver()
      // On the dialog or beside it, whatever lies there is the toast.
      const words = region().locator('p')
      const isOnTop = () =>
        words.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element
        })
      expect(await isOnTop()).toBe(true)
      await page.evaluate(() => kit.closeModals())
      await dialog().waitFor({ state: 'hidden' })
      expect([await isShown(), await isOnTop()]).toEqual([true, true])
      await page.evaluate(() => kit.show({ title: 'Second' }))
      await motionIsOver()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      expect([await isShown(), await titles()]).toEqual([false, ['Second']])
    },
  )

  test('give the focus on to the next, and after the last back to where it was', async () => {
    await open()
    await page.evaluate(async () => {
      for (const text of ['One', 'Two']) await kit.showToast({ text })
    })
    await page.locator('#field').focus()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    expect(await focused()).toBe('Dismiss')
    await page.keyboard.press('Enter')
    expect([await isShown(), await focused()]).toEqual([false, 'field'])
  })
})

describe('what is fetched', () => {
  test('a page asks for hosts, stacks and the library of stores only when something is shown', () => {
    const code = `${files.get('/dialogs.js')}`
    expect(code).not.toMatch(/showModal|showPopover|nanostores/)
    expect(code).not.toMatch(/(?:^|[;\n])\s*import\s*(?:["'{*]|\w)/)
    expect(code).toMatch(/import\(["'`]\.\/modal-host\.js["'`]\)/)
  })

  test.each([
    ['the script cannot be fetched', { missing: ['/modal-host.js', '/toast-host.js'] }],
    ['the page has no place for it', { body: '<main>Bare</main>' }],
  ])('who asks is told when %s', async (_, options) => {
    await open(options)
    const outcome = await page.evaluate(async () => {
      const answers = await Promise.allSettled([kit.show({ title: 'First' }), kit.showToast({ text: 'Copied' })])
      return [answers.map(({ status }) => status), kit.modals.get().length, kit.toasts.get().length]
    })
    expect(outcome).toEqual([['rejected', 'rejected'], 0, 0])
  })
})
