import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { vi } from 'vitest'
import type { User } from '../payload-types.ts'
import { answerApi } from './answers/answer-api.ts'
import { ROLES, type Role } from './roles.ts'

/** Whoever asks: somebody with a role, or a stranger. */
export const PEOPLE = [...ROLES, 'stranger'] as const
export type Person = (typeof PEOPLE)[number]

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

export interface TestSystem {
  readonly payload: Payload
  readonly folder: string
  readonly people: Readonly<Record<Role, User>>
  /** Sends one request to the REST interface as the person; `body` becomes JSON unless it is a form. */
  readonly ask: (person: Person, method: string, path: string, body?: object) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** The content system without its server, migrated as in production, with one account of each role. */
export async function startTestSystem(): Promise<TestSystem> {
  const folder = mkdtempSync(join(tmpdir(), 'content-system-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('LOG_LEVEL', 'silent')
  vi.stubEnv('PAYLOAD_MIGRATING', 'true')
  const { openContent } = await import('../scripts/open-content.ts')
  const { default: config } = await import('../payload.config.ts')
  const payload = await openContent()
  await payload.db.migrate()
  const people = {
    admin: await makePerson(payload, 'admin'),
    editor: await makePerson(payload, 'editor'),
    translator: await makePerson(payload, 'translator'),
    viewer: await makePerson(payload, 'viewer'),
  }
  return {
    payload,
    folder,
    people,
    ask: async (person, method, path, body) => {
      const answer = await answerApi(requestOf(person, method, path, body), config)
      const text = await answer.text()
      return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: answer.headers }
    },
    stop: async () => {
      await payload.destroy()
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
    },
  }
}

export const TEST_PASSWORD = 'a long password'

function makePerson(payload: Payload, role: Role): Promise<User> {
  const account = { email: `${role}@a.example`, role, password: TEST_PASSWORD, enableAPIKey: true, apiKey: keyOf(role) }
  return payload.create({ collection: 'users', data: account })
}

const keyOf = (person: Person) => `the-key-of-the-${person}`

function requestOf(person: Person, method: string, path: string, body?: object): Request {
  const headers = new Headers(person === 'stranger' ? {} : { authorization: `users API-Key ${keyOf(person)}` })
  if (body === undefined || body instanceof FormData) {
    return new Request(`http://localhost:3001${path}`, { method, headers, body: body ?? null })
  }
  headers.set('content-type', 'application/json')
  return new Request(`http://localhost:3001${path}`, { method, headers, body: JSON.stringify(body) })
}

/** A picture with its fields, as the admin uploads it. */
export function uploadOf(
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
