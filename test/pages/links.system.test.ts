import { get } from 'node:http'
import { expect, inject, test } from 'vitest'
import { type Ask, LinkFaults } from '../tools/find-link-faults.ts'
import { listPublishedPages, type PublishedPage } from '../tools/published-pages.ts'

/**
 * A crawl over every link of the sample, without a browser: one page of each type on each site in each language, or with
 * TEST_WHOLE=1 every page.
 */
const pages = listPublishedPages(inject('system').dataDirectory)
const groups = Map.groupBy(pages, ({ host, lang }) => `${host} in ${lang}`)

const ask: Ask = (host, path) =>
  new Promise((resolve, reject) => {
    const port = inject('system').sitePort
    const headers = { host: `${host}.localhost:${port}`, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0' }
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          location: response.headers.location,
        }),
      )
    }).on('error', reject)
  })

const links = new LinkFaults(
  ask,
  pages.map(({ host }) => host),
)

function sampleOf(group: readonly PublishedPage[]): readonly PublishedPage[] {
  if (process.env.TEST_WHOLE === '1') return group
  return [...Map.groupBy(group, ({ pageType }) => pageType).values()].flatMap(([first]) => first ?? [])
}

test.each([...groups.keys()])(
  '%s: every link leads to a page or a booking page, and none changes language or brand unasked',
  async (name) => {
    const faults: string[] = []
    for (const page of sampleOf(groups.get(name) ?? [])) faults.push(...(await links.of(page)))
    expect(faults).toEqual([])
  },
  120_000,
)
