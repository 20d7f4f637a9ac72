import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { removeUnfinishedSiteCopies } from '../workflow/new-brand/copy-site.ts'
import { makeSite, startTestPublisher, startTestSystem, type TestSystem } from './content-system.fixture.ts'
import { readAtPath } from './document-fields.fixture.ts'

/** A publisher of one site tries to lead its payments, scripts and visitors elsewhere, by every door that writes a site. */

let system: TestSystem
let site = 0
let hosts = 0
const PUBLISHER = 'the-key-of-a-publisher-of-one-site'

const ADMINISTRATORS = {
  nakedDomain: 'evil.example',
  bookingSubdomain: 'evil',
  tagContainerId: 'GTM-EVIL',
  appUrl: 'https://evil.example/',
  verificationUrl: 'https://evil.example/',
  profiles: [{ address: 'https://evil.example/' }],
  brand: 'posters',
  host: 'www.evil.example',
  structureType: 'subdomain' as const,
  contacts: [{ countryName: 'France', phoneNumber: '+33 1 00 00 00 00', ctaType: 'tel' as const }],
  paymentIcons: [{ name: 'Visa' as const, link: 'https://evil.example/' }],
}

beforeAll(async () => {
  system = await startTestSystem()
  const limits = { role: 'editor' as const, everySite: false, sites: [] }
  const account = {
    email: 'one@a.example',
    password: 'a long password',
    ...limits,
    enableAPIKey: true,
    apiKey: PUBLISHER,
  }
  await system.payload.create({ collection: 'users', data: account })
}, 60_000)
afterAll(() => system.stop())

beforeEach(async () => {
  hosts += 1
  site = await makeSite(system, `www.own-${hosts}.example`, {
    nakedDomain: 'own.example',
    bookingSubdomain: 'book',
    tagContainerId: 'GTM-OWN1',
    contacts: [{ countryName: 'France', phoneNumber: '+33 1 70 18 99 00', ctaType: 'tel' }],
    header: { logoRedirectionURL: 'https://www.own.example/' },
  })
  const where = { email: { equals: 'one@a.example' } }
  await system.payload.update({ collection: 'users', where, data: { sites: [site] } })
})

const askAsPublisher = (method: string, path: string, body?: object) =>
  system.requestWithKey(PUBLISHER, method, path, body)
const stored = () => system.payload.findByID({ collection: 'sites', id: site, depth: 0, locale: 'en' })

function faultsOf(body: unknown): unknown {
  return readAtPath(body, 'errors.data.errors.message') ?? readAtPath(body, 'errors.message')
}

// spec: D.admin.fields
test('what is sent is not stored, in the form or to many at once; what else is in it is', async () => {
  const { editedBy: _before, updatedAt: _then, ...before } = await stored()
  const sent = { ...ADMINISTRATORS, header: { logoRedirectionURL: 'https://evil.example/' }, tagline: 'New' }
  const one = await askAsPublisher('PATCH', `/api/sites/${site}?locale=en`, sent)
  const many = await askAsPublisher('PATCH', `/api/sites?locale=en&where[id][equals]=${site}`, sent)
  const { editedBy: _after, updatedAt: _now, ...after } = await stored()
  expect([one.status, many.status, after]).toEqual([200, 200, { ...before, tagline: 'New' }])
})

test('the form shows these fields, and lets nobody else write them', async () => {
  const permissions = async (key: string) =>
    readAtPath((await system.requestWithKey(key, 'POST', `/api/sites/access/${site}`, {})).body, 'fields.nakedDomain')
  expect([await permissions('the-key-of-the-admin'), await permissions(PUBLISHER)]).toEqual([true, { read: true }])
})

