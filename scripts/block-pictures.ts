import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BLOCK_TYPES, type BlockType, blockFolderName } from '@passepartout/content-model/blocks'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from './checks/find-chromium.ts'
import { ROOT } from './folders.ts'
import { toWebp } from './pictures/to-webp.ts'
import { startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run block-pictures`, optionally of some blocks (`-- hero faq`): the pictures in the block chooser of the admin, taken
 * from the gallery. They are committed in the folders of the blocks in the content system.
 */
const SIZE = { width: 480, height: 320 }
/** CSS pixels, so that text is legible in a small picture. Some blocks have text on desktops only. */
const WIDTH = 640
const WIDE = 800
const SHOWN_WIDE: ReadonlySet<BlockType> = new Set(['hero', 'experience', 'cardList', 'relatedPages', 'banner'])
/** A headless browser counts as a bot, which gets no lazy pictures. */
const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'

/** Examples for blocks whose usual one shows nothing, because its dates have passed or its pages are offline. */
const SHOWN: { readonly [T in BlockType]?: string } = { banner: 'banner/minimal', relatedPages: 'cardList/carousel' }

const wanted = new Set(process.argv.slice(2))

await runSession(async () => {
  console.log('Starting the system…')
  const system = await startTestSystem()
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    for (const type of BLOCK_TYPES) {
      if (wanted.size > 0 && !wanted.has(type)) continue
      const shown = SHOWN[type] ?? `${type}/usual`
      const picture = await photograph(
        browser,
        addressOf(system.addresses.site, shown),
        SHOWN_WIDE.has(type) ? WIDE : WIDTH,
      )
      const file = join(ROOT, 'apps', 'cms', 'src', 'content', 'blocks', blockFolderName(type), 'picture.webp')
      writeFileSync(file, picture)
      console.log(`  ${type}: ${Math.ceil(picture.byteLength / 1024)} KB`)
    }
  } finally {
    await browser.close()
    await system.stop()
  }
  return 0
})

function addressOf(site: string, show: string): string {
  return `${site}/_gallery/?${new URLSearchParams({ brand: 'wayfare', words: 'plain', show })}`
}

async function photograph(browser: Browser, address: string, width: number): Promise<Buffer> {
  const viewport = { width, height: Math.round((width * SIZE.height) / SIZE.width) }
  const context = await browser.newContext({ viewport, deviceScaleFactor: SIZE.width / width, userAgent: VISITOR })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  await inTheMiddle(page)
  const shot = await page.screenshot({ animations: 'disabled', style: 'body > :not(main) { visibility: hidden }' })
  const picture = await toWebp(shot, SIZE, await context.newPage())
  await context.close()
  return picture
}

/** Centres a small element, and aligns one that is higher than the viewport to its top. */
async function inTheMiddle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('main') ?? document.body)
    // The visually hidden heading of the document.
    range.setStart(range.startContainer, 1)
    const { height, top } = range.getBoundingClientRect()
    document.body.style.translate = `0 ${Math.max(16, (window.innerHeight - height) / 2) - top}px`
  })
}
