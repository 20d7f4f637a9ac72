import { delegatePlainClicks } from '../../dom/clicks.browser.ts'
import { fetchBlob } from '../../dom/fetch-blob.browser.ts'

/** Bytes held in memory; larger files are left to the browser. */
export const MAX_DOWNLOAD_BYTES = 50 * 1_048_576

/**
 * A click on a download link fetches the file as a blob and then saves it (specification, sections 4 and 7). If that
 * fails, if the file is too large, or if it is a page, the browser follows the link.
 */
export function offerDownloads(root: Document): void {
  delegatePlainClicks(root, 'a[data-download]', (link, event) => {
    event.preventDefault()
    if (link.ariaBusy !== 'true') void offer(link)
  })
}

async function offer(link: HTMLAnchorElement): Promise<void> {
  link.ariaBusy = 'true'
  const blob = await fetchBlob(link.href, {
    origins: new Set([location.origin, link.origin]),
    maxBytes: MAX_DOWNLOAD_BYTES,
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

/** The decoded last segment of a path. */
export function fileNameOf(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
