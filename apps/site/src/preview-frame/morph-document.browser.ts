import morphdom from 'morphdom'

/** Milliseconds to wait for a style sheet before the page is shown anyway. */
const SHEET_PATIENCE = 2000

/**
 * Morphs a document into another one, changing only what differs, so that pictures and scroll position stay. Scripts
 * are not executed.
 *
 * @param isWritten whether an element's content is being written, so that it stays as it is
 */
export async function morphDocument(
  shown: Document,
  next: Document,
  isWritten: (element: Node) => boolean,
): Promise<void> {
  const old = await addSheets(shown, next)
  for (const { name, value } of next.documentElement.attributes) shown.documentElement.setAttribute(name, value)
  shown.title = next.title
  morphdom(shown.body, next.body, { onBeforeElUpdated: (from, to) => !isWritten(from) && !from.isEqualNode(to) })
  for (const sheet of old) sheet.remove()
}

/** @returns the style sheets to remove once the new page is in place */
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

/** Style sheets for screens. */
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