test('bookings lead where they led: what is published is what an administrator wrote', async () => {
  const publication = startTestPublisher(system)
  const { nakedDomain, bookingSubdomain, tagContainerId } = ADMINISTRATORS
  const sent = { nakedDomain, bookingSubdomain, tagContainerId, tagline: 'New' }
  await askAsPublisher('PATCH', `/api/sites/${site}?locale=en`, sent)
  await publication.drain()
  const document = publication.store.readSites().find(({ uid }) => uid === `www.own-${hosts}.example`)
  expect(document).toMatchObject({
    nakedDomain: 'own.example',
    bookingSubdomain: 'book',
    tagContainerId: 'GTM-OWN1',
    tagline: 'New',
  })
  publication.close()
})

// spec: D.admin.fields
test('an old version brings back its words, and not the domain that an administrator has left', async () => {
  const { docs } = await system.payload.findVersions({ collection: 'sites', where: { parent: { equals: site } } })
  const data = { nakedDomain: 'new.example', tagline: 'New', header: { logoRedirectionURL: '/' } }
  await system.payload.update({ collection: 'sites', id: site, locale: 'en', data })
  const answer = await askAsPublisher('POST', `/api/sites/versions/${docs[0]?.id}`)
  const { nakedDomain, header, tagline, contacts } = await stored()
  expect([answer.status, tagline, nakedDomain, header?.logoRedirectionURL, contacts?.[0]?.phoneNumber]).toEqual([
    200,
    null,
    'new.example',
    '/',
    '+33 1 70 18 99 00',
  ])
})

test('a version of before other contacts, which have a name in each language, is an administrator’s to restore', async () => {
  const { docs } = await system.payload.findVersions({ collection: 'sites', where: { parent: { equals: site } } })
  const path = `/api/sites/versions/${docs[0]?.id}`
  const contacts = [{ countryName: 'Spain', phoneNumber: '+34 911 00 00 00', ctaType: 'tel' as const }]
  await system.payload.update({ collection: 'sites', id: site, locale: 'en', data: { contacts } })
  const answer = await askAsPublisher('POST', path)
  const refused =
    'Since this version an administrator changed what only administrators write: one of them can restore it.'
  expect([answer.status, faultsOf(answer.body)]).toEqual([403, refused])
  expect((await system.request('admin', 'POST', path)).status).toBe(200)
  expect((await stored()).contacts?.[0]?.countryName).toBe('France')
})

test('a copy and a new brand are no way: they make a site', async () => {
  const copied = await askAsPublisher('POST', `/api/sites/${site}/duplicate`, ADMINISTRATORS)
  const wish = {
    name: 'B',
    brand: 'plain',
    host: 'www.b.example',
    nakedDomain: 'b.example',
    languages: ['en'],
    groups: ['1'],
  }
  const made = await askAsPublisher('POST', `/api/sites/${site}/new-brand`, wish)
  expect([copied.status, made.status]).toEqual([403, 403])
})

test('nobody has a site taken back that was not left unfinished', async () => {
  for (const key of [PUBLISHER, 'the-key-of-the-admin'])
    await system.requestWithKey(key, 'PATCH', `/api/sites/${site}?locale=en`, {
      unfinishedSince: '2020-01-01T00:00:00.000Z',
    })
  await removeUnfinishedSiteCopies(system.payload, Date.now())
  expect((await stored()).id).toBe(site)
})

test('an administrator writes them, and domains of the installation alone', async () => {
  const { host: _host, ...sent } = ADMINISTRATORS
  const taken = await system.request('admin', 'PATCH', `/api/sites/${site}?locale=en`, sent)
  expect([taken.status, await stored()]).toEqual([200, expect.objectContaining({ nakedDomain: 'evil.example' })])

  const PLACES = 'Sites may be at: example. An operator adds a domain in the setting SITE_DOMAINS.'
  const TARGETS =
    'This may lead to: example, apps.apple.com, play.google.com. An operator adds a domain in the setting PARTNER_DOMAINS.'
  const foreign = {
    nakedDomain: 'evil.com',
    host: 'www.evil.com',
    appUrl: 'https://evil.com/',
    verificationUrl: 'https://evil.com/',
  }
  for (const [name, value] of Object.entries(foreign)) {
    const { status, body } = await system.request('admin', 'PATCH', `/api/sites/${site}?locale=en`, { [name]: value })
    expect([name, status, faultsOf(body)]).toEqual([name, 400, name.endsWith('Url') ? TARGETS : PLACES])
  }
  const shop = await system.request('admin', 'PATCH', `/api/sites/${site}`, { appUrl: 'https://apps.apple.com/app/1' })
  expect(shop.status).toBe(200)
})

