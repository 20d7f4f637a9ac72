import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLatestDocumentFetch, fetchDocument } from './fetch-document.browser.ts'

/** A request that is answered when a test says so; like a browser's, an aborted one ends too. */
class FakeRequest {
  static sent: FakeRequest[] = []
  status = 0
  responseXML: unknown = null
  responseType = ''
  address = ''
  onloadend: (() => void) | null = null
  open(_method: string, address: string) {
    this.address = address
  }
  send() {
    FakeRequest.sent.push(this)
  }
  abort() {
    this.onloadend?.()
  }
  answer(status: number, page: unknown) {
    Object.assign(this, { status, responseXML: page })
    this.onloadend?.()
  }
}

beforeEach(() => {
  FakeRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['a page', 200, 'page', 'page'],
  ['no words', 204, null, null],
])('an answer with %s is read', async (_, status, page, expected) => {
  const read = fetchDocument('/a/')
  FakeRequest.sent[0]?.answer(status, page)
  await expect(read).resolves.toBe(expected)
})

test.each([
  ['an error', 500, 'page'],
  ['what is no page', 200, null],
])('%s is refused', async (_, status, page) => {
  const read = fetchDocument('/a/')
  FakeRequest.sent[0]?.answer(status, page)
  await expect(read).rejects.toBeUndefined()
})

test('of two documents only the one asked for last arrives, and the other neither arrives nor fails', async () => {
  const latest = createLatestDocumentFetch()
  const settled: string[] = []
  const fetchAndNote = (address: string) =>
    latest.fetch(address).then(
      () => settled.push(`${address} arrived`),
      () => settled.push(`${address} failed`),
    )
  void fetchAndNote('/first/')
  const second = fetchAndNote('/second/')
  FakeRequest.sent[1]?.answer(200, 'page')
  await second
  FakeRequest.sent[0]?.answer(200, 'page')
  await Promise.resolve()
  expect(settled).toEqual(['/second/ arrived'])
})
