/**
 * A page of this site, or a part of one, read by the browser as it arrives: no text becomes HTML in a script, so that
 * the policy can forbid it (docs/decisions/055-trusted-types.md).
 *
 * @param request for who may abort it
 * @returns null for an answer without words (204); rejects for what is no page or no good answer, and what was aborted
 */
export function fetchDocument(address: string, request = new XMLHttpRequest()): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    request.open('GET', address)
    request.responseType = 'document'
    request.onloadend = () => {
      const { status, responseXML } = request
      if (status === 204 || (status < 300 && responseXML)) resolve(responseXML)
      else reject()
    }
    request.send()
  })
}

interface LatestFetch {
  /** As `fetchDocument`. The promise of an aborted request never settles, so nothing of it is shown. */
  readonly fetch: (address: string) => Promise<Document | null>
  readonly abort: () => void
}

/** Fetches one document at a time: asking for another aborts the one on its way. */
export function createLatestDocumentFetch(): LatestFetch {
  let request = new XMLHttpRequest()
  const abort = () => {
    request.onloadend = null
    request.abort()
    request = new XMLHttpRequest()
  }
  return {
    abort,
    fetch: (address) => {
      abort()
      return fetchDocument(address, request)
    },
  }
}
