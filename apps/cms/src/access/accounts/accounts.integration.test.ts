import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  makeSite,
  readTestResponse,
  startTestSystem,
  TEST_PASSWORD,
  type TestResponse,
  type TestSystem,
} from '../content-system.fixture.ts'
import { handleApiRequest } from '../http/handle-api-request.ts'
import type { Role } from '../role-permissions.ts'

let system: TestSystem
const sites = { own: 0, other: 0 }

beforeAll(async () => {
  system = await startTestSystem()
  sites.own = await makeSite(system, 'www.own.example', BILINGUAL)
  sites.other = await makeSite(system, 'www.other.example', BILINGUAL)
})
afterAll(() => system.stop())

const BILINGUAL = { languages: ['en' as const, 'fr' as const] }

type Site = keyof typeof sites
type Language = 'en' | 'fr'

let count = 0
function next(): string {
  count += 1
  return String(count)
}

const pageOf = (site: Site, lang: Language) => ({
  site: sites[site],
  lang,
  kind: 'page' as const,
  pageType: 'contentPage' as const,
  title: 'A page',
  path: next(),
})

async function makePage(site: Site, lang: Language): Promise<number> {
  const { id } = await system.payload.create({
    collection: 'pages',
    data: { ...pageOf(site, lang), _status: 'published' },
  })
  return id
}

async function makeRedirect(site: Site, lang: Language): Promise<number> {
  const data = redirectOf(site, lang)
  const { id } = await system.payload.create({ collection: 'redirects', data })
  return id
}

const redirectOf = (site: Site, lang: Language) => ({
  site: sites[site],
  path: `${lang === 'en' ? '' : `/${lang}`}/was-${next()}/`,
  outcome: 'gone' as const,
  origin: 'manual' as const,
})

interface Person {
  readonly id: number
  readonly email: string
  readonly key: string
}

/** Somebody who works on one site in one language. */
async function makePerson(role: Role, limits: object = { everySite: false, sites: [sites.own], languages: ['fr'] }) {
  const key = `the-key-of-somebody-${next()}`
  const email = `somebody-${next()}@a.example`
  const account = { email, role, password: TEST_PASSWORD, enableAPIKey: true, apiKey: key, ...limits }
  const { id } = await system.payload.create({ collection: 'users', data: account })
  return { id, email, key } satisfies Person
}

const known = new Map<Role, Promise<Person>>()
/** The same person each time: hashing a password takes longer than all else here. */
function personOf(role: Role): Promise<Person> {
  const person = known.get(role) ?? makePerson(role)
  known.set(role, person)
  return person
}

