import type { Page } from 'playwright-core'
import { openLivePreview } from '../../test/tools/admin/live-preview.ts'

const KEYS = 50
/** Milliseconds between two keys: somebody who types with ten fingers. */
const PACE = 130
const PAGE = { uid: 'www.wayfare.example.things-to-do-in-paris', lang: 'en' }

/** When something was there, in milliseconds since 1970, and how many letters it had. */
interface Moment {
  readonly at: number
  readonly length: number
}

/** Runs in both windows: notes how long the text is after each picture in which it has changed. */
const WATCH = `(selector) => {
  const moments = globalThis.moments = []
  const read = () => { const it = document.querySelector(selector); return (it?.value ?? it?.textContent ?? '').length }
  let last = read()
  const look = () => {
    const length = read()
    if (length !== last) moments.push({ at: performance.timeOrigin + performance.now(), length })
    last = length
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`
/** When each key goes down, before anything has heard of it. */
const WATCH_KEYS = `() => {
  const moments = globalThis.moments = []
  addEventListener('keydown', ({ target }) => moments.push({ at: performance.timeOrigin + performance.now(), length: target.value.length + 1 }), true)
}`

/**
 * From a key in a page's title to the letter in the preview beside it: the form, the content system, the site and the browser.
 *
 * @returns milliseconds of each key
 */
export async function measureKeystrokes(page: Page, cms: string): Promise<readonly number[]> {
  const query = new URLSearchParams({ 'where[uid][equals]': PAGE.uid, 'where[lang][equals]': PAGE.lang, depth: '0' })
  const id = await page.evaluate<number>(
    `fetch('/api/pages?${query}').then((answer) => answer.json()).then(({ docs }) => docs[0].id)`,
  )
  await page.goto(`${cms}/admin/collections/pages/${id}`)
  await page.waitForLoadState('networkidle')
  const shown = await openLivePreview(page)
  const title = page.locator('#field-title')
  await title.focus()
  await page.keyboard.press('End')
  await type(page, 'in warm')
  const heading = shown.locator('main h1')
  await heading.filter({ hasText: (await title.inputValue()).trim() }).waitFor()
  await heading.evaluate((_, watch) => void new Function('selector', `return (${watch})(selector)`)('main h1'), WATCH)
  await page.evaluate(`(${WATCH_KEYS})()`)
  await type(page, 'and the city is yours until the last of its lights', PACE)
  await heading.filter({ hasText: (await title.inputValue()).trim() }).waitFor()
  const keys = await page.evaluate<readonly Moment[]>('globalThis.moments')
  const seen = await heading.evaluate(() => Reflect.get(globalThis, 'moments') as readonly Moment[])
  return keys
    .slice(0, KEYS)
    .map(({ at, length }) => (seen.find((moment) => moment.length >= length)?.at ?? Infinity) - at)
}

function type(page: Page, text: string, delay = 0): Promise<void> {
  return page.keyboard.type(text, { delay })
}
