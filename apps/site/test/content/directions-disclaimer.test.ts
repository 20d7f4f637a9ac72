import type { PageSubType, PageType } from '@passepartout/content-model/page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.dispose())

const ENGLISH =
  'Maps, routes and times are only a guide. Check with the venue or the transport company before you set out.'
const FRENCH =
  'Plans, itinéraires et horaires sont donnés à titre indicatif. Vérifiez-les auprès du lieu ou du transporteur avant de partir.'

test.each<[PageType, PageSubType | undefined, boolean]>([
  ['shoulderPage', 'PlanYourVisit', true],
  ['contentPage', 'PlanYourVisit', false],
  ['shoulderPage', 'Directions', true],
  ['contentPage', 'Directions', true],
  ['showPage', 'Directions', true],
  ['collectionPage', 'Directions', true],
  ['shoulderPage', undefined, false],
])(
  // spec: 4.map.1, 4.map.2, D.display.20
  'a %s of the sub type %s ends in a line about maps, in its language: %s',
  async (pageType, pageSubType, expected) => {
    for (const [lang, prefix, line] of [
      ['en', '', ENGLISH],
      ['fr', '/fr', FRENCH],
    ] as const) {
      const uid = `${HOST}.${pageType}-${pageSubType}`.toLowerCase()
      const path = `${prefix}/${pageType}-${pageSubType}/`.toLowerCase()
      site.putPage(pageDocument({ uid, lang, pageType, pageSubType }))
      const { body } = await site.get(path)
      const text = (await site.get(`${path}index.md`)).body
      expect([body.includes(`${line}</p></main>`), text.trimEnd().endsWith(line)]).toEqual([expected, expected])
    }
  },
)

// spec: D.display.20
test('with maps on the page the line stands once, below the first one', async () => {
  const map = (id: string) => ({
    id,
    type: 'map' as const,
    points: [{ name: `Gate ${id}`, latitude: 48.86, longitude: 2.34 }],
  })
  const blocks = [map('north'), map('south')]
  site.putPage(pageDocument({ uid: `${HOST}.maps`, pageType: 'shoulderPage', pageSubType: 'PlanYourVisit', blocks }))
  for (const path of ['/maps/', '/maps/index.md']) {
    const { body } = await site.get(path)
    const [before = '', after = '', more] = body.split(ENGLISH)
    expect(more).toBeUndefined()
    expect([before.includes('Gate north'), after.includes('Gate south')]).toEqual([true, true])
  }
})

test('a map that has nothing to show leaves its line', async () => {
  const blocks = [{ id: 'map', type: 'map' as const, points: [] }]
  site.putPage(pageDocument({ uid: `${HOST}.no-map`, pageSubType: 'Directions', blocks }))
  expect((await site.get('/no-map/')).body.split(ENGLISH)).toHaveLength(2)
})
