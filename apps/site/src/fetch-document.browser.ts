/**
 * A page of this site, or a part of one, read by the browser as it arrives: no text becomes HTML in a script, so that the policy
 * can forbid it (docs/decisions/055-what-may-become-html.md).
 *
 * @param request for who may abort it
 * @returns null, or a document with an empty body, for an answer without words; rejects for what is no good answer, and what was aborted
 */
export function fetchDocument(address: string, request = new XMLHttpRequest()): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    request.open('GET', address)
    request.responseType = 'document'
    request.onloadend = () => {
      const { status, responseXML } = request
      // Without an answer it is 0.
      if (status && status < 300) resolve(responseXML)
      else reject()
    }
    request.send()
  })
}
