import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  apiKeyOf,
  makeSite,
  ROLES_AND_STRANGER,
  type RoleOrStranger,
  startTestPublisher,
  startTestSystem,
  type TestPublisher,
  type TestSystem,
} from '../../access/content-system.fixture.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { Page, Release } from '../../payload-types.ts'
import { toLocalTime } from './local-time.ts'
import { restoreUnfinishedReleases } from './release-backup.ts'
import { runDueReleases } from './run-due-releases.ts'

/** Releases as their form and the panel of a page plan them, and what visitors get when their time has come. */
let system: TestSystem
let publishing: TestPublisher
let siteId = 0
const ZONE = 'America/New_York'

beforeAll(async () => {
  system = await startTestSystem()
  publishing = startTestPublisher(system)
  siteId = await makeSite(system, 'www.a.example', { timeZone: ZONE })
}, 60_000)
afterAll(async () => {
  publishing.close()
  await system.stop()
})

let count = 0
async function makePage(given: Partial<Page> = {}): Promise<Page> {
  count += 1
  const page = {
    site: siteId,
    lang: 'en',
    kind: 'page',
    pageType: 'contentPage',
    title: `Page ${count}`,
    path: `page-${count}`,
  } as const
  return system.payload.create({
    collection: 'pages',
    data: { ...page, ...given },
    draft: given._status !== 'published',
  })
}

const FAULTY = { blocks: [{ blockType: 'cta' as const, title: 'Go', action: {} }] }

async function areOnline(pages: readonly Page[]): Promise<boolean[]> {
  await publishing.drain()
  return pages.map(
    ({ path }) => publishing.store.readPage({ uid: `www.a.example.${path}`, lang: 'en', kind: 'page' }) !== undefined,
  )
}

const HOUR = 3_600_000
const inAnHour = () => toLocalTime(Date.now() + HOUR, ZONE)
const dueNow = () => Date.now() + HOUR + 60_000

const releaseOf = (pages: readonly Page[], given: object = {}) => ({
  name: 'Spring',
  site: siteId,
  pages: pages.map(({ id }) => id),
  ...given,
})

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

async function plan(person: RoleOrStranger, release: object): Promise<number> {
  const { body } = await system.request(person, 'POST', '/api/releases', release)
  return createdSchema.parse(body).doc.id
}

const read = (id: number): Promise<Release> => system.payload.findByID({ collection: 'releases', id, depth: 0 })

async function stateOf(id: number): Promise<readonly unknown[]> {
  const { state, message } = await read(id)
  return [state, message]
}

const refusalSchema = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
    }),
  ),
})

test('who may plan, change and carry out', async () => {
  const statuses: Record<string, number[]> = {}
  for (const person of ROLES_AND_STRANGER) {
    const page = await makePage()
    const id = await plan('editor', releaseOf([page]))
    const answers = [
      await system.request(person, 'GET', `/api/releases/${id}`),
      await system.request(person, 'POST', '/api/releases', releaseOf([page])),
      await system.request(person, 'PATCH', `/api/releases/${id}`, { name: 'Summer', state: 'done' }),
      await system.request(person, 'POST', `/api/releases/${id}/carry-out`),
      await system.request(person, 'DELETE', `/api/releases/${id}`),
    ]
    statuses[person] = answers.map(({ status }) => status)
  }
  expect(statuses).toEqual({
    admin: [200, 201, 200, 200, 200],
    editor: [200, 201, 200, 200, 200],
    translator: [200, 403, 403, 403, 403],
    viewer: [200, 403, 403, 403, 403],
    stranger: [403, 403, 403, 403, 403],
  })
})

describe('a time is one of the site’s clocks', () => {
  test.each([
    ['2020-01-01T08:00', /^This is past: in America\/New_York it is \d{4}-\d\d-\d\d \d\d:\d\d now\.$/],
    [
      '2038-03-14T02:30',
      /^There is no 02:30: clocks in America\/New_York are put forward on that day\. Choose 01:30 or 03:30\.$/,
    ],
    [
      '2038-11-07T01:30',
      /^01:30 comes twice: clocks in America\/New_York are put back on that day\. Choose the first or the second\.$/,
    ],
    ['in spring', /^Write a day and a time, such as 2026-12-24 08:00\.$/],
    // spec: D.admin.39
  ])('%s is refused at its field', async (localTime, sentence) => {
    const { status, body } = await system.request(
      'editor',
      'POST',
      '/api/releases',
      releaseOf([await makePage()], { localTime }),
    )
    const faults = refusalSchema.parse(body).errors.flatMap(({ data }) => data?.errors ?? [])
    expect([status, faults.map(({ path }) => path)]).toEqual([400, ['localTime']])
    expect(faults[0]?.message).toMatch(sentence)
  })

  test.each([
    ['2038-07-01T08:00', undefined, '2038-07-01T12:00:00.000Z'],
    ['2038-11-07T01:30', 'first', '2038-11-07T05:30:00.000Z'],
    ['2038-11-07T01:30', 'second', '2038-11-07T06:30:00.000Z'],
    // spec: D.admin.39
  ])('%s, the %s one, is %s', async (localTime, occurrence, dueAt) => {
    const { id } = await read(await plan('editor', releaseOf([await makePage()], { localTime, occurrence })))
    const { dueAt: due, timeZone, state, action } = await read(id)
    expect([due, timeZone, state, action]).toEqual([dueAt, ZONE, 'open', 'publish'])
  })
})