async function send(
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: object,
): Promise<TestResponse> {
  const { default: config } = await import('../../payload.config.ts')
  const request = new Request(`http://localhost:3001${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : null,
  })
  return readTestResponse(await handleApiRequest(request, config))
}

const ask = ({ key }: Person, method: string, path: string, body?: object) =>
  send({ authorization: `users API-Key ${key}` }, method, path, body)

const PLACES = [
  ['own', 'fr'],
  ['own', 'en'],
  ['other', 'fr'],
  ['other', 'en'],
] as const

type Action = (person: Person, site: Site, lang: Language) => Promise<TestResponse>

/** Every way to get at a page, a redirect or the settings of a site. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'read a page': async (person, ...place) => ask(person, 'GET', `/api/pages/${await makePage(...place)}`),
  'read its versions': async (person, ...place) => {
    const where = `where[parent][equals]=${await makePage(...place)}`
    const answer = await ask(person, 'GET', `/api/pages/versions?${where}&limit=0`)
    return { ...answer, status: z.object({ totalDocs: z.number() }).parse(answer.body).totalDocs > 0 ? 200 : 404 }
  },
  'ask where it is used': async (person, ...place) =>
    ask(person, 'GET', `/api/uses?of=page:${await makePage(...place)}`),
  'ask who works on it': async (person, ...place) =>
    ask(person, 'GET', `/api/pages/${await makePage(...place)}/others`),
  'ask what became of it': async (person, ...place) =>
    ask(person, 'GET', `/api/publications/of/page:${await makePage(...place)}`),
  'preview it': async (person, ...place) =>
    ask(person, 'POST', `/api/pages/${await makePage(...place)}/preview-token`, {}),
  'ask what is wrong with it': async (person, ...place) =>
    ask(person, 'GET', `/api/health/page/${await makePage(...place)}`),
  'share it': async (person, ...place) =>
    ask(person, 'POST', `/api/pages/${await makePage(...place)}/preview-links`, {}),
  'write a draft': async (person, ...place) =>
    ask(person, 'POST', '/api/pages?draft=true', { ...pageOf(...place), _status: 'draft' }),
  'change a draft': async (person, ...place) =>
    ask(person, 'PATCH', `/api/pages/${await makePage(...place)}?draft=true`, { title: 'Draft', _status: 'draft' }),
  'copy a page': async (person, ...place) =>
    ask(person, 'POST', `/api/pages/${await makePage(...place)}/duplicate`, {}),
  'lock a page': async (person, ...place) =>
    ask(person, 'POST', '/api/payload-locked-documents', {
      document: { relationTo: 'pages', value: await makePage(...place) },
      user: { relationTo: 'users', value: person.id },
    }),
  'publish a page': async (person, ...place) =>
    ask(person, 'PATCH', `/api/pages/${await makePage(...place)}`, { title: 'Now', _status: 'published' }),
  'take it offline': async (person, ...place) =>
    ask(person, 'PATCH', `/api/pages/${await makePage(...place)}`, { _status: 'draft' }),
  'bring an old version back': async (person, ...place) => {
    const id = await makePage(...place)
    const { docs } = await system.payload.findVersions({ collection: 'pages', where: { parent: { equals: id } } })
    return ask(person, 'POST', `/api/pages/versions/${docs[0]?.id}`)
  },
  'move it to the trash': async (person, ...place) =>
    ask(person, 'POST', `/api/pages/${await makePage(...place)}/trash`, { visitors: 'nothing' }),
  'delete it': async (person, ...place) => ask(person, 'DELETE', `/api/pages/${await makePage(...place)}`),
  'write a redirect': (person, ...place) => ask(person, 'POST', '/api/redirects', redirectOf(...place)),
  'change a redirect': async (person, ...place) =>
    ask(person, 'PATCH', `/api/redirects/${await makeRedirect(...place)}`, { permanent: false }),
  'delete a redirect': async (person, ...place) =>
    ask(person, 'DELETE', `/api/redirects/${await makeRedirect(...place)}`),
  'read a site': (person, site) => ask(person, 'GET', `/api/sites/${sites[site]}`),
  'change a site': (person, site) => ask(person, 'PATCH', `/api/sites/${sites[site]}?locale=fr`, { tagline: 'x' }),
}

/** The statuses in the order of `PLACES`: own site in the own and in another language, another site in both. */
const EXPECTED: Readonly<Record<string, Readonly<Record<Exclude<Role, 'admin'>, string>>>> = {
  'read a page': { viewer: '200 200 404 404', translator: '200 200 404 404', editor: '200 200 404 404' },
  'read its versions': { viewer: '200 200 404 404', translator: '200 200 404 404', editor: '200 200 404 404' },
  'ask where it is used': { viewer: '200 200 404 404', translator: '200 200 404 404', editor: '200 200 404 404' },
  'ask who works on it': { viewer: '200 200 404 404', translator: '200 200 404 404', editor: '200 200 404 404' },
  'ask what became of it': { viewer: '200 200 404 404', translator: '200 200 404 404', editor: '200 200 404 404' },
  'preview it': { viewer: '200 200 404 404', translator: '200 200 404 404', editor: '200 200 404 404' },
  'ask what is wrong with it': { viewer: '200 200 404 404', translator: '200 200 404 404', editor: '200 200 404 404' },
  'share it': { viewer: '403 403 403 403', translator: '201 403 404 404', editor: '201 403 404 404' },
  'write a draft': { viewer: '403 403 403 403', translator: '201 403 403 403', editor: '201 403 403 403' },
  'change a draft': { viewer: '403 403 403 403', translator: '200 403 403 403', editor: '200 403 403 403' },
  'copy a page': { viewer: '403 403 403 403', translator: '200 403 403 403', editor: '200 403 403 403' },
  'lock a page': { viewer: '403 403 403 403', translator: '201 403 403 403', editor: '201 403 403 403' },
  'publish a page': { viewer: '403 403 403 403', translator: '403 403 403 403', editor: '200 403 403 403' },
  'take it offline': { viewer: '403 403 403 403', translator: '403 403 403 403', editor: '200 403 403 403' },
  'bring an old version back': { viewer: '403 403 403 403', translator: '403 403 403 403', editor: '200 403 403 403' },
  'move it to the trash': { viewer: '403 403 403 403', translator: '403 403 403 403', editor: '200 403 404 404' },
  'delete it': { viewer: '403 403 403 403', translator: '403 403 403 403', editor: '403 403 403 403' },
  'write a redirect': { viewer: '403 403 403 403', translator: '403 403 403 403', editor: '201 403 403 403' },
  'change a redirect': { viewer: '403 403 403 403', translator: '403 403 403 403', editor: '200 403 403 403' },
  'delete a redirect': { viewer: '403 403 403 403', translator: '403 403 403 403', editor: '200 403 403 403' },
  'read a site': { viewer: '200 200 404 404', translator: '200 200 404 404', editor: '200 200 404 404' },
  'change a site': { viewer: '403 403 403 403', translator: '403 403 403 403', editor: '403 403 403 403' },
}

describe('who works on one site in one language', () => {
  // spec: D.admin.rights
  test.each(Object.entries(ACTIONS))('may %s there and nowhere else', async (action, doIt) => {
    const got: Record<string, string> = {}
    for (const role of ['viewer', 'translator', 'editor'] as const) {
      const person = await personOf(role)
      const statuses: number[] = []
      for (const [site, lang] of PLACES) statuses.push((await doIt(person, site, lang)).status)
      got[role] = statuses.join(' ')
    }
    expect(got).toEqual(EXPECTED[action])
  })

  // spec: D.admin.rights
  test('finds nothing of other sites in a list, a count or a search', async () => {
    await makePage('other', 'fr')
    const person = await personOf('editor')
    const page = z.object({ docs: z.array(z.object({ site: z.object({ id: z.number() }) })) })
    for (const query of ['', '&where[title][contains]=page', '&draft=true', '&trash=true']) {
      const { body } = await ask(person, 'GET', `/api/pages?depth=1&pagination=false${query}`)
      expect([...new Set(page.parse(body).docs.map(({ site }) => site.id))]).toEqual([sites.own])
    }
    const other = `where[site][equals]=${sites.other}`
    expect((await ask(person, 'GET', `/api/pages/count?${other}`)).body).toEqual({ totalDocs: 0 })
    expect((await ask(person, 'GET', '/api/publications')).status).toBe(403)
  })

  // spec: D.admin.rights
  test('moves nothing elsewhere', async () => {
    const person = await personOf('editor')
    const id = await makePage('own', 'fr')
    const said: unknown[] = []
    for (const change of [{ site: sites.other }, { lang: 'en' }, { site: sites.other, _status: 'published' }]) {
      const { status, body } = await ask(person, 'PATCH', `/api/pages/${id}?draft=true`, change)
      said.push([
        status,
        z.object({ errors: z.array(z.object({ message: z.string() })) }).parse(body).errors[0]?.message,
      ])
    }
    const site = [403, 'Your account does not work on this site.']
    expect(said).toEqual([site, [403, 'Your account does not write in this language.'], site])
    const translation = await ask(person, 'POST', `/api/pages/${id}/translations`, { lang: 'en' })
    expect(translation.status).toBe(403)
  })

  test('names no other site in a form that the check would not read', async () => {
    const person = await personOf('editor')
    const id = await makePage('own', 'fr')
    const statuses: number[] = []
    for (const site of [
      String(sites.other),
      { id: String(sites.other) },
      { relationTo: 'sites', value: sites.other },
    ]) {
      const moved = await ask(person, 'PATCH', `/api/pages/${id}?draft=true`, { site, _status: 'draft' })
      const made = await ask(person, 'POST', '/api/pages?draft=true', {
        ...pageOf('own', 'fr'),
        site,
        _status: 'draft',
      })
      statuses.push(moved.status, made.status)
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403])
    const { totalDocs } = await system.payload.count({
      collection: 'pages',
      where: { editedBy: { equals: person.email }, site: { equals: sites.other } },
    })
    expect(totalDocs).toBe(0)
  })

  test('starts a fresh draft on the own site, in the own language', async () => {
    const { status, body } = await ask(await personOf('translator'), 'POST', '/api/pages?draft=true&depth=0', {
      lang: 'en',
      _status: 'draft',
    })
    const { doc } = z.object({ doc: z.object({ site: z.number(), lang: z.string() }) }).parse(body)
    expect([status, doc]).toEqual([201, { site: sites.own, lang: 'fr' }])
  })

  // spec: D.admin.no-sites
  test('gets no wider by itself, and not at all when its site is gone', async () => {
    const gone = await makeSite(system, 'www.gone.example', BILINGUAL)
    const person = await makePerson('editor', { everySite: false, sites: [gone] })
    const wider = { everySite: true, sites: [sites.own], languages: [], role: 'admin' }
    expect((await ask(person, 'PATCH', `/api/users/${person.id}`, wider)).status).toBe(200)
    await system.payload.delete({ collection: 'sites', id: gone, trash: true })
    expect((await ask(person, 'GET', `/api/pages/${await makePage('own', 'en')}`)).status).toBe(404)
    const stored = await system.payload.findByID({ collection: 'users', id: person.id, depth: 0 })
    expect([stored.role, stored.everySite, stored.sites]).toEqual(['editor', false, []])
  })

  test('changes no picture that visitors see on other sites', async () => {
    const person = await personOf('editor')
    const said = await ask(person, 'PATCH', '/api/media/1?locale=en', { alt: 'A field' })
    expect([said.status, said.body]).toEqual([
      403,
      { errors: [{ message: 'Your account does not write in this language.' }] },
    ])
    expect((await ask(person, 'DELETE', '/api/media/1')).status).toBe(403)
  })
})

const linkSchema = z.object({ id: z.number(), link: z.string(), message: z.string() })
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

describe('ways in', () => {
  // spec: D.admin.invite
  test('an invitation without mail: its link is shown once, opens the account once, and is in no log', async () => {
    const lines = vi.spyOn(system.payload.logger, 'warn')
    const email = 'nora@a.example'
    const invited = await system.request('admin', 'POST', '/api/users/invite', {
      email: ' Nora@a.example',
      role: 'translator',
      everySite: false,
      sites: [sites.own],
      languages: ['fr'],
    })
    const { id, link } = linkSchema.parse(invited.body)
    expect(link).toMatch(/^http:\/\/localhost:3001\/admin\/reset\/[0-9a-f]{40}$/)
    const stored = await system.payload.findByID({ collection: 'users', id, depth: 0 })
    expect([stored.email, stored.role, stored.sites, stored.languages]).toEqual([
      email,
      'translator',
      [sites.own],
      ['fr'],
    ])
    const reset = (password: string) =>
      send({}, 'POST', '/api/users/reset-password', { token: tokenOf(link), password })
    expect((await reset('short')).body).toEqual({
      errors: [{ message: 'The password must have 12 characters or more.' }],
    })
    expect((await reset('quiet-harbour-7-lamps')).status).toBe(200)
    expect((await reset('quiet-harbour-8-lamps')).status).toBe(403)
    expect((await send({}, 'POST', '/api/users/login', { email, password: 'quiet-harbour-7-lamps' })).status).toBe(200)
    const { docs } = await system.payload.find({ collection: 'log', where: { action: { equals: 'invited' } } })
    expect(docs.map(({ who, title }) => [who, title])).toEqual([['admin@a.example', email]])
    expect(JSON.stringify([docs, lines.mock.calls])).not.toContain(tokenOf(link))
    const again = await system.request('admin', 'POST', '/api/users/invite', { email, role: 'viewer' })
    expect([again.status, z.object({ message: z.string() }).parse(again.body).message]).toEqual([
      409,
      'nora@a.example has an account already: make a link for a new password there.',
    ])
  })

  test.each([
    [{}, 'Write a mail address, such as nora@wayfare.example.'],
    [{ email: 'nora', role: 'viewer' }, 'Write a mail address, such as nora@wayfare.example.'],
    [{ email: 'olga@a.example' }, 'Choose what they may do.'],
    [{ email: 'olga@a.example', role: 'viewer', sites: ['x'] }, 'Something in the invitation cannot be read.'],
  ])('the invitation %j is refused in a sentence', async (wish, message) => {
    const { status, body } = await system.request('admin', 'POST', '/api/users/invite', wish)
    expect([status, body]).toEqual([400, { message, errors: [{ message }] }])
  })

  test('only administrators invite, make links and end sessions of others; strangers do nothing', async () => {
    const { id } = system.people.viewer
    const doors = [
      ['POST', '/api/users/invite', { email: 'x@a.example', role: 'viewer' }],
      ['POST', `/api/users/${id}/password-link`, {}],
      ['GET', `/api/users/${id}/sessions`],
      ['POST', `/api/users/${id}/end-sessions`, {}],
    ] as const
    const got: Record<string, string> = {}
    for (const person of ['stranger', 'translator', 'editor', 'viewer', 'admin'] as const) {
      const statuses: number[] = []
      for (const [method, path, body] of doors) statuses.push((await system.request(person, method, path, body)).status)
      got[person] = statuses.join(' ')
    }
    expect(got).toEqual({
      stranger: '403 403 403 403',
      translator: '403 403 404 404',
      editor: '403 403 404 404',
      viewer: '403 403 200 200',
      admin: '200 200 200 200',
    })
  })

  const session = z.object({ token: z.string() })
  async function signIn(email: string, password = TEST_PASSWORD): Promise<Record<string, string>> {
    const { body } = await send({}, 'POST', '/api/users/login', { email, password })
    return { authorization: `JWT ${session.parse(body).token}` }
  }
  /** As the admin does. */
  async function signInByForm(email: string): Promise<Record<string, string>> {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ email, password: TEST_PASSWORD }))
    const { body } = await system.request('stranger', 'POST', '/api/users/login', form)
    return { authorization: `JWT ${session.parse(body).token}` }
  }
  async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
    const { body } = await send(headers, 'GET', '/api/users/me')
    return z.object({ user: z.unknown() }).parse(body).user !== null
  }

  // spec: D.admin.sessions
  test('sessions are ended one by one or all at once, and by a new password', async () => {
    const { id, email } = await makePerson('viewer', {})
    const [first, second] = [await signIn(email), await signIn(email)]
    const list = z.object({ sessions: z.array(z.object({ id: z.string(), since: z.string(), isThis: z.boolean() })) })
    const { sessions } = list.parse((await send(first, 'GET', `/api/users/${id}/sessions`)).body)
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false])
    await send(first, 'POST', `/api/users/${id}/end-sessions`, { session: sessions[1]?.id })
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false])
    const third = await signIn(email)
    await send(third, 'POST', `/api/users/${id}/end-sessions`, {})
    expect([await isSignedIn(first), await isSignedIn(third)]).toEqual([false, true])
    const fourth = await signIn(email)
    await send(fourth, 'PATCH', `/api/users/${id}`, { password: 'quiet-harbour-7-lamps' })
    expect([await isSignedIn(third), await isSignedIn(fourth)]).toEqual([false, true])
    await system.request('admin', 'POST', `/api/users/${id}/end-sessions`, {})
    expect(await isSignedIn(fourth)).toBe(false)
  })

  test('sign-ins of one account at the same moment all last, and none brings a session back that is ended meanwhile', async () => {
    const { id, email } = await makePerson('viewer', {})
    const first = await signIn(email)
    const [second, third, , fourth] = await Promise.all([
      signIn(email),
      signIn(email),
      send(first, 'POST', '/api/users/logout'),
      signInByForm(` ${email.toUpperCase()} `),
    ])
    const all = [first, second, third, fourth]
    expect(await Promise.all(all.map(isSignedIn))).toEqual([false, true, true, true])
    await Promise.all([signIn(email), system.request('admin', 'POST', `/api/users/${id}/end-sessions`, {})])
    expect(await Promise.all([second, third, fourth].map(isSignedIn))).toEqual([false, false, false])
  })

  // spec: D.admin.lock
  test('fifty wrong passwords from anywhere close an account for a quarter of an hour, or until it is opened', async () => {
    const { id, email } = await makePerson('viewer', {})
    await system.payload.db.updateOne({ collection: 'users', id, data: { loginAttempts: 49 } })
    const wrong = () => send({}, 'POST', '/api/users/login', { email, password: 'not the password' })
    await wrong()
    const right = await send({}, 'POST', '/api/users/login', { email, password: TEST_PASSWORD })
    expect([right.status, right.body]).toEqual([
      401,
      { errors: [{ message: 'This user is locked due to having too many failed login attempts.' }] },
    ])
    expect((await system.request('admin', 'POST', '/api/users/unlock', { email })).status).toBe(200)
    expect((await send({}, 'POST', '/api/users/login', { email, password: TEST_PASSWORD })).status).toBe(200)
  })

  // spec: D.admin.key
  test('an API key is set by whom it belongs to alone, and read by nobody', async () => {
    const { id, key } = await makePerson('viewer', {})
    const secret = 'a-key-of-thirty-two-characters-it-is'
    const mine = await send({ authorization: `users API-Key ${key}` }, 'PATCH', `/api/users/${id}`, { apiKey: secret })
    expect([mine.status, JSON.stringify(mine.body).includes(secret)]).toEqual([200, false])
    const own = { authorization: `users API-Key ${secret}` }
    expect(JSON.stringify((await send(own, 'GET', `/api/users/${id}`)).body)).not.toContain(secret)
    await system.request('admin', 'PATCH', `/api/users/${id}`, { apiKey: 'a-key-that-an-administrator-chose' })
    expect(await isSignedIn({ authorization: 'users API-Key a-key-that-an-administrator-chose' })).toBe(false)
    expect(await isSignedIn(own)).toBe(true)
  })

  // spec: D.admin.no-sites
  test('the last administrator stays one', async () => {
    const { id } = system.people.admin
    const message = 'This is the last administrator: make somebody else one first.'
    for (const [method, body] of [
      ['PATCH', { role: 'viewer' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await system.request('admin', method, `/api/users/${id}`, body)
      expect([answer.status, answer.body]).toEqual([409, { errors: [{ message }] }])
    }
  })
})
