import type { Payload } from 'payload'
import { drawPicture, makeSite, pictureUploadForm, type TestSystem } from './content-system.fixture.ts'
import {
  type FillOptions,
  fillDocument,
  type LeafField,
  listLeafFields,
  readAtPath,
  type ValueVariant,
} from './document-fields.fixture.ts'
import type { Role } from './role-permissions.ts'

/** Accounts by what they may do and where: everywhere, on the document's site or another one, in its language or another one. */
export const ACTORS = {
  admin: { role: 'admin' },
  publisher: { role: 'editor' },
  publisherHere: { role: 'editor', site: 'here' },
  publisherElsewhere: { role: 'editor', site: 'elsewhere' },
  publisherInLanguage: { role: 'editor', lang: 'en' },
  publisherInAnother: { role: 'editor', lang: 'fr' },
  writer: { role: 'translator' },
  writerHere: { role: 'translator', site: 'here' },
  writerElsewhere: { role: 'translator', site: 'elsewhere' },
  writerInLanguage: { role: 'translator', lang: 'en' },
  writerInAnother: { role: 'translator', lang: 'fr' },
  reader: { role: 'viewer' },
  /** Whose own account is written, where accounts are; else nobody. */
  owner: { role: 'viewer' },
  stranger: undefined,
} as const satisfies Readonly<Record<string, ActorFacts | undefined>>
export type Actor = keyof typeof ACTORS
export const ACTOR_NAMES = Object.keys(ACTORS) as Actor[]

interface ActorFacts {
  readonly role: Role
  readonly site?: 'here' | 'elsewhere'
  readonly lang?: 'en' | 'fr'
}

/** Of a field: who changes it, and who gives it a value where a document is made. */
export interface FieldWriters {
  readonly update: readonly Actor[]
  readonly create: readonly Actor[]
}

let count = 0
function next(): number {
  count += 1
  return count
}

/** Collections that people write, with what makes their documents valid in both states. */
export const WRITABLE_COLLECTIONS = [
  'pages',
  'sites',
  'redirects',
  'media',
  'compositions',
  'releases',
  'users',
  'payload-folders',
] as const
export type WritableSlug = (typeof WRITABLE_COLLECTIONS)[number]

type Pair = readonly [unknown, unknown]

/** Named alone in a request, as it would change what else the request may do. */
const APART: Readonly<Record<WritableSlug, readonly string[]>> = {
  pages: ['site', 'lang', 'deletedAt'],
  sites: ['deletedAt'],
  redirects: ['site', 'deletedAt'],
  media: ['deletedAt', 'mimeType'],
  compositions: ['deletedAt'],
  releases: ['site'],
  users: ['everySite', 'sites', 'enableAPIKey'],
  'payload-folders': [],
}

export interface FieldWriteSetup {
  readonly system: TestSystem
  readonly sites: readonly [number, number]
  readonly pages: readonly [number, number]
  readonly media: readonly [number, number]
  readonly folders: readonly [number, number]
  readonly keys: Readonly<Record<Actor, string>>
  readonly accounts: Readonly<Record<Exclude<Actor, 'stranger'>, number>>
}

export async function createFieldWriteSetup(system: TestSystem): Promise<FieldWriteSetup> {
  const { payload } = system
  const site = () => makeSite(system, `www.${next()}.example`, { languages: ['en', 'fr'] })
  const sites = [await site(), await site()] as const
  const page = async () => {
    const data = { site: sites[0], lang: 'en', kind: 'page', pageType: 'contentPage', title: 'A', path: `${next()}` }
    return (await payload.create({ collection: 'pages', data: data as never, draft: true })).id
  }
  const pages = [await page(), await page()] as const
  const media = [await makePicture(system), await makePicture(system)] as const
  const folder = async () =>
    (await payload.create({ collection: 'payload-folders', data: { name: `F ${next()}` } as never })).id as number
  const folders = [await folder(), await folder()] as const
  const accounts: Partial<Record<Actor, number>> = {}
  const keys: Partial<Record<Actor, string>> = {}
  for (const actor of ACTOR_NAMES) {
    const facts: ActorFacts | undefined = ACTORS[actor]
    keys[actor] = `the-key-of-${actor}`
    if (facts) accounts[actor] = await makeAccount(payload, actor, facts, sites)
  }
  return {
    system,
    sites,
    pages,
    media,
    folders,
    keys: keys as FieldWriteSetup['keys'],
    accounts: accounts as FieldWriteSetup['accounts'],
  }
}