describe('all pages or none', () => {
  // spec: D.admin.40
  test('when the time has come they are published together, and not before', async () => {
    const pages = [await makePage(), await makePage()]
    const id = await plan('editor', releaseOf(pages, { localTime: inAnHour() }))
    await runDueReleases(system.payload, Date.now())
    expect([await areOnline(pages), await stateOf(id)]).toEqual([
      [false, false],
      ['open', ''],
    ])
    await runDueReleases(system.payload, dueNow())
    expect([await areOnline(pages), await stateOf(id)]).toEqual([
      [true, true],
      ['done', ''],
    ])
    const change = await system.request('editor', 'PATCH', `/api/releases/${id}`, { name: 'Again' })
    expect([change.status, refusalSchema.parse(change.body).errors[0]?.message]).toEqual([
      409,
      'This release is done: make a new one.',
    ])
  })

  test('or taken offline together', async () => {
    const pages = [await makePage({ _status: 'published' }), await makePage()]
    expect(await areOnline(pages)).toEqual([true, false])
    const id = await plan('editor', releaseOf(pages, { action: 'unpublish' }))
    expect((await system.request('editor', 'POST', `/api/releases/${id}/carry-out`)).status).toBe(200)
    expect(await areOnline(pages)).toEqual([false, false])
    await system.request('editor', 'PATCH', `/api/releases?where[id][equals]=${id}`, { name: 'Again' })
    expect(await stateOf(id)).toEqual(['done', ''])
  })

  // spec: D.admin.40
  test('two that are not complete are both named, and nobody sees any', async () => {
    const pages = [
      await makePage(),
      await makePage({ ...FAULTY, title: 'First' }),
      await makePage({ ...FAULTY, title: 'Second' }),
    ]
    const id = await plan('editor', releaseOf(pages, { localTime: inAnHour() }))
    await runDueReleases(system.payload, dueNow())
    const reason = 'Block 1 (Call to action), Button, Page: is missing.'
    expect(await stateOf(id)).toEqual(['refused', `First · English: ${reason}\nSecond · English: ${reason}`])
    expect(await areOnline(pages)).toEqual([false, false, false])
    const saved = await system.request('editor', 'PATCH', `/api/releases/${id}`, {
      localTime: inAnHour(),
      pages: [pages[0]?.id],
    })
    expect([saved.status, await stateOf(id)]).toEqual([200, ['open', '']])
  })

  describe('one that is refused while it is written', () => {
    const options = (id: number) => ({ collection: 'pages', id, depth: 0 }) as const

    /** A new page, a draft of a page that is live, and a page in a language that the publisher does not write. */
    async function makeThree() {
      const fresh = await makePage()
      const live = await makePage({ _status: 'published', title: 'Live' })
      await system.payload.update({ ...options(live.id), draft: true, data: { title: 'A draft of it' } })
      const pages = [fresh, live, await makePage({ lang: 'fr' })]
      return { fresh, live, pages, id: await plan('editor', releaseOf(pages)) }
    }

    async function statesOf({ fresh, live }: { readonly fresh: Page; readonly live: Page }) {
      const { _status, publishedAt } = await system.payload.findByID(options(fresh.id))
      const now = await system.payload.findByID(options(live.id))
      const newest = await system.payload.findByID({ ...options(live.id), draft: true })
      return [_status, publishedAt === null, now.title, now._status, newest.title, newest._status]
    }

    const press = (id: number) => system.request('editor', 'POST', `/api/releases/${id}/carry-out`)
    const AS_BEFORE = ['draft', true, 'Live', 'published', 'A draft of it', 'draft']

    beforeAll(async () => {
      const { people, payload } = system
      await payload.update({ collection: 'users', id: people.editor.id, data: { languages: ['en'] } })
    })
    afterAll(async () => {
      vi.restoreAllMocks()
      const { people, payload } = system
      await payload.update({ collection: 'users', id: people.editor.id, data: { languages: [] } })
    })

    // spec: D.admin.40
    test('leaves the others as they were, drafts of live pages too', async () => {
      const made = await makeThree()
      const { status, body } = await press(made.id)
      expect([status, refusalSchema.parse(body).errors[0]?.message]).toEqual([409, (await read(made.id)).message])
      expect((await read(made.id)).message).toMatch(
        /^Page \d+ · Français: You are not allowed to perform this action\.$/,
      )
      expect(await statesOf(made)).toEqual(AS_BEFORE)
      expect(await areOnline(made.pages)).toEqual([false, true, false])
    })

    // spec: D.admin.40
    test('leaves them as they were also where the process ends before that, once the next one starts', async () => {
      const made = await makeThree()
      const update = system.payload.update.bind(system.payload)
      const giving = vi.spyOn(system.payload, 'update').mockImplementation((wish) => {
        if (wish.context?.withoutPublication) throw new Error('the process ends here')
        return update(wish)
      })
      expect((await press(made.id)).status).toBe(500)
      giving.mockRestore()
      expect(await statesOf(made)).toEqual([
        'published',
        false,
        'A draft of it',
        'published',
        'A draft of it',
        'published',
      ])
      await restoreUnfinishedReleases(system.payload)
      expect(await statesOf(made)).toEqual(AS_BEFORE)
      expect([await areOnline(made.pages), (await read(made.id)).state]).toEqual([[false, true, false], 'open'])
      expect(await system.payload.kv.keys()).toEqual([])
    })
  })

  // spec: D.admin.40
  test('one at a time: a second press of the button is told so', async () => {
    const id = await plan('editor', releaseOf([await makePage()]))
    const press = () => system.request('editor', 'POST', `/api/releases/${id}/carry-out`)
    const answers = await Promise.all([press(), press()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refusalSchema.parse(refused?.body).errors[0]?.message).toBe('This release is being carried out now.')
  })

  // spec: D.admin.40
  test('what its planner may not do any more is not done', async () => {
    const page = await makePage()
    const id = await plan('editor', releaseOf([page], { localTime: inAnHour() }))
    const { people, payload } = system
    await payload.update({ collection: 'users', id: people.editor.id, data: { role: 'viewer' } })
    await runDueReleases(payload, dueNow())
    await payload.update({ collection: 'users', id: people.editor.id, data: { role: 'editor' } })
    expect([(await read(id)).state, await areOnline([page])]).toEqual(['refused', [false]])
  })

  test('a release of somebody who is gone is not carried out, and says so to whoever reads it', async () => {
    const id = await plan('editor', releaseOf([await makePage()], { localTime: inAnHour() }))
    await system.payload.db.updateOne({ collection: 'releases', id, data: { plannedBy: null } })
    await runDueReleases(system.payload, dueNow())
    const { body } = await system.requestInLanguage('de', apiKeyOf('editor'), 'GET', `/api/releases/${id}`)
    expect(body).toMatchObject({ state: 'refused', message: formatMessage('de', { code: 'release.noPlanner' }) })
  })

  test('an address that ends in copy is not published by a release, and says at which page', async () => {
    const page = await makePage({ path: 'a-copy', title: 'Cloned' })
    const id = await plan('editor', releaseOf([page]))
    await system.request('editor', 'POST', `/api/releases/${id}/carry-out`)
    const [state, message] = await stateOf(id)
    expect([state, message, await areOnline([page])]).toEqual([
      'refused',
      `Cloned · English: Address: ${formatMessage('en', { code: 'address.ofCopy' })}`,
      [false],
    ])
  })

  test('a page in the trash, and pages of another site, are named', async () => {
    const page = await makePage()
    const id = await plan('editor', releaseOf([page]))
    await system.payload.update({ collection: 'pages', id: page.id, data: { deletedAt: new Date().toISOString() } })
    await system.request('editor', 'POST', `/api/releases/${id}/carry-out`)
    expect(await stateOf(id)).toEqual(['refused', `Page ${page.id}: it is gone or in the trash.`])
    const foreign = await makePage({ site: await makeSite(system, 'www.b.example', { timeZone: ZONE }) })
    const { status, body } = await system.request('editor', 'POST', '/api/releases', releaseOf([foreign]))
    expect([status, refusalSchema.parse(body).errors[0]?.message]).toEqual([
      400,
      'Some of the pages are on another site: make a release for each site.',
    ])
  })
})
