import { globSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  apiKeyOf,
  drawPicture,
  makeSite,
  pictureUploadForm,
  type RoleOrStranger,
  startTestSystem,
  TEST_PASSWORD,
  type TestResponse,
  type TestSystem,
} from '../access/content-system.fixture.ts'
import { TaskLimiter } from '../access/task-limiter.ts'
import type { Page, User } from '../payload-types.ts'
import { formatMessage, REFUSAL_TEXTS } from './format-message.ts'
import { ADMIN_LANGUAGES } from './languages.ts'
import type { MessageCode } from './message.ts'

/** Each refusal of the content system, provoked through HTTP and read in every language of the admin. */
let system: TestSystem
let machine: Server
let site = 0
let otherSite = 0
let approving = 0
let page: Page
let ofOtherSite: Page
let media = 0
let translation: Page
let inTrash: Page
let withoutAddress: Page
let done = 0
let outsider: User

/** An editor of one site in one language. */
const OUTSIDER = 'the-key-of-the-outsider'

let count = 0
function pageData<More extends Partial<Page>>(more: More) {
  count += 1
  const address = { site, lang: 'en', kind: 'page', pageType: 'contentPage', path: `page-${count}` } as const
  return { ...address, title: `Page ${count}`, ...more }
}

const create = (more: Partial<Page> = {}): Promise<Page> =>
  system.payload.create({
    collection: 'pages',
    data: pageData(more),
    draft: more._status !== 'published',
  })

beforeAll(async () => {
  vi.stubEnv('FILE_HOSTS', 'files.wayfare.example')
  // A machine that says the same of all words, without their marks.
  machine = createServer(async (request, response) => {
    const { q } = z.object({ q: z.array(z.string()) }).parse(await json(request))
    response.end(JSON.stringify({ translatedText: q.map(() => 'x') }))
  })
  await new Promise<void>((listening) => machine.listen(0, '127.0.0.1', listening))
  vi.stubEnv('TRANSLATION_URL', `http://127.0.0.1:${(machine.address() as AddressInfo).port}/translate`)
  system = await startTestSystem()
  const languages = ['en', 'fr'] as const
  site = await makeSite(system, 'www.a.example', { languages: [...languages] })
  otherSite = await makeSite(system, 'www.b.example', { languages: [...languages] })
  approving = await makeSite(system, 'www.c.example', { needsApproval: true })
  page = await create({ path: 'taken', title: 'The first', _status: 'published' })
  ofOtherSite = await create({ site: otherSite })
  const png = Buffer.from(await drawPicture())
  const file = { data: png, mimetype: 'image/png', name: 'a.png', size: png.length }
  media = (await system.payload.create({ collection: 'media', locale: 'en', data: { alt: 'A field' }, file })).id
  await system.payload.update({ collection: 'sites', id: site, locale: 'en', data: { socialImage: { media } } })
  translation = await create({ translationGroup: page.translationGroup ?? '', lang: 'fr', path: 'pris' })
  inTrash = await create({ path: 'back' })
  const deletedAt = new Date().toISOString()
  await system.payload.update({ collection: 'pages', id: inTrash.id, data: { deletedAt } })
  await create({ path: 'back', title: 'The next', _status: 'published' })
  withoutAddress = await create({ path: null })
  const redirect = { site, path: '/gone-for-good/', outcome: 'gone', origin: 'manual' } as const
  await system.payload.create({ collection: 'redirects', data: redirect })
  const moved = { site, path: '/old/', outcome: 'moved', url: '/taken/', origin: 'manual' } as const
  await system.payload.create({ collection: 'redirects', data: moved })
  const leadsOn = { ...moved, path: '/before/', url: '/between/' }
  await system.payload.create({ collection: 'redirects', data: leadsOn })
  const release = { name: 'Done', site, action: 'publish' as const, pages: [page.id], state: 'done' as const }
  done = (await system.payload.create({ collection: 'releases', data: release, draft: false })).id
  await system.payload.db.updateOne({ collection: 'releases', id: done, data: { state: 'done' } })
  outsider = await system.payload.create({
    collection: 'users',
    data: {
      ...{ email: 'outsider@a.example', role: 'editor', password: TEST_PASSWORD, enableAPIKey: true, apiKey: OUTSIDER },
      ...{ everySite: false, sites: [site], languages: ['fr'] },
    },
  })
}, 60_000)
afterAll(async () => {
  vi.unstubAllEnvs()
  machine.close()
  await system.stop()
})

type Ask = (
  who: RoleOrStranger | 'outsider',
  method: string,
  path: string,
  body?: object | null,
) => Promise<TestResponse>

const keyFor = (who: RoleOrStranger | 'outsider') => {
  if (who === 'stranger') return undefined
  return who === 'outsider' ? OUTSIDER : apiKeyOf(who)
}

const publish = (ask: Ask, more: object) =>
  ask('admin', 'POST', '/api/pages', { ...pageData({}), _status: 'published', ...more })
