import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** One broken document of a site costs that site and nobody else, whether the process starts with it or meets it later. */
const OTHER = 'www.london-theatre-tickets.example'
const BROKEN = {
  'no JSON': '{"uid":',
  nothing: '',
  'another shape': '{"uid":"www.london-theatre-tickets.example","lang":"en"}',
  'a currency that is none': JSON.stringify({ ...siteDocument({ uid: OTHER, host: OTHER }), defaultCurrency: 'XXX' }),
}

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
  publishOther()
})
afterEach(() => site.dispose())

function publishOther() {
  for (const lang of ['en', 'fr'] as const) {
    site.putSite(siteDocument({ uid: OTHER, host: OTHER, lang, brand: 'posters' }))
    site.putPage(pageDocument({ uid: OTHER, siteUid: OTHER, lang }))
  }
}

function spoil(document: string, lang: string) {
  site.store.prepare('UPDATE site SET document = ? WHERE uid = ? AND lang = ?').run(document, OTHER, lang)
}

const statusOf = async (host: string, path = '/') => (await site.get(path, { host })).status
const faults = () =>
  site.logLines.flatMap(({ msg, pageIdentifier, lang }) =>
    msg === 'site document does not match the schema' ? [`${pageIdentifier} ${lang}`] : [],
  )

describe.each(Object.entries(BROKEN))('a site’s document that is %s', (_, document) => {
  // spec: D.redirects.15
  test('at the start: its other language and all other sites are served, and the log names it', async () => {
    spoil(document, 'fr')
    const started = site.startAgain()
    const status = async (host: string, path: string) => (await started.get(path, { host })).status
    expect([await status(HOST, '/'), await status(OTHER, '/'), await status(OTHER, '/fr/')]).toEqual([200, 200, 404])
    expect([...new Set(faults())]).toEqual([`${OTHER} fr`])
    await started.close()
  })

  test('in all of its languages: its host is nobody’s, the other sites are served', async () => {
    spoil(document, 'en')
    spoil(document, 'fr')
    const started = site.startAgain()
    const status = async (host: string) => (await started.get('/', { host })).status
    expect([await status(HOST), await status(OTHER)]).toEqual([200, 421])
    expect(new Set(faults())).toEqual(new Set([`${OTHER} en`, `${OTHER} fr`]))
    await started.close()
  })

  // spec: D.redirects.15
  test('after a purge: the last good one stands in, a site that is published then is served', async () => {
    await site.purge(`site:${OTHER}`)
    expect(await statusOf(OTHER)).toBe(200)
    spoil(document, 'en')
    const third = 'www.eiffel-tower-tickets.example'
    site.putSite(siteDocument({ uid: third, host: third }))
    site.putPage(pageDocument({ uid: third, siteUid: third }))
    await site.purge(`site:${OTHER}`, `site:${third}`)
    expect([await statusOf(HOST), await statusOf(OTHER), await statusOf(third)]).toEqual([200, 200, 200])
    expect([...new Set(faults())]).toEqual([`${OTHER} en`])
  })
})

test('a site in a language that is none is left out, and the log names it', async () => {
  site.store.prepare("UPDATE site SET lang = 'xx' WHERE uid = ? AND lang = 'fr'").run(OTHER)
  await site.purge(`site:${OTHER}`)
  expect([await statusOf(HOST), await statusOf(OTHER), await statusOf(OTHER, '/fr/')]).toEqual([200, 200, 404])
  expect(site.logLines).toContainEqual(
    expect.objectContaining({ msg: 'site in a language that is none', pageIdentifier: OTHER, lang: 'xx' }),
  )
})

// spec: D.redirects.15
test('a page’s document that is no JSON costs that page, and no page below it', async () => {
  site.putPage(pageDocument({ uid: `${HOST}.paris.louvre`, parentUid: `${HOST}.paris`, pageType: 'contentPage' }))
  site.store.prepare("UPDATE page SET document = '{' WHERE uid = ?").run(`${HOST}.paris`)
  const statuses = [
    await statusOf(HOST, '/paris/'),
    await statusOf(HOST, '/paris/louvre/'),
    await statusOf(HOST, '/llms.txt'),
  ]
  expect(statuses).toEqual([404, 200, 200])
})
