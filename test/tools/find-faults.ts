import type { Browser, Page } from 'playwright-core'
import { addressOf, openContext } from './browser.ts'
import { layOutAll } from './lay-out-all.ts'

/** A page by its host and path. */
interface Place {
  readonly host: string
  readonly path: string
}

/** What is wrong on each of these pages at each of these widths, for somebody without scripts; each fault says where it is. */
export async function findFaults(
  browser: Browser,
  places: readonly Place[],
  widths: readonly number[],
  find: (page: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const [width = 0] = widths
  const context = await openContext(browser, { viewport: { width, height: 900 }, javaScriptEnabled: false })
  const page = await context.newPage()
  const faults: string[] = []
  for (const { host, path } of places) {
    await page.goto(addressOf(host, path))
    await layOutAll(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      faults.push(...(await find(page)).map((fault) => `${host}${path} at ${width}: ${fault}`))
    }
  }
  await context.close()
  return faults
}
