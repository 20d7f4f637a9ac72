import type { BrowserContext } from 'playwright-core'

const STILL =
  '*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }'

/** Nothing moves in the admin, whose drawers and rows slide whatever a browser prefers: painting that takes as long as all forms. */
export async function holdStill(context: BrowserContext): Promise<void> {
  // A sheet of the document's own, which the admin's policy allows.
  await context.addInitScript((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, STILL)
}
