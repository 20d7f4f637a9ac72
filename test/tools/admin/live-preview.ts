import type { FrameLocator, Page } from 'playwright-core'

/** The page beside the form that is open, once it has been drawn. */
export async function openLivePreview(page: Page): Promise<FrameLocator> {
  const frame = page.locator('.draft-preview__frame')
  if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click()
  const shown = frame.contentFrame()
  await shown.locator('main h1').waitFor()
  return shown
}

/** The admin keeps it open from page to page, and what stands beside the form then stands below it. */
export async function closeLivePreview(page: Page): Promise<void> {
  // The button knows at once that the preview is open; the preview itself comes later.
  const open = page.locator('#live-preview-toggler.live-preview-toggler--active')
  await page.locator('#live-preview-toggler').waitFor()
  if (!(await open.isVisible())) return
  await open.click()
  await open.waitFor({ state: 'detached' })
  await page.locator('.draft-preview__frame').waitFor({ state: 'detached' })
}
