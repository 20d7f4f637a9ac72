import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { vi } from 'vitest'
import type { FormattedMessage } from '../messages/format-message.ts'
import type { Site, User } from '../payload-types.ts'
import { createContentReader } from '../publishing/content-reader.ts'
import { createPublicationOutcomeStore } from '../publishing/publication-outcome-store.ts'
import { createPublicationQueue } from '../publishing/publication-queue.ts'
import { SqlitePublishedStoreWriter } from '../publishing/published-store.ts'
import { Publisher } from '../publishing/publisher.ts'
import { handleApiRequest } from './http/handle-api-request.ts'
import { ROLES, type Role } from './role-permissions.ts'

/** Whoever asks: somebody with a role, or a stranger. */
export const ROLES_AND_STRANGER = [...ROLES, 'stranger'] as const
export type RoleOrStranger = (typeof ROLES_AND_STRANGER)[number]

export interface TestResponse {
  readonly status: number
  /** Without the codes of sentences. */
  readonly body: unknown
  /** Every sentence with a code, wherever it stands in the answer. */
  readonly messages: readonly FormattedMessage[]
  readonly headers: Headers
}

/** The content system without its server, on a data folder of its own. */
export interface TestPayload {
  readonly payload: Payload
  readonly folder: string
  /** Closes it and removes the folder. */
  readonly stop: () => Promise<void>
}

export interface TestSystem extends TestPayload {
  readonly people: Readonly<Record<Role, User>>
  /** Sends one request to the REST interface as the person; `body` becomes JSON unless it is a form. */
  readonly request: (person: RoleOrStranger, method: string, path: string, body?: object) => Promise<TestResponse>
  /** The same from an admin in a language. */
  readonly requestInLanguage: (
    language: string,
    key: string | undefined,
    method: string,
    path: string,
    body?: object | null,
  ) => Promise<TestResponse>
  /** The same as whoever has this key. */
  readonly requestWithKey: (key: string, method: string, path: string, body?: object) => Promise<TestResponse>
}

/** What the suite's process keeps, while each file has modules of its own. */
const kept = globalThis as {
  migrated?: Migrated
}

/** A database that each file begins with: to migrate it anew would take longer than many a file. */
interface Migrated {
  /** The bytes of its file. */
  readonly database: Uint8Array
  readonly people: TestSystem['people']
}

/** Opens an empty database, or a copy of the one that is given; once in a file, for the settings are read once. */
export async function openTestPayload(database?: Uint8Array): Promise<TestPayload> {
  const folder = mkdtempSync(join(tmpdir(), 'content-system-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('PAYLOAD_MIGRATING', 'true')
  vi.stubEnv('BRANDS', 'plain,posters')
  if (database) {
    mkdirSync(join(folder, 'cms'))
    writeFileSync(databasePathIn(folder), database)
  }
  const { openPayload } = await import('../scripts/open-payload.ts')
  const payload = await openPayload()
  const stop = async () => {
    await payload.destroy()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  }
  return { payload, folder, stop }
}

/** Where an opened content system has its database. */
export const databasePathIn = (folder: string) => join(folder, 'cms', 'cms.db')

/** The content system without its server, migrated as in production, with one account of each role. */
export async function startTestSystem(): Promise<TestSystem> {
  const content = await openTestPayload(kept.migrated?.database)
  kept.migrated ??= await migrate(content)
  const { people } = kept.migrated
  const { default: config } = await import('../payload.config.ts')
  const requestWithKey = async (
    key: string | undefined,
    method: string,
    path: string,
    sent?: object,
  ): Promise<TestResponse> => {
    return readTestResponse(await handleApiRequest(requestOf(key, method, path, sent), config))
  }
  return {
    ...content,
    people,
    request: (person, ...rest) => requestWithKey(person === 'stranger' ? undefined : apiKeyOf(person), ...rest),
    requestWithKey,
    requestInLanguage: async (language, key, method, path, body) => {
      const request = requestOf(key, method, path, body)
      request.headers.set('cookie', `payload-lng=${language}`)
      return readTestResponse(await handleApiRequest(request, config))
    },
  }
}

export async function readTestResponse(answer: Response): Promise<TestResponse> {
  const text = await answer.text()
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : text
  return { status: answer.status, body: withoutCodes(body), messages: [...messagesIn(body)], headers: answer.headers }
}

/** A refusal has its sentence for people, and beside it a code and what is filled in for programs. */
const isSaid = (value: object): value is FormattedMessage => 'message' in value && 'code' in value

function* messagesIn(value: unknown): Generator<FormattedMessage> {
  if (typeof value !== 'object' || value === null) return
  if (isSaid(value)) yield value
  for (const inner of Object.values(value)) yield* messagesIn(inner)
}

function withoutCodes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCodes)
  if (typeof value !== 'object' || value === null) return value
  const hidden = isSaid(value) ? ['code', 'params'] : ['reasons']
  const shown = Object.entries(value).filter(([name]) => !hidden.includes(name))
  return Object.fromEntries(shown.map(([name, inner]) => [name, withoutCodes(inner)]))
}