async function makePicture(system: TestSystem): Promise<number> {
  const { body } = await system.request(
    'admin',
    'POST',
    '/api/media?locale=en',
    pictureUploadForm(`${next()}.png`, await drawPicture()),
  )
  return Number(readAtPath(body, 'doc.id'))
}

async function makeAccount(
  payload: Payload,
  actor: Actor,
  { role, site, lang }: ActorFacts,
  sites: FieldWriteSetup['sites'],
): Promise<number> {
  const limits = {
    ...(site ? { everySite: false, sites: [sites[site === 'here' ? 0 : 1]] } : {}),
    ...(lang ? { languages: [lang] } : {}),
  }
  const key = { enableAPIKey: true, apiKey: `the-key-of-${actor}` }
  const data = { email: `${actor.toLowerCase()}@b.example`, role, password: 'a long password', ...key, ...limits }
  return (await payload.create({ collection: 'users', data })).id
}

/** What of a collection must be valid, by path, before and after; `number` makes each document's own. */
function specialOf(slug: WritableSlug, { sites }: FieldWriteSetup, number: number): Readonly<Record<string, Pair>> {
  const address = ['https://before.example/', 'https://after.example/'] as const
  switch (slug) {
    case 'sites':
      return {
        host: [`www.before-${number}.example`, `www.after-${number}.example`],
        structureType: ['subfolder', 'subdomainWithSubfolder'],
        timeZone: ['Europe/Paris', 'Europe/London'],
        nakedDomain: ['before.example', 'after.example'],
        tagContainerId: ['GTM-BEFORE', 'GTM-AFTER'],
        languages: [['en'], ['en', 'fr']],
        'contacts.phoneNumber': ['+44 20 7946 0018', 'help@after.example'],
        'header.logoRedirectionURL': address,
        'header.menuItems.action.url': address,
        'header.menuItems.items.action.url': address,
        'header.dropdownMenuItems.action.url': address,
        'header.dropdownMenuItems.items.action.url': address,
        appUrl: address,
        verificationUrl: address,
        'profiles.address': address,
        brand: ['plain', 'posters'],
        'paymentIcons.link': address,
        'search.synonyms': ['before, earlier', 'after, later'],
        'booking.ctaSuffix': ['source=before', 'source=after'],
      }
    case 'redirects':
      return {
        site: sites,
        path: [`/before-${number}/`, `/after-${number}/`],
        // What is gone has no address.
        outcome: ['gone', 'moved'],
        url: address,
      }
    case 'pages':
      return {
        site: sites,
        lang: ['en', 'fr'],
        path: [`before-${number}`, `after-${number}`],
      }
    case 'media':
      return { filename: [`before-${number}.png`, `after-${number}.png`] }
    case 'users':
      return {
        email: [`before-${number}@a.example`, `after-${number}@a.example`],
        role: ['viewer', 'translator'],
        apiKey: [`before-${number}-key`, `after-${number}-key`],
        sites: [[sites[0]], [sites[1]]],
        everySite: [true, false],
        enableAPIKey: [true, false],
      }
    case 'releases':
      return { site: sites, localTime: ['2040-01-01T10:00', '2040-01-02T10:00'], occurrence: ['first', 'second'] }
    case 'compositions':
      return blocksOf(address)
    case 'payload-folders':
      return {}
  }
}

