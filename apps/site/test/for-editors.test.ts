import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { collectionPage, createTestSite, HOST, pageDocument, type TestSite } from './sample-site.ts'

/** What the site tells and takes from editors: tags of tour groups, and what visitors of a page get. */

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.dispose())

const askInternal = async (path: string, token = 'local-purge-token') => {
  const answer = await site.internal.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
  return [answer.statusCode, answer.json()]
}

describe('tags of tour groups', () => {
  const INDOOR = { code: 'INDOOR', displayName: 'Indoors', type: 'X' }
  const tourGroup = (id: number, more: object) => ({
    ...{ id, name: `Tour ${id}`, flowType: 'NORMAL', cityCode: 'PARIS', cityDisplayName: 'Paris' },
    ...{ listingPrice: { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON' }, urlSlugs: { EN: `tour-${id}` } },
    ...more,
  })
  const GROUPS = [
    tourGroup(7110, { descriptors: [INDOOR] }),
    tourGroup(7111, { descriptors: [INDOOR] }),
    tourGroup(7112, { descriptors: [] }),
  ]
  const publish = async (uid: string, tgid: number, editorTags: object[] | undefined, updatedAt = '2026-11-02') => {
    const categorisation = { tgid, ...(editorTags ? { editorTags } : {}) }
    site.putPage({ ...pageDocument({ uid, pageType: 'productPage', updatedAt }), categorisation })
    await site.purge(`page:${uid}:en:page`, `tour-group:${tgid}`)
  }
  const says = (has: boolean, tag = 'indoor') => ({ tag, has, reason: 'We were there.' })

  beforeEach(async () => {
    const { answers } = site.catalogue
    for (const one of GROUPS) answers.set(`/api/v6/tour-groups/${one.id}/`, one)
    answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items: GROUPS, total: GROUPS.length } })
    site.store.exec(`DELETE FROM page WHERE tgid IS NOT NULL`)
    site.putPage(collectionPage)
    await publish(`${HOST}.one`, 7110, undefined)
    await publish(`${HOST}.two`, 7112, undefined)
  })

  const indoors = async () => {
    const { body } = await site.get('/paris/?with=indoor')
    return [...body.matchAll(/<h3[^>]*><a [^>]*>Tour (\d+)</g)].map(([, number]) => Number(number))
  }

  // spec: D.find.24
  test('lists follow the catalogue, and an editor’s word before it, once it is published', async () => {
    expect(await indoors()).toEqual([7110, 7111])
    await publish(`${HOST}.one`, 7110, [says(false)])
    await publish(`${HOST}.two`, 7112, [says(true)])
    expect(await indoors()).toEqual([7111, 7112])
    await publish(`${HOST}.one`, 7110, undefined)
    expect(await indoors()).toEqual([7110, 7111, 7112])
  })

  test('of several pages the one that changed last counts, and an unknown tag is no fault', async () => {
    await publish(`${HOST}.one`, 7110, [says(false)], '2026-11-03')
    await publish(`${HOST}.other`, 7110, [says(true), { tag: 'underwater', has: true, reason: 'x' }], '2026-11-04')
    expect(await indoors()).toEqual([7110, 7111])
  })

  // spec: D.find.24
  test('the content system is told the tags with their evidence', async () => {
    await publish(`${HOST}.one`, 7110, [says(false), says(true, 'family')])
    expect(await askInternal('/tour-group-tags?tgid=7110')).toEqual([
      200,
      {
        tags: [
          {
            tag: 'indoor',
            has: false,
            evidence: [{ kind: 'descriptor', values: ['INDOOR'] }],
            editor: says(false),
          },
          { tag: 'family', has: true, evidence: [], editor: says(true, 'family') },
        ],
      },
    ])
    expect((await askInternal('/tour-group-tags?tgid=x'))[0]).toBe(404)
    expect((await askInternal('/tour-group-tags?tgid=7110', 'wrong'))[0]).toBe(401)
  })
})

describe('what visitors of a page get', () => {
  const visited = (path: string, uid: string) =>
    askInternal(`/visited-page?${new URLSearchParams({ host: HOST, path, uid, lang: 'en', kind: 'page' })}`)

  // spec: D.admin.22
  test('the status of its address, where it leads, and whether the page is there', async () => {
    site.putPage(pageDocument({ uid: `${HOST}.there`, pageType: 'contentPage' }))
    site.putPage(pageDocument({ uid: `${HOST}.their-copy`, pageType: 'contentPage' }))
    site.putRedirect('/left/', { to: { url: '/there/' }, gone: false, permanent: true })
    expect(await visited('/there/', `${HOST}.there`)).toEqual([200, { status: 200, hasPage: true }])
    expect(await visited('/their-copy/', `${HOST}.their-copy`)).toEqual([200, { status: 404, hasPage: true }])
    expect(await visited('/left/', `${HOST}.left`)).toEqual([200, { status: 301, location: '/there/', hasPage: false }])
    expect(await visited('/nowhere/', `${HOST}.nowhere`)).toEqual([200, { status: 404, hasPage: false }])
    expect((await askInternal('/visited-page?host=x'))[0]).toBe(400)
  })
})