async function migrate({ payload, folder }: TestPayload): Promise<Migrated> {
  await payload.db.migrate()
  const people = {
    admin: await makePerson(payload, 'admin'),
    editor: await makePerson(payload, 'editor'),
    translator: await makePerson(payload, 'translator'),
    viewer: await makePerson(payload, 'viewer'),
  }
  const copy = join(folder, 'migrated.db')
  const database = new DatabaseSync(databasePathIn(folder))
  database.prepare('VACUUM INTO ?').run(copy)
  database.close()
  return { database: readFileSync(copy), people }
}

export const TEST_PASSWORD = 'a long password'

function makePerson(payload: Payload, role: Role): Promise<User> {
  const account = {
    email: `${role}@a.example`,
    role,
    password: TEST_PASSWORD,
    enableAPIKey: true,
    apiKey: apiKeyOf(role),
  }
  return payload.create({ collection: 'users', data: account })
}

export const apiKeyOf = (person: RoleOrStranger) => `the-key-of-the-${person}`

function requestOf(key: string | undefined, method: string, path: string, body?: object | null): Request {
  const headers = new Headers(key === undefined ? {} : { authorization: `users API-Key ${key}` })
  if (body === undefined || body instanceof FormData) {
    return new Request(`http://localhost:3001${path}`, { method, headers, body: body ?? null })
  }
  headers.set('content-type', 'application/json')
  return new Request(`http://localhost:3001${path}`, { method, headers, body: JSON.stringify(body) })
}

/** What a site is made with, through any door. */
export function siteFixture<Host extends string>(host: Host) {
  return {
    host,
    name: 'A',
    structureType: 'rootDomain' as const,
    brand: 'plain',
    languages: ['en' as const],
    defaultCurrency: 'EUR' as const,
    timeZone: 'Europe/Paris' as const,
    nakedDomain: 'a.example',
  }
}

export async function makeSite({ payload }: TestPayload, host: string, more: Partial<Site> = {}): Promise<number> {
  const { id } = await payload.create({ collection: 'sites', locale: 'en', data: { ...siteFixture(host), ...more } })
  return id
}

export interface TestPublisher {
  readonly publisher: Publisher
  readonly store: SqlitePublishedStoreWriter
  /** Publishes what waits, and what follows from it. */
  readonly drain: () => Promise<void>
  readonly close: () => void
}

/** The publisher of a content system, with a store in its folder and no site to tell; what goes wrong is thrown. */
export function startTestPublisher({ payload, folder }: TestPayload): TestPublisher {
  const store = new SqlitePublishedStoreWriter(join(folder, 'published', 'published.db'))
  const publisher = new Publisher({
    content: createContentReader(payload),
    queue: createPublicationQueue(payload),
    outcomes: createPublicationOutcomeStore(payload),
    store,
    purge: async () => undefined,
    log: (message, error) => {
      throw new Error(message, { cause: error })
    },
    now: Date.now,
  })
  const drain = async () => {
    for (let left = 1; left > 0; ) left = (await publisher.drainDocuments()) + (await publisher.drainPurges())
  }
  return { publisher, store, drain, close: () => store.close() }
}

/** A picture with its fields, as the admin uploads it. */
export function pictureUploadForm(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  fields: object = { alt: 'A blue field' },
): FormData {
  const form = new FormData()
  form.set('file', new File([bytes], name, { type: 'image/png' }))
  form.set('_payload', JSON.stringify(fields))
  return form
}

/** A small picture in the format. */
export async function drawPicture(
  format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' = 'png',
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: '#468' } })
  return new Uint8Array(await picture.toFormat(format).toBuffer())
}