/** Blocks of compositions, which are no drafts, are checked. */
function blocksOf(address: Pair): Readonly<Record<string, Pair>> {
  return {
    'blocks.productList.action.url': address,
    'blocks.cardList.cards.action.url': address,
    'blocks.quickLinks.groups.links.action.url': address,
    'blocks.hero.action.url': address,
    'blocks.banner.action.url': address,
    'blocks.cta.action.url': address,
    'blocks.experience.booking.ctaSuffix': ['source=before', 'source=after'],
    'blocks.video.address': ['https://youtu.be/wayfare_0-1', 'https://youtu.be/wayfare_0-2'],
    'blocks.video.captions.address': ['https://files.wayfare.example/a.vtt', 'https://files.wayfare.example/b.vtt'],
    'blocks.iframe.src': ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=2'],
    'blocks.planOfDays.days.stops.time': ['09:30', '10:00'],
    'blocks.spotify.contentId': ['4uLU6hMCjMI75M1A2tKUQC', '4uLU6hMCjMI75M1A2tKUQD'],
  }
}

function fillingOf(slug: WritableSlug, world: FieldWriteSetup, number: number, turn: ValueVariant): FillOptions {
  const related = (to: string) => {
    const known: Readonly<Record<string, readonly [number, number]>> = {
      sites: world.sites,
      pages: world.pages,
      media: world.media,
      'payload-folders': world.folders,
      users: [world.accounts.reader, world.accounts.writer],
    }
    const pair = known[to]
    if (!pair) throw new Error(`Make two documents of ${to} in field-writers.fixture.ts.`)
    return pair
  }
  return { turn, special: specialOf(slug, world, number), related }
}

const draftOf = (slug: WritableSlug) => (slug === 'pages' ? '&draft=true' : '')

/** Tries to write every field of a collection as every actor, over REST, and says who wrote which. */
export async function tryWritingFields(
  world: FieldWriteSetup,
  slug: WritableSlug,
): Promise<ReadonlyMap<string, FieldWriters>> {
  const leaves = listLeafFields(world.system.payload.collections[slug].config.flattenedFields)
  const written = new Map(leaves.map(({ path }) => [path, { update: [] as Actor[], create: [] as Actor[] }]))
  for (const actor of ACTOR_NAMES) {
    for (const path of await tryUpdates(world, slug, actor, leaves)) written.get(path)?.update.push(actor)
    for (const path of await tryCreation(world, slug, actor, leaves)) written.get(path)?.create.push(actor)
  }
  return written
}

async function tryUpdates(
  world: FieldWriteSetup,
  slug: WritableSlug,
  actor: Actor,
  leaves: readonly LeafField[],
): Promise<string[]> {
  const number = next()
  const wish = wishOf(world, slug, number, 1)
  const apart = APART[slug].filter((name) => name in wish)
  const together = Object.fromEntries(Object.entries(wish).filter(([name]) => !apart.includes(name)))
  const paths: string[] = []
  let document: Made | undefined
  for (const sent of [together, ...apart.map((name) => ({ [name]: wish[name] }))]) {
    // One that nobody changed serves again.
    document ??= await makeDocument(world, slug, actor, number)
    const { id, key, state } = document
    await world.system.requestWithKey(key, 'PATCH', `/api/${slug}/${id}?locale=en${draftOf(slug)}`, sent)
    const after = await stateOf(world, slug, id)
    paths.push(...changedIn(leaves, sent, state, after))
    if (JSON.stringify(after) === JSON.stringify(state)) continue
    await forget(world, slug, id)
    document = undefined
  }
  if (document) await forget(world, slug, document.id)
  return paths
}

/** A document before somebody tries to write it, and the key of who tries. */
interface Made {
  readonly id: number
  readonly key: string
  readonly state: Readonly<Record<string, unknown>>
}

async function forget({ system }: FieldWriteSetup, slug: WritableSlug, id: number): Promise<void> {
  await system.payload.db.deleteOne({ collection: slug, where: { id: { equals: id } }, req: {} })
}

/** Where whoever works on the first site, in its language, works. */
const HERE: Readonly<Partial<Record<WritableSlug, readonly string[]>>> = {
  pages: ['site', 'lang'],
  redirects: ['site'],
  releases: ['site'],
}

