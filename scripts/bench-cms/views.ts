import type { Page } from 'playwright-core'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../apps/cms/src/content-files/import/sample-accounts.ts'

const TIMES = 15
const SIGN_INS = 5
/** Milliseconds after which a view has all that it shows; until then it is busy with itself. */
const SETTLED = 2000
const LIST = '/admin/collections/pages'
/** The title of a row, which leads to its form. */
const ROW = `tbody .cell-title a[href^="${LIST}/"]`
const TITLE = '#field-title'
/** Shown once the scripts of a form run. */
const READY_FORM = '.step-nav'

/** Measures the list of pages, from asking for it to its first row. */
export function measureList(page: Page, cms: string): Promise<readonly number[]> {
  return repeat(TIMES, async () => {
    await openSettled(page, `${cms}/admin`)
    return timeOf(async () => {
      await page.locator(`nav a[href="${LIST}"], aside a[href="${LIST}"]`).first().click()
      await page.locator(ROW).first().waitFor()
    })
  })
}

/** Measures the form of a page, from the click on its row until one can write in it. */
export function measureForm(page: Page, cms: string): Promise<readonly number[]> {
  return repeat(TIMES, async (index) => {
    await openSettled(page, `${cms}${LIST}`)
    return timeOf(async () => {
      await page
        .locator(ROW)
        .nth(index % 5)
        .click()
      await canWrite(page)
    })
  })
}

/** Measures from the empty form of signing in, with a browser that has nothing cached, to the first letter of a page. */
export async function measureSignIn(page: Page, cms: string): Promise<readonly number[]> {
  const browser = page.context().browser()
  if (!browser) return []
  return repeat(SIGN_INS, async () => {
    const context = await browser.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' })
    const visitor = await context.newPage()
    const time = await timeOf(() => signInAndWrite(visitor, cms))
    await context.close()
    return time
  })
}

async function signInAndWrite(page: Page, cms: string): Promise<void> {
  await page.goto(`${cms}/admin/login`)
  await page.locator('#field-email').fill(SAMPLE_LOGIN.email)
  await page.locator('#field-password').fill(SAMPLE_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
  await page.locator(`a[href="${LIST}"]`).first().click()
  await page.locator(ROW).first().click()
  await canWrite(page)
  await page.locator(TITLE).press('End')
  await page.keyboard.type('x')
}

async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForTimeout(SETTLED)
}

async function canWrite(page: Page): Promise<void> {
  await page.locator(READY_FORM).waitFor()
  await page.locator(`${TITLE}:not([disabled])`).waitFor()
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function repeat(times: number, work: (index: number) => Promise<number>): Promise<readonly number[]> {
  const measured: number[] = []
  for (let index = 0; index < times; index++) measured.push(await work(index))
  return measured
}
