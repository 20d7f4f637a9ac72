import { onPlainClick } from '../../dom/clicks.browser.ts'
import { fetchBlob } from '../../dom/fetch-blob.browser.ts'

/** Bytes: what a visitor's browser holds in memory; what is longer it saves by itself. */
export const MAX_DOWNLOAD = 50 * 1_048_576

/**
 * A click on a download fetches the file as a blob, and offers the blob once it is there (specification, sections 4 and 7).
 * What cannot be had this way, is too long or is a page is left to the browser, as a link like any other.
 */
export function offerDownloads(root: Document): void {
  onPlainClick(root, 'a[data-download]', (link, event) => {
    event.preventDefault()
    if (link.ariaBusy !== 'true') void offer(link)
  })
}

async function offer(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = 'true'
  const blob = await fetchBlob(link.href, {
    origins: new Set([location.origin, link.origin]),
    maxBytes: MAX_DOWNLOAD,
    accepts: (type) => !/^(?:text\/html|application\/xhtml\+xml)$/.test(type),
  })
  link.ariaBusy = null
  delete link.dataset.download
  if (blob) {
    link.download = fileNameOf(link.pathname)
    link.href = URL.createObjectURL(blob)
  } else link.removeAttribute('download')
  link.click()
}

/** The last part of a path, as its author wrote it. */
export function fileNameOf(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
