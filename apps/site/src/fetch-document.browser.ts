/**
 * A page of this site, or a part of one, read by the browser as it arrives: no text becomes HTML in a script, so that the policy
 * can forbid it (docs/decisions/055-trusted-types.md).
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