const publishDay = (ask: Ask, rightHour: object) => publish(ask, { pageType: 'collectionPage', rightHour })
const block = (fields: object) => ({ blocks: [fields] })
/** A composition has the same blocks as a page, and nothing looks at them before their fields do. */
const compose = (ask: Ask, fields: object) => ask('admin', 'POST', '/api/compositions', { name: 'x', blocks: [fields] })
const changeSite = (ask: Ask, fields: object) => ask('admin', 'PATCH', `/api/sites/${site}?locale=en`, fields)
const redirect = (ask: Ask, fields: object) =>
  ask('admin', 'POST', '/api/redirects', { site, path: '/was/', outcome: 'gone', ...fields })
const invite = (ask: Ask, wish: object) => ask('admin', 'POST', '/api/users/invite', wish)
const brand = (ask: Ask, wish: object) =>
  ask('admin', 'POST', `/api/sites/${site}/new-brand`, {
    ...{ name: 'B', brand: 'plain', host: 'www.new.example', nakedDomain: 'new.example' },
    ...{ languages: ['en'], groups: ['x'], ...wish },
  })
const translate = (ask: Ask, body: object) => ask('admin', 'PATCH', `/api/pages/${translation.id}/translation`, body)
const giveFile = (ask: Ask, content: string) =>
  ask('admin', 'POST', `/api/pages/${translation.id}/translation/file`, { updatedAt: translation.updatedAt, content })
const node = (type: string, children: object[]) => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  children,
})
const prose = (children: object[]) => ({ root: node('root', [node('paragraph', children)]) })
const text = (letters: string) => ({
  type: 'text',
  version: 1,
  text: letters,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})
