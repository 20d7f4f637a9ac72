import morphdom from 'morphdom'

/** Milliseconds that a sheet may take; what comes later comes to a page that is there. */
const SHEET_PATIENCE = 2000

/**
 * Makes a document what another one is, changing what differs and nothing else: pictures stay, and so does the place that somebody
 * looks at. Scripts are not taken along; the page is what it is before anything is clicked.
 */
export async function applyDocument(shown: Document, next: Document): Promise<void> {
  const old = await addSheets(shown, next)
  for (const { name, value } of next.documentElement.attributes) shown.documentElement.setAttribute(name, value)
  shown.title = next.title
  morphdom(shown.body, next.body, { onBeforeElUpdated: (from, to) => !from.isEqualNode(to) })
  for (const sheet of old) sheet.remove()
}

/** @returns the sheets that are not needed any more, which style the page until the new one is there */
async function addSheets(shown: Document, next: Document): Promise<readonly HTMLLinkElement[]> {
  const before = sheetsOf(shown)
  const wanted = sheetsOf(next)
  const known = new Set(before.map(({ href }) => href))
  const added = wanted.filter(({ href }) => !known.has(href)).map((sheet) => shown.importNode(sheet))
  const loading = added.map((sheet) => whenLoaded(sheet))
  shown.head.append(...added)
  await Promise.all(loading)
  const kept = new Set(wanted.map(({ href }) => href))
  return before.filter(({ href }) => !kept.has(href))
}

/** Those for a screen: nobody prints a frame. */
function sheetsOf({ head }: Document): HTMLLinkElement[] {
  return [...head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media=print])')]
}

function whenLoaded(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', () => resolve())
    setTimeout(resolve, SHEET_PATIENCE)
  })
}