test('a site of before its domain was configured is saved as it is; in production without the setting none gets a new one', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('SAMPLE_DATA', '0')
  const secret = '0123456789abcdef0123456789abcdef'
  for (const name of ['PAYLOAD_SECRET', 'PURGE_TOKEN', 'PREVIEW_SECRET']) vi.stubEnv(name, secret)
  const { nakedDomain, host } = await stored()
  const same = await system.request('admin', 'PATCH', `/api/sites/${site}?locale=en`, {
    nakedDomain,
    host,
    tagline: 'New',
  })
  const other = await system.request('admin', 'PATCH', `/api/sites/${site}?locale=en`, {
    nakedDomain: 'wayfare.example',
  })
  vi.stubEnv('SITE_DOMAINS', 'wayfare.example')
  const named = await system.request('admin', 'PATCH', `/api/sites/${site}?locale=en`, {
    nakedDomain: 'wayfare.example',
  })
  for (const name of ['NODE_ENV', 'SAMPLE_DATA', 'SITE_DOMAINS']) vi.stubEnv(name, undefined)
  expect([same.status, other.status, faultsOf(other.body), named.status]).toEqual([
    200,
    400,
    'No domain is configured for sites: an operator names it in the setting SITE_DOMAINS.',
    200,
  ])
})

// spec: D.admin.leads
test('a redirect and a menu of a publisher stay within the installation; what an administrator led elsewhere stays there', async () => {
  const evil = 'https://evil.com/'
  const message =
    'Your account may lead visitors to: example, apps.apple.com, play.google.com. An administrator may lead them elsewhere.'
  const redirect = (url: string) => ({ site, path: '/press/', outcome: 'moved', url })
  const refused = await askAsPublisher('POST', '/api/redirects', redirect(evil))
  expect([refused.status, faultsOf(refused.body)]).toEqual([400, message])
  const made = await system.request('admin', 'POST', '/api/redirects', redirect(evil))
  const id = readAtPath(made.body, 'doc.id')
  const kept = await askAsPublisher('PATCH', `/api/redirects/${id}`, { permanent: false })
  const moved = await askAsPublisher('PATCH', `/api/redirects/${id}`, { url: 'https://other.com/' })
  expect([made.status, kept.status, moved.status]).toEqual([201, 200, 400])

  const menu = (url: string) => ({ header: { menuItems: [{ label: 'There', action: { url } }] } })
  const path = `/api/sites/${site}?locale=en`
  const answers = [
    await askAsPublisher('PATCH', path, menu(evil)),
    await askAsPublisher('PATCH', path, menu('tel:+33100000000')),
    await askAsPublisher('PATCH', path, menu('https://www.own.example/')),
    await system.request('admin', 'PATCH', path, menu(evil)),
  ]
  expect([answers.map(({ status }) => status), faultsOf(answers[0]?.body)]).toEqual([[400, 400, 200, 200], message])
})

// spec: D.admin.leads
test('a redirect of what is gone keeps no address, which nobody would have checked when it leads somewhere again', async () => {
  const made = await askAsPublisher('POST', '/api/redirects', { site, path: '/gone/', outcome: 'gone' })
  const path = `/api/redirects/${readAtPath(made.body, 'doc.id')}`
  const written = await askAsPublisher('PATCH', path, { url: 'https://evil.com/' })
  const moved = await askAsPublisher('PATCH', path, { outcome: 'moved' })
  expect([made.status, written.status, readAtPath(written.body, 'doc.url'), moved.status]).toEqual([
    201,
    200,
    null,
    400,
  ])
})