async function tryCreation(
  world: FieldWriteSetup,
  slug: WritableSlug,
  actor: Actor,
  leaves: readonly LeafField[],
): Promise<string[]> {
  const number = next()
  const { deletedAt: _, ...wish } = wishOf(world, slug, number, 1)
  const first = wishOf(world, slug, number, 0)
  const here = Object.fromEntries((HERE[slug] ?? []).map((name) => [name, first[name]]))
  const sent = { ...wish, ...here, ...(slug === 'users' ? { password: 'a long password' } : {}) }
  const body = slug === 'media' ? pictureUploadForm('a.png', await drawPicture(), sent) : sent
  const made = await world.system.requestWithKey(
    world.keys[actor],
    'POST',
    `/api/${slug}?locale=en${draftOf(slug)}`,
    body,
  )
  const id = Number(readAtPath(made.body, 'doc.id'))
  if (!Number.isInteger(id)) return []
  const paths = changedIn(leaves, sent, {}, await stateOf(world, slug, id))
  await forget(world, slug, id)
  return paths
}

const OF_PAYLOAD = ['createdAt', 'updatedAt', 'deletedAt']

/** Made by the system itself; what its own hooks write follows from the rest. */
async function makeDocument(world: FieldWriteSetup, slug: WritableSlug, actor: Actor, number: number): Promise<Made> {
  const { payload } = world.system
  const isOwn = slug === 'users' && actor === 'owner'
  const key = isOwn ? `before-${number}-key-of-the-owner` : world.keys[actor]
  const first = Object.entries(wishOf(world, slug, number, 0)).filter(([name]) => !OF_PAYLOAD.includes(name))
  const data = {
    ...Object.fromEntries(first),
    ...(slug === 'users' ? { password: 'a long password' } : {}),
    ...(isOwn ? { enableAPIKey: true, apiKey: key } : {}),
  }
  const made = { collection: slug, data: data as never, locale: 'en', draft: slug === 'pages' } as const
  const id = slug === 'media' ? await makePicture(world.system) : Number((await payload.create(made)).id)
  if (slug === 'sites') await workOn(id, world, actor)
  return { id, key, state: await stateOf(world, slug, id) }
}

/** Of sites the document is itself the one that an account works on. */
async function workOn(site: number, { system, accounts, sites }: FieldWriteSetup, actor: Actor): Promise<void> {
  const facts: ActorFacts | undefined = ACTORS[actor]
  if (actor === 'stranger' || facts?.site !== 'here') return
  await system.payload.update({ collection: 'users', id: accounts[actor], data: { sites: [sites[0], site] } })
}

async function stateOf({ system }: FieldWriteSetup, slug: WritableSlug, id: number): Promise<Record<string, unknown>> {
  const options = {
    collection: slug,
    id,
    depth: 0,
    locale: 'en',
    draft: true,
    trash: true,
    showHiddenFields: true,
  } as const
  const shown = await system.payload.findByID({ ...options, disableErrors: true })
  const where = { id: { equals: id } }
  // Of an account more is kept than is ever read.
  const kept = slug === 'users' ? await system.payload.db.findOne({ collection: slug, where, req: {} }) : {}
  const state: Record<string, unknown> = { ...kept, ...shown }
  const { apiKey } = state
  return typeof apiKey === 'string' ? { ...state, apiKey: system.payload.decrypt(apiKey) } : state
}

/** What became as it was wished and had not been so before. */
function changedIn(leaves: readonly LeafField[], wish: object, before: object, after: object): string[] {
  const said = (document: object, path: string) => JSON.stringify(readAtPath(document, path) ?? null)
  return leaves
    .map(({ path }) => path)
    .filter((path) => readAtPath(wish, path) !== undefined)
    .filter((path) => said(after, path) === said(wish, path) && said(before, path) !== said(wish, path))
}

function wishOf(
  world: FieldWriteSetup,
  slug: WritableSlug,
  number: number,
  turn: ValueVariant,
): Record<string, unknown> {
  const { flattenedFields } = world.system.payload.collections[slug].config
  return fillDocument(flattenedFields, fillingOf(slug, world, number, turn))
}
