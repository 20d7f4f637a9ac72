import type { Page } from 'playwright-core'

/**
 * Has a page note what moves without having been asked to.
 * @returns reads how far each shift went, as browsers score it, and the beginning of what moved
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(`
    shifts = []
    noteShifts = (entries) => {
      for (const { value, hadRecentInput, sources } of entries) {
        const moved = sources.map(({ node }) => node && (node.outerHTML ?? node.textContent).slice(0, 120))
        // Faces of the same metrics differ by fractions of a pixel, which nobody sees.
        if (!hadRecentInput && value >= 0.00005) shifts.push(value.toFixed(4) + ' ' + moved.join(' | '))
      }
    }
    shiftObserver = new PerformanceObserver((list) => noteShifts(list.getEntries()))
    shiftObserver.observe({ type: 'layout-shift', buffered: true })`)
  return async () => {
    // What was painted last may not have been told yet.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
    return page.evaluate<string[]>('(noteShifts(shiftObserver.takeRecords()), shifts)')
  }
}
