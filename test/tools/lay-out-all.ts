import type { Page } from 'playwright-core'

/** Lays out what a page leaves until it comes near (`content-visibility`), as if somebody had scrolled through it. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}
