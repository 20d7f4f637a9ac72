import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../apps/cms/src/sample/sample-users.ts'
import { CHROMIUM_FLAGS, findChromium } from './checks/find-chromium.ts'
import { ROOT } from './folders.ts'
import { ADMIN_SHOTS } from './pictures/admin-shots.ts'
import { DESK_SHOTS } from './pictures/desk-shots.ts'
import { toWebp } from './pictures/to-webp.ts'
import { startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run how-to-pictures`, perhaps of some (`-- choose-a-block`): the pictures of the manual for editors, taken in the admin of
 * a fresh sample system. For looking at the admin otherwise, PICTURES_IN names another folder, PICTURES_WIDTH a width and
 * PICTURES_SCHEME `dark`.
 */
const { PICTURES_IN, PICTURES_SCHEME, PICTURES_WIDTH } = process.env
const FOLDER = PICTURES_IN ?? join(ROOT, 'docs', 'how-to', 'pictures')
const VIEW = { width: Number(PICTURES_WIDTH ?? 1512), height: 900 }
/** Patience in milliseconds: a fresh admin is slow at first. */
const PATIENCE = 60_000

const wanted = new Set(process.argv.slice(2))

await runSession(async () => {
  console.log('Starting the system…')
  const system = await startTestSystem()
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  mkdirSync(FOLDER, { recursive: true })
  try {
    const admin = `${system.addresses.cms}/admin`
    const page = await signIn(browser, admin)
    for (const { name, reach } of [...ADMIN_SHOTS, ...DESK_SHOTS]) {
      if (wanted.size > 0 && !wanted.has(name)) continue
      await reach(page, admin)
      const picture = await toWebp(await page.screenshot(), VIEW, await browser.newPage())
      writeFileSync(join(FOLDER, `${name}.webp`), picture)
      console.log(`  ${name}: ${Math.ceil(picture.byteLength / 1024)} KB`)
    }
  } finally {
    await browser.close()
    await system.stop()
  }
  return 0
})

async function signIn(browser: Browser, admin: string): Promise<Page> {
  const colorScheme = PICTURES_SCHEME === 'dark' ? 'dark' : 'light'
  const page = await (await browser.newContext({ viewport: VIEW, colorScheme, reducedMotion: 'reduce' })).newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.goto(`${admin}/login`)
  await page.locator('#field-email').fill(SAMPLE_LOGIN.email)
  await page.locator('#field-password').fill(SAMPLE_PASSWORD)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/admin')
  return page
}
