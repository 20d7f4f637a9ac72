import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { signIn } from '../test/tools/admin/sign-in.ts'
import { CHROMIUM_FLAGS, findChromium } from './checks/find-chromium.ts'
import { ROOT } from './folders.ts'
import { ADMIN_SHOTS } from './pictures/admin-shots.ts'
import { DESK_SHOTS } from './pictures/desk-shots.ts'
import { FORM_SHOTS } from './pictures/form-shots.ts'
import { toWebp } from './pictures/to-webp.ts'
import { startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run how-to-pictures`, optionally of some (`-- choose-a-block`): the pictures of the editors' manual, taken in the admin
 * of a new sample system. PICTURES_IN sets another folder, PICTURES_WIDTH a width and PICTURES_SCHEME `dark`.
 */
const { PICTURES_IN, PICTURES_SCHEME, PICTURES_WIDTH } = process.env
const FOLDER = PICTURES_IN ?? join(ROOT, 'docs', 'how-to', 'pictures')
const VIEW = { width: Number(PICTURES_WIDTH ?? 1512), height: 900 }

/** Whether all visible pictures are loaded. */
const HAS_PICTURES = `[...document.images].every((picture) => picture.complete || picture.getBoundingClientRect().top > innerHeight)`

const wanted = new Set(process.argv.slice(2))

await runSession(async () => {
  console.log('Starting the system…')
  const system = await startTestSystem()
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  mkdirSync(FOLDER, { recursive: true })
  try {
    const admin = `${system.addresses.cms}/admin`
    const colorScheme = PICTURES_SCHEME === 'dark' ? 'dark' : 'light'
    const context = await browser.newContext({ viewport: VIEW, colorScheme, reducedMotion: 'reduce' })
    const page = await signIn(context, system.addresses.cms)
    for (const { name, reach } of [...ADMIN_SHOTS, ...FORM_SHOTS, ...DESK_SHOTS]) {
      if (wanted.size > 0 && !wanted.has(name)) continue
      await reach(page, admin)
      await page.getByText('Loading...', { exact: true }).first().waitFor({ state: 'detached' })
      await page.waitForFunction(HAS_PICTURES)
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
