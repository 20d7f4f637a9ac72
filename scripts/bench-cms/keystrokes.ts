import type { Page } from 'playwright-core'
import { openLivePreview } from '../../test/tools/admin/live-preview.ts'

const KEYS = 50
/** Milliseconds between keys: fast typing. */
const PACE = 130
const PAGE = { uid: 'www.wayfare.example.things-to-do-in-paris', lang: 'en' }

/** A time in milliseconds since 1970, and the number of letters then. */
interface Moment {
  readonly at: number
  readonly length: number
}

/** Records the time of each key press, before other handlers. */
function watchKeys(): void {
  const moments: Moment[] = []
  Object.assign(globalThis, { moments })
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return
    moments.push({ at: performance.timeOrigin + performance.now(), length: target.value.length + 1 })
  }
  addEventListener('keydown', note, true)
}

/** Records the length of the heading in each frame in which it changed. */
function watchHeading(): void {
  const moments: Moment[] = []
  Object.assign(globalThis, { moments })
  let last = 0
  const look = () => {
    const { length } = document.querySelector('main h1')?.textContent ?? ''
    if (length !== last) moments.push({ at: performance.timeOrigin + performance.now(), length })
    last = length
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Measures the time from a key press in a page's title to the letter in the preview: form, content system, site and browser.
 *
 * @returns milliseconds per key
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
  await heading.evaluate(watchHeading)
  await page.evaluate(watchKeys)
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