const LINK = {
  ...{ type: 'link', version: 3, direction: null, format: '', indent: 0, children: [text('x')] },
  fields: { linkType: 'custom', url: 'javascript:x', newTab: false },
}
const cta = (url: string) => block({ blockType: 'cta', title: 'Go', action: { label: 'Go', url } })
const csv = (rows: string) => `page,title,language,segments,id,where,source,translation\n${rows}`
const xliff = (body: string, head = 'version="2.0" srcLang="en" trgLang="fr"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${head}>${body}</xliff>`
const fileOf = (content: string) => xliff(`<file id="f">${content}</file>`)
const segment = (target: string) =>
  fileOf(
    `<notes><note category="segments">1</note></notes><unit id="u1"><segment id="s0"><source>A</source><target>${target}</target></segment></unit>`,
  )

async function lockedBy(other: 'editor', work: () => Promise<TestResponse>): Promise<TestResponse> {
  const user = { relationTo: 'users' as const, value: system.people[other].id }
  const document = { relationTo: 'pages' as const, value: page.id }
  const lock = await system.payload.create({ collection: 'payload-locked-documents', data: { document, user } })
  const answer = await work()
  await system.payload.db.deleteMany({ collection: 'payload-locked-documents', where: { id: { equals: lock.id } } })
  return answer
}

/** Where no domain is configured unless a setting names one. */
async function inProduction(work: () => Promise<TestResponse>): Promise<TestResponse> {
  const secret = '0123456789abcdef0123456789abcdef'
  const secrets = { PAYLOAD_SECRET: secret, PURGE_TOKEN: secret, PREVIEW_SECRET: secret }
  const settings = Object.entries({ NODE_ENV: 'production', SAMPLE_DATA: '0', ...secrets })
  const before = settings.map(([name]) => [name, process.env[name]] as const)
  for (const [name, value] of settings) vi.stubEnv(name, value)
  const answer = await work()
  for (const [name, value] of before) vi.stubEnv(name, value)
  return answer
}

const REQUESTS: Readonly<Partial<Record<MessageCode, (ask: Ask) => Promise<TestResponse>>>> = {
  // Who may what
  'account.readsNoPages': (ask) => ask('stranger', 'GET', '/api/find?q=x'),
  'account.readsNoSites': (ask) => ask('stranger', 'GET', `/api/sites/${site}/checklist`),
  'account.asksOwnFieldsOnly': (ask) => ask('outsider', 'GET', '/api/pages?where[site.host][equals]=x'),
  'account.notOnThisSite': (ask) =>
    ask('outsider', 'PATCH', `/api/pages/${translation.id}?draft=true`, { site: otherSite }),
  'account.notInThisLanguage': (ask) =>
    ask('outsider', 'PATCH', `/api/pages/${translation.id}?draft=true`, { lang: 'en' }),
  'account.removesNotThisPage': (ask) =>
    ask('outsider', 'POST', `/api/pages/${page.id}/trash`, { visitors: 'nothing' }),
  'account.locksNotThis': (ask) =>
    ask('outsider', 'POST', '/api/payload-locked-documents', {
      document: { relationTo: 'pages', value: ofOtherSite.id },
    }),
  'account.onePictureAtATime': (ask) => ask('translator', 'PATCH', '/api/media?where[id][equals]=1', { credit: 'x' }),
  'account.sharesNotThisDraft': (ask) => ask('viewer', 'POST', `/api/pages/${page.id}/preview-links`),
  'account.doesNotThis': (ask) => ask('translator', 'POST', `/api/pages/${page.id}/review`, { action: 'approve' }),
  'role.readsNoPages': (ask) => ask('stranger', 'GET', `/api/pages/${page.id}/translation`),
  'role.writesNoPages': (ask) => ask('viewer', 'POST', `/api/pages/${page.id}/translations`, { lang: 'fr' }),
  'role.removesNoPages': (ask) => ask('viewer', 'POST', `/api/pages/${page.id}/trash`, { visitors: 'nothing' }),
  'role.savesDraftsOnly': (ask) => ask('translator', 'PATCH', `/api/pages/${page.id}`, { _status: 'published' }),
  'role.startsNoCheck': (ask) => ask('viewer', 'POST', '/api/health/check'),
  'role.invitesNobody': (ask) => ask('editor', 'POST', '/api/users/invite', {}),
  'role.givesNoPassword': (ask) => ask('editor', 'POST', '/api/users/1/password-link'),
  'role.reviewsNoPages': (ask) => ask('viewer', 'POST', `/api/pages/${page.id}/review`, { action: 'ask' }),
  'role.publishesNoPages': (ask) => ask('viewer', 'POST', `/api/releases/${done}/carry-out`),
  'role.makesNoSites': (ask) => ask('viewer', 'GET', `/api/sites/${site}/new-brand`),
  // What is not there
  'page.notFound': (ask) => ask('admin', 'GET', '/api/pages/999999/review'),
  'page.goneOrElsewhere': (ask) =>
    ask('outsider', 'PATCH', `/api/pages/${translation.id}?draft=true`, { parent: ofOtherSite.id }),
  'page.notFoundOrNoAddress': (ask) =>
    ask('admin', 'POST', `/api/pages/${withoutAddress.id}/preview-token`, { version: 'latest' }),
  'person.notFound': (ask) => ask('admin', 'POST', '/api/users/999999/password-link'),
  'document.notFound': (ask) => ask('admin', 'GET', '/api/pages/abc'),
  'document.notReadable': (ask) => ask('admin', 'GET', '/api/uses?of=page:999999'),
  'site.notFound': (ask) => ask('admin', 'GET', '/api/sites/999999/new-brand'),
  'release.notFound': (ask) => ask('admin', 'POST', '/api/releases/999999/carry-out'),
  'draft.notFound': (ask) => ask('admin', 'GET', '/api/pages/draft?uid=www.a.example.none&lang=en'),
  'composition.notFound': (ask) => ask('admin', 'GET', '/api/compositions/999999/copy'),
  'link.notFound': (ask) => ask('admin', 'POST', `/api/pages/${page.id}/preview-links/999999/end`),
  'link.ended': (ask) => ask('admin', 'GET', '/api/pages/linked?link=999999'),
  // Saving
  'document.savedMeanwhile': async (ask) => {
    await ask('editor', 'PATCH', `/api/pages/${withoutAddress.id}?draft=true`, { title: 'Mine' })
    return ask('admin', 'PATCH', `/api/pages/${withoutAddress.id}?draft=true`, {
      title: 'x',
      updatedAt: new Date(0).toISOString(),
    })
  },
  'document.otherWriter': (ask) =>
    ask('admin', 'PATCH', `/api/pages/${page.id}?draft=true&writer=999&window=x&attempt=1`, { title: 'x' }),
  'document.overtaken': async (ask) => {
    const save = `/api/pages/${page.id}?draft=true&writer=${system.people.admin.id}&window=x`
    await ask('admin', 'PATCH', `${save}&attempt=2`, { title: 'The first' })
    return ask('admin', 'PATCH', `${save}&attempt=1`, { title: 'x' })
  },
  'document.locked': (ask) =>
    lockedBy('editor', () =>
      ask('admin', 'PATCH', `/api/pages/${page.id}?draft=true&overrideLock=false`, { title: 'x' }),
    ),
  'document.lockedForDeletion': (ask) =>
    lockedBy('editor', () => ask('admin', 'DELETE', `/api/pages/${page.id}?overrideLock=false`)),
  'site.hasPages': (ask) => ask('admin', 'DELETE', `/api/sites/${site}`),
  'trash.needsTarget': (ask) => ask('admin', 'POST', `/api/pages/${page.id}/trash`, { visitors: 'moved', to: 'x' }),
  'trash.hasRedirect': async (ask) => {
    const moved = await create({ _status: 'published' })
    const inTheWay = { site, path: `/${moved.path}/`, outcome: 'gone', origin: 'manual' } as const
    const { id } = await system.payload.create({
      collection: 'redirects',
      data: { ...inTheWay, path: `/x-${moved.path}/` },
    })
    await system.payload.db.updateOne({
      collection: 'redirects',
      id,
      data: { path: inTheWay.path, host: 'www.a.example' },
    })
    return ask('admin', 'POST', `/api/pages/${moved.id}/trash`, { visitors: 'gone' })
  },
  'request.tooLarge': (ask) => ask('stranger', 'POST', '/api/pages', { title: 'x'.repeat(200_000) }),
  'text.emptyCharacter': (ask) => ask('admin', 'PATCH', `/api/pages/${page.id}?draft=true`, { title: 'a\u0000' }),
  'request.noAddress': (ask) => ask('admin', 'GET', '/api/media/file/..%2fcms.db'),
  'request.notObject': (ask) => ask('admin', 'POST', '/api/pages', null),
  'request.form': (ask) => ask('admin', 'POST', '/api/pages/live', {}),
  'request.fields': (ask) => brand(ask, { name: '' }),
  'request.failed': async (ask) => {
    const finding = vi.spyOn(system.payload.db, 'findOne').mockRejectedValue(new Error('timeout exceeded'))
    const answer = await ask('admin', 'PATCH', '/api/users/1', { name: 'A' })
    finding.mockRestore()
    return answer
  },
  'text.halfCharacter': (ask) => ask('admin', 'PATCH', `/api/pages/${page.id}?draft=true`, { title: 'a\ud83d' }),
  'version.noVersions': (ask) => ask('admin', 'GET', '/api/media/versions'),
  'version.ofAdministrators': async (ask) => {
    const { docs } = await system.payload.findVersions({ collection: 'sites', where: { parent: { equals: site } } })
    const contacts = [{ countryName: 'Spain', phoneNumber: '+34 911 00 00 00', ctaType: 'tel' as const }]
    await system.payload.update({ collection: 'sites', id: site, locale: 'en', data: { contacts } })
    return ask('editor', 'POST', `/api/sites/versions/${docs.at(-1)?.id}`)
  },
  'query.value': (ask) => ask('admin', 'GET', '/api/pages?where[id][in]=abc'),
  'query.syntax': (ask) => ask('admin', 'GET', '/api/pages?where=abc'),
  'query.catalogue': (ask) => ask('admin', 'GET', '/api/catalogue/entries'),
  'query.session': (ask) => ask('admin', 'POST', '/api/users/1/end-sessions', { session: 1 }),
  'query.save': (ask) => translate(ask, {}),
  'query.format': (ask) => ask('admin', 'GET', `/api/pages/${translation.id}/translation/file?format=doc`),
  'query.matrix': (ask) => ask('admin', 'GET', '/api/pages/matrix?site=x'),
  'query.uses': (ask) => ask('admin', 'GET', '/api/uses?of=x'),
  'query.draft': (ask) => ask('admin', 'GET', '/api/pages/draft'),
  'query.version': (ask) => ask('admin', 'POST', `/api/pages/${page.id}/preview-token`, { version: 'x' }),
  'query.verification': (ask) => ask('stranger', 'POST', '/api/users/verify/x', {}),
  'search.tooLong': (ask) => ask('admin', 'GET', `/api/find?q=${'x'.repeat(500)}`),
  'page.whichLanguage': (ask) => ask('admin', 'POST', `/api/pages/${page.id}/translations`, { lang: 'xx' }),
  // Addresses
  'address.needed': (ask) => publish(ask, { path: '' }),
  'address.fixed': (ask) => publish(ask, { kind: 'privacy', path: 'x' }),
  'address.dot': (ask) => publish(ask, { path: 'a.b' }),
  'address.characters': (ask) => publish(ask, { path: 'a_b' }),
  'address.tooLong': (ask) => publish(ask, { path: 'x'.repeat(300) }),
  'address.reserved': (ask) => publish(ask, { path: 'fr/x' }),
  'address.ofCopy': (ask) => publish(ask, { path: 'original-copy' }),
  'address.taken': (ask) => publish(ask, { path: 'taken' }),
  'address.takenMeanwhile': (ask) => ask('admin', 'PATCH', `/api/pages/${inTrash.id}?trash=true`, { deletedAt: null }),
  'address.gone': (ask) => publish(ask, { path: 'gone-for-good' }),
  'page.translatedAlready': (ask) => publish(ask, { translationGroup: page.translationGroup, lang: 'fr' }),
  'redirect.slash': (ask) => redirect(ask, { path: 'x' }),
  'redirect.noPath': (ask) => redirect(ask, { path: '/x?y' }),
  'redirect.exists': (ask) => redirect(ask, { path: '/gone-for-good/' }),
  'redirect.address': (ask) => redirect(ask, { outcome: 'moved', url: 'x' }),
  'redirect.loop': (ask) => redirect(ask, { outcome: 'moved', url: '/was/?again' }),
  'redirect.chain': (ask) => redirect(ask, { outcome: 'moved', url: 'https://www.a.example/old' }),
  'redirect.chainBefore': (ask) => redirect(ask, { path: '/between/', outcome: 'moved', url: '/next/' }),
  'redirect.needsTarget': (ask) => redirect(ask, { outcome: 'moved' }),
  'redirect.pageOnlineGone': (ask) => redirect(ask, { path: '/taken/' }),
  'redirect.pageOnline': (ask) => redirect(ask, { path: '/taken/', outcome: 'moved', url: 'https://a.example/' }),
  'site.host': (ask) => ask('admin', 'POST', '/api/sites', { host: 'https://x' }),
  'site.taken': (ask) => ask('admin', 'POST', '/api/sites', { name: 'A', host: 'www.a.example' }),
  'site.domain': (ask) => changeSite(ask, { nakedDomain: 'https://x' }),
  'site.domainsOfInstallation': (ask) => changeSite(ask, { nakedDomain: 'evil.com' }),
  'site.noDomains': (ask) => inProduction(() => changeSite(ask, { nakedDomain: 'other.example' })),
  'site.bookingHost': (ask) => changeSite(ask, { bookingSubdomain: 'a.b' }),
  'site.folder': (ask) =>
    ask('admin', 'POST', '/api/sites', { host: 'www.d.example', structureType: 'subfolder', folder: 'a/b' }),
  'site.folderReserved': (ask) =>
    ask('admin', 'POST', '/api/sites', { host: 'www.d.example', structureType: 'subfolder', folder: 'fr' }),
  'site.folderOfCopy': (ask) =>
    ask('admin', 'POST', '/api/sites', { host: 'www.d.example', structureType: 'subfolder', folder: 'a-copy' }),
  'site.timeZone': (ask) => changeSite(ask, { timeZone: 'Paris' }),
  'site.tagContainer': (ask) => changeSite(ask, { tagContainerId: 'x' }),
  // Fields
  'number.wholeSuchAs': (ask) => changeSite(ask, { header: { hasPoweredLogo: true, guestCount: 1.5 } }),
  'number.wholeFromOne': (ask) => changeSite(ask, { mainAddressOrder: 0 }),
  // spec: D.plan.4
  'time.both': (ask) => publishDay(ask, { lightsFrom: '18:30' }),
  'facing.degrees': (ask) => publishDay(ask, { facing: 360 }),
  'hourNotes.line': (ask) => publishDay(ask, { hourNotes: 'Quiet after 17:00' }),
  'tides.line': (ask) => publishDay(ask, { tides: '2026-12-05 06:12 high\n2026-12-05 12:20' }),
  // spec: D.hour.5
  'lines.tooMany': (ask) => publishDay(ask, { hourNotes: '2026-11-12 Quiet\n'.repeat(6) }),
  'time.suchAs': (ask) =>
    compose(ask, {
      blockType: 'planOfDays',
      title: 'A',
      days: [{ title: 'A', stops: [{ tgid: 1, time: '25:00' }] }],
    }),
  'number.whole': (ask) => compose(ask, { blockType: 'experience', tgid: 1, variantId: 1.5 }),
  'link.address': (ask) => publish(ask, cta('www.wayfare.example')),
  'link.secureAddress': (ask) => changeSite(ask, { appUrl: 'http://x.example/' }),
  'link.domainsOfPartners': (ask) => changeSite(ask, { appUrl: 'https://evil.com/' }),
  'account.leadsElsewhere': (ask) =>
    ask('editor', 'POST', '/api/redirects', { site, path: '/was/', outcome: 'moved', url: 'https://evil.com/' }),
  'contact.mail': (ask) => ask('admin', 'PATCH', '/api/users/2', { email: 'x' }),
  'contact.phone': (ask) => changeSite(ask, { contacts: [{ countryName: 'A', phoneNumber: '?', ctaType: 'tel' }] }),
  'booking.code': (ask) => publish(ask, { booking: { promoCode: 'two words' } }),
  'booking.suffix': (ask) => publish(ask, { booking: { ctaSuffix: 'https://x.example/' } }),
  'experiment.key': (ask) => changeSite(ask, { experiments: [{ key: 'No key', share: '8', audience: 'all' }] }),
  'experiment.twice': (ask) =>
    changeSite(ask, { experiments: ['a', 'a'].map((key) => ({ key, share: '8', audience: 'all' })) }),
  'embed.frame': (ask) => compose(ask, { blockType: 'iframe', name: 'x', src: 'https://evil.example/' }),
  'embed.addressOnly': (ask) => compose(ask, { blockType: 'iframe', name: 'x', src: '<iframe src="x">' }),
  'embed.videoOrFile': (ask) => compose(ask, { blockType: 'video', title: 'x', address: 'https://evil.example/' }),
  'embed.file': (ask) =>
    compose(ask, { blockType: 'video', captions: [{ lang: 'en', address: 'https://evil.example/x.vtt' }] }),
  'block.id': (ask) => compose(ask, { blockType: 'jumpLink', targetBlockId: 'a b' }),
  'block.spotify': (ask) => compose(ask, { blockType: 'spotify', contentType: 'track', contentId: '?' }),
  'prose.tooLong': (ask) => compose(ask, { blockType: 'richText', content: prose([text('x'.repeat(60_001))]) }),
  'prose.link': (ask) => compose(ask, { blockType: 'richText', content: prose([LINK]) }),
  'synonyms.tooFew': (ask) => changeSite(ask, { search: { synonyms: 'alone' } }),
  'synonyms.tooMany': (ask) =>
    changeSite(ask, { search: { synonyms: Array.from({ length: 21 }, (_, at) => `w${at}`).join() } }),
  'synonyms.tooLong': (ask) => changeSite(ask, { search: { synonyms: `a,${'b'.repeat(61)}` } }),
  'synonyms.tooManyLines': (ask) =>
    changeSite(ask, { search: { synonyms: Array.from({ length: 501 }, (_, at) => `a${at},b${at}`).join('\n') } }),
  'fault.missing': (ask) => publish(ask, block({ blockType: 'cta', title: 'Go', action: { label: 'Go' } })),
  // Pictures
  'picture.needsDescription': async (ask) =>
    ask('admin', 'POST', '/api/media?locale=en', pictureUploadForm('b.png', await drawPicture(), {})),
  'text.tooLong': async (ask) => ask('admin', 'PATCH', `/api/media/${media}?locale=en`, { alt: 'x'.repeat(5000) }),
  'picture.format': (ask) =>
    ask('admin', 'POST', '/api/media?locale=en', pictureUploadForm('b.png', new TextEncoder().encode('<svg/>'))),
  'picture.damaged': (ask) =>
    ask('admin', 'POST', '/api/media?locale=en', pictureUploadForm('b.png', new Uint8Array([1, 2, 3]))),
  'picture.noAddress': (ask) => ask('admin', 'POST', '/api/media?locale=en', { alt: 'x', url: 'http://127.0.0.1/' }),
  'picture.shown': (ask) => ask('admin', 'DELETE', `/api/media/${media}`),
  'picture.shownToVisitors': (ask) => ask('translator', 'PATCH', `/api/media/${media}?locale=en`, { credit: 'x' }),
  // People
  'person.mail': (ask) => invite(ask, { email: 'x' }),
  'person.role': (ask) => invite(ask, { email: 'x@a.example', role: 'x' }),
  'person.invitation': (ask) => invite(ask, { email: 'x@a.example', role: 'viewer', sites: 'x' }),
  'person.exists': (ask) => invite(ask, { email: 'viewer@a.example', role: 'viewer' }),
  'person.mailIsText': (ask) => ask('admin', 'POST', '/api/users', { email: [], password: TEST_PASSWORD }),
  'person.lastAdmin': (ask) => ask('admin', 'PATCH', `/api/users/${system.people.admin.id}`, { role: 'viewer' }),
  'password.short': (ask) => ask('admin', 'PATCH', `/api/users/${outsider.id}`, { password: 'short' }),
  'password.uniform': (ask) => ask('admin', 'PATCH', `/api/users/${outsider.id}`, { password: 'ababababababab' }),
  'password.name': (ask) => ask('admin', 'PATCH', `/api/users/${outsider.id}`, { password: 'my-outsider-7-lamps' }),
  'password.linkEnded': (ask) =>
    ask('stranger', 'POST', '/api/users/reset-password', { token: 'x', password: 'quiet-harbour-7' }),
  'letter.noMail': (ask) => ask('stranger', 'POST', '/api/users/forgot-password', { email: 'viewer@a.example' }),
  // Reviews and releases
  'review.action': (ask) => ask('admin', 'POST', `/api/pages/${page.id}/review`, {}),
  'review.commentTooLong': (ask) =>
    ask('admin', 'POST', `/api/pages/${page.id}/review`, { action: 'comment', text: 'x'.repeat(3000) }),
  'review:notWanted': (ask) => ask('admin', 'POST', `/api/pages/${page.id}/review`, { action: 'ask' }),
  'review:needed': (ask) => publish(ask, { site: approving }),
  'releases:isDone': (ask) => ask('admin', 'PATCH', `/api/releases/${done}`, { name: 'Again' }),
  'releases:otherSite': (ask) => ask('admin', 'POST', '/api/releases', { name: 'x', site, pages: [ofOtherSite.id] }),
  'releases:noTime': (ask) =>
    ask('admin', 'POST', '/api/releases', { name: 'x', site, pages: [page.id], localTime: 'soon' }),
  'releases:past': (ask) =>
    ask('admin', 'POST', '/api/releases', { name: 'x', site, pages: [page.id], localTime: '2020-01-01 08:00' }),
  'newBrand:needsName': (ask) => brand(ask, { name: ' ' }),
  'newBrand:longName': (ask) => brand(ask, { name: 'x'.repeat(201) }),
  'newBrand:needsBrand': (ask) => brand(ask, { brand: 'x' }),
  'newBrand:badHost': (ask) => brand(ask, { host: 'x y' }),
  'newBrand:badDomain': (ask) => brand(ask, { nakedDomain: 'x y' }),
  'newBrand:needsLanguage': (ask) => brand(ask, { languages: [] }),
  'newBrand:needsPage': (ask) => brand(ask, { groups: [] }),
  'newBrand:otherLanguage': (ask) => brand(ask, { languages: ['de'] }),
  // Translations
  'translation.isSource': (ask) => ask('admin', 'GET', `/api/pages/${page.id}/translation`),
  'translation.sourceChanged': (ask) =>
    translate(ask, { updatedAt: translation.updatedAt, units: { title: { source: ['Other'], target: ['x'] } } }),
  'translation.chooseFile': (ask) => ask('admin', 'POST', `/api/pages/${translation.id}/translation/file`, {}),
  'file.name': (ask) => {
    const form = pictureUploadForm('x', new Uint8Array([1]))
    form.set('file', new File([new Uint8Array([1])], '', { type: 'image/png' }))
    return ask('admin', 'POST', '/api/media?locale=en', form)
  },
  'file.unreadableForm': async (ask) =>
    ask('admin', 'POST', '/api/media?locale=en', pictureUploadForm('a\u0001b.png', await drawPicture())),
  'request.signedOut': (ask) => ask('stranger', 'POST', '/api/users/logout'),
  'code.none': (ask) =>
    translate(ask, { updatedAt: translation.updatedAt, units: { title: { source: [page.title], target: ['{/1/}'] } } }),
  'code.closesNothing': (ask) =>
    translate(ask, { updatedAt: translation.updatedAt, units: { title: { source: [page.title], target: ['a{/1}'] } } }),
  'code.closesFirst': (ask) =>
    translate(ask, {
      updatedAt: translation.updatedAt,
      units: { title: { source: [page.title], target: ['{1}{2}a{/1}{/2}'] } },
    }),
  'code.unclosed': (ask) =>
    translate(ask, { updatedAt: translation.updatedAt, units: { title: { source: [page.title], target: ['{1}a'] } } }),
  'code.notInSource': (ask) =>
    translate(ask, { updatedAt: translation.updatedAt, units: { title: { source: [page.title], target: ['a{1/}'] } } }),
  'translation.missing': (ask) =>
    translate(ask, { updatedAt: translation.updatedAt, units: { title: { source: [page.title], target: [''] } } }),
  'machine.lostMarkup': async (ask) => {
    const source = await create({ title: 'By [icon Bus /] there', _status: 'published' })
    const made = await create({ title: source.title, lang: 'fr', translationGroup: source.translationGroup ?? '' })
    return ask('admin', 'POST', `/api/pages/${made.id}/translation/proposal`, { updatedAt: made.updatedAt })
  },
  'query.proposal': (ask) => ask('admin', 'POST', `/api/pages/${translation.id}/translation/proposal`, {}),
  'translation.complete': (ask) =>
    ask('admin', 'POST', `/api/pages/${translation.id}/translation/proposal`, { updatedAt: translation.updatedAt }),
  'fault.kind': (ask) => publish(ask, block({ blockType: 'experience', tgid: 1, variantId: 1.5 })),
  'fault.pageGone': (ask) =>
    publish(ask, block({ blockType: 'relatedPages', title: 'x', pages: [{ page: withoutAddress.id }] })),
  'picture.manyUploads': async (ask) => {
    const full = vi.spyOn(TaskLimiter.prototype, 'isFull', 'get').mockReturnValue(true)
    const answer = await ask('admin', 'POST', '/api/media?locale=en', pictureUploadForm('b.png', new Uint8Array(1)))
    full.mockRestore()
    return answer
  },
  'link.pageHasNoAddress': async (ask) => {
    const linked = await create()
    const made = await ask('admin', 'POST', `/api/pages/${linked.id}/preview-links`)
    const link = z.object({ links: z.array(z.object({ id: z.number() })) }).parse(made.body).links[0]?.id
    await system.payload.update({ collection: 'pages', id: linked.id, data: { path: null }, draft: true })
    return ask('admin', 'GET', `/api/pages/linked?link=${link}`)
  },
  'file.notOurs': (ask) => giveFile(ask, 'a,b\nc,d'),
  'csv.columns': (ask) => giveFile(ask, 'page,title\na,b'),
  'csv.noRows': (ask) => giveFile(ask, csv('')),
  'csv.quotes': (ask) => giveFile(ask, csv('"a,b')),
  'csv.foreignId': (ask) => giveFile(ask, csv('g,t,fr,1,x,w,s,t')),
  'csv.stray': (ask) => giveFile(ask, csv('g,t,fr,1,u1-0,w,s,t\nh,t,fr,1,u2-0,w,s,t')),
  'csv.noCount': (ask) => giveFile(ask, csv('g,t,fr,x,u1-0,w,s,t')),
  'file.otherPage': (ask) => giveFile(ask, csv('g,Another,fr,1,u1-0,w,s,t')),
  'file.anotherPage': (ask) => giveFile(ask, csv('g,,fr,1,u1-0,w,s,t')),
  'file.otherLanguage': (ask) => giveFile(ask, csv(`${page.translationGroup},t,de,1,u1-0,w,s,t`)),
  'file.segmentTwice': (ask) =>
    giveFile(ask, csv([1, 2].map(() => `${page.translationGroup},t,fr,2,u1-0,w,s,t`).join('\n'))),
  'file.segmentsMissingFrom': (ask) => giveFile(ask, csv(`${page.translationGroup},t,fr,9,u1-0,w,s,t`)),
  'xliff.declares': (ask) => giveFile(ask, '<!DOCTYPE x><x/>'),
  'xliff.broken': (ask) => giveFile(ask, '<xliff><'),
  'xliff.noXliff': (ask) => giveFile(ask, '<x/>'),
  'xliff.version': (ask) => giveFile(ask, xliff('', 'version="1.2"')),
  'xliff.unknownVersion': (ask) => giveFile(ask, '<xliff/>'),
  'xliff.onePage': (ask) => giveFile(ask, xliff('')),
  'xliff.noCount': (ask) => giveFile(ask, fileOf('')),
  'xliff.noSource': (ask) =>
    giveFile(ask, fileOf('<notes><note category="segments">1</note></notes><unit id="u1"><segment/></unit>')),
  'xliff.foreignTag': (ask) => giveFile(ask, segment('<b/>')),
  'xliff.unknownCode': (ask) => giveFile(ask, segment('<ph id="x"/>')),
  'xliff.noCharacter': (ask) => giveFile(ask, segment('<cp hex="0"/>')),
  'xliff.unclosed': (ask) => giveFile(ask, segment('<sc id="c1"/>')),
  'xliff.endsUnopened': (ask) => giveFile(ask, segment('<ec startRef="c1"/>')),
  'xliff.crossing': (ask) => giveFile(ask, segment('<pc id="c1"><sc id="c2"/></pc>')),
  'xliff.tooDeep': (ask) => giveFile(ask, segment(`${'<pc id="c1">'.repeat(120)}${'</pc>'.repeat(120)}`)),
  // Without their settings
  'catalogue.off': (ask) => ask('admin', 'GET', '/api/catalogue/entries?kind=product&words=x'),
  'price.off': (ask) =>
    ask('admin', 'GET', `/api/shortcode-price?written=${encodeURIComponent('[price entity="Tgid" entityId="1" /]')}`),
  'price.question': (ask) => ask('admin', 'GET', '/api/shortcode-price?written=x'),
}

describe('every refusal is said by its code in the language of whoever asked', () => {
  test.each(Object.entries(REQUESTS))('%s', async (code, provoke) => {
    for (const language of ADMIN_LANGUAGES) {
      const answer = await provoke((who, ...request) => system.requestInLanguage(language, keyFor(who), ...request))
      const said = answer.messages.flatMap((one) => [
        one,
        ...(one.params?.rule && typeof one.params.rule === 'object' ? [one.params.rule] : []),
      ])
      expect({ status: answer.status, body: answer.body, codes: said.map((one) => one.code) }).toMatchObject({
        codes: expect.arrayContaining([code]),
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      for (const one of answer.messages) expect(one.message).toBe(formatMessage(language, one))
    }
  })
})

test.each(ADMIN_LANGUAGES)('where many are changed at once, each that is refused says why in %s', async (language) => {
  const ask = (method: string, query: string, body?: object) =>
    system.requestInLanguage(
      language,
      apiKeyOf('admin'),
      method,
      `/api/pages?where[id][equals]=${page.id}&${query}`,
      body,
    )
  const locked = await lockedBy('editor', () => ask('PATCH', 'draft=true&overrideLock=false', { title: 'x' }))
  const kept = await lockedBy('editor', () => ask('DELETE', 'overrideLock=false'))
  const codes = ['document.locked', 'document.lockedForDeletion'] as const
  expect([locked.messages, kept.messages]).toEqual(
    codes.map((code) => [expect.objectContaining({ code, message: formatMessage(language, { code }) })]),
  )
})

// spec: D.admin.messages
test('nothing is left out: a code that no request provokes is one that a test of what says it names', () => {
  const folder = join(import.meta.dirname, '..')
  const tests = globSync('**/*.test.{ts,tsx}', { cwd: folder }).filter(
    (file) => !file.includes('say-message') && !file.includes('refusals.'),
  )
  const source = tests.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  const isNamed = ([code, english]: [string, string]) => {
    const [longest = ''] = english
      .split(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/)
      .toSorted((one, other) => other.length - one.length)
    return source.includes(`'${code}'`) || source.includes(longest.trim().replace(/\.$/, ''))
  }
  const left = Object.entries(REFUSAL_TEXTS.en).filter(([code]) => !Object.hasOwn(REQUESTS, code))
  expect(left.filter((entry) => !isNamed(entry)).map(([code]) => code)).toEqual([])
})
