import type { BrowserContext, Page } from 'playwright-core'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../../apps/cms/src/content-files/import/sample-accounts.ts'

/** Milliseconds: a fresh admin is slow at first. */
const TIMEOUT = 60_000

/** A page of the admin, signed in. @param cms the origin of the content system */
export async function signIn(context: BrowserContext, cms: string, email = SAMPLE_LOGIN.email): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT)
  await page.goto(`${cms}/admin/login`)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(SAMPLE_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
  return page
}
