import { get, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** The text of an answer with status 200. @throws when it has another one */
export function askText(url: string, headers: OutgoingHttpHeaders): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      if (response.statusCode === 200) text(response).then(resolve, reject)
      else reject(new Error(`${url} answered ${response.statusCode}`))
    }).once('error', reject)
  })
}
