import type { PageSubType, PageType } from '@passepartout/content-model/page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from './sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.dispose())

const ENGLISH = 'Maps, routes and times are a guide. Check them with the place or the carrier before you set out.'
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
