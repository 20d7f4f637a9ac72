import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BLOCK_TYPES, type BlockType, folderOfBlock } from '@passepartout/content-model/blocks'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, findChromium } from './checks/find-chromium.ts'
import { ROOT } from './folders.ts'
import { toWebp } from './pictures/to-webp.ts'
import { startTestSystem } from './system/test-system.ts'
import { runSession } from './tasks/session.ts'

/**
 * `npm run block-pictures`, perhaps of some (`-- hero faq`): what editors see of each block where they choose one, taken from the
 * gallery. The pictures lie with their blocks in the content system and are committed.
 */
const SIZE = { width: 480, height: 320 }
/** CSS pixels: words stay large enough to be read in a small picture. Some say what they are on a desktop alone. */
const WIDTH = 640
const WIDE = 800
const SHOWN_WIDE: ReadonlySet<BlockType> = new Set(['hero', 'experience', 'cardList', 'relatedPages', 'banner'])
/** A headless browser is taken for a robot, which is shown no pictures that come late. */
const VISITOR = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'

/** What is shown of blocks of which the usual example shows nothing: it has had its days, or its pages are not online. */
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
      const file = join(ROOT, 'apps', 'cms', 'src', 'content', 'blocks', folderOfBlock(type), 'picture.webp')
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

/** A line stands in the middle of its picture, and what is higher than the view begins at its top. */
async function inTheMiddle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('main') ?? document.body)
    // The heading of the document, which nobody sees.
    range.setStart(range.startContainer, 1)
    const { height, top } = range.getBoundingClientRect()
    document.body.style.translate = `0 ${Math.max(16, (window.innerHeight - height) / 2) - top}px`
  })
}
