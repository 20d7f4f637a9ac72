import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../apps/cms/src/content-files/import/sample-accounts.ts'
import { type Address, request } from './readers.ts'

const PAGE: Address = { host: 'www.wayfare.example', path: '/louvre-museum-tickets/', currency: 'EUR' }
const UID = 'www.wayfare.example.louvre-museum-tickets'
/** Milliseconds between checks, and the timeout. */
const CHECK_INTERVAL = 10
const TIMEOUT = 60_000

const SMALLEST_PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const uploadedSchema = z.union([
  z.object({ doc: z.object({ filename: z.string() }) }),
  z.object({ errors: z.array(z.object({ message: z.string() })) }),
])

/** Publishes, and waits until visitors of each process of the site see it. */
export class Editor {
  readonly #page: number
  #session: string | undefined

  /** @param content queries the content system's database for one value */
  constructor(content: { readonly query: (sql: string) => string }) {
    this.#page = Number(
      content.query(`SELECT id FROM pages WHERE uid = '${UID}' AND lang = 'en' AND deleted_at IS NULL`),
    )
  }

  /**
   * Publishes a new title of the page; tries again when refused.
   *
   * @returns the title
   */
  async publish(contentSystem: number): Promise<string> {
    const title = `Published at ${Date.now()}`
    for (const deadline = performance.now() + TIMEOUT; !(await this.#save(contentSystem, title)); await sleep(100)) {
      if (performance.now() > deadline)
        throw new Error(`The content system on port ${contentSystem} publishes nothing.`)
    }
    return title
  }

  /** @returns milliseconds until each process shows a title; `undefined` after a minute */
  async seeIn(sites: readonly number[], title: string): Promise<number | undefined> {
    const began = performance.now()
    const times = await Promise.all(sites.map((port) => this.#seeAt(port, title, began)))
    return times.some((time) => time === undefined) ? undefined : Math.max(...times.map(Number))
  }

  /** @returns milliseconds until the admin shows the last publication as live */
  async seeLive(contentSystem: number): Promise<number | undefined> {
    const began = performance.now()
    while (performance.now() - began < 2 * TIMEOUT) {
      const answer = await this.#call(contentSystem, `/api/publications/of/page:${this.#page}`)
      if (answer?.isAwaited === false) return performance.now() - began
      await sleep(CHECK_INTERVAL)
    }
    return undefined
  }

  /**
   * Uploads a picture.
   *
   * @returns its name in the media library, or the sentence of the refusal
   */
  async upload(contentSystem: number): Promise<{ readonly name: string } | { readonly refusal: string }> {
    const form = new FormData()
    form.set('file', new File([SMALLEST_PICTURE], 'point.gif', { type: 'image/gif' }))
    form.set('_payload', JSON.stringify({ alt: 'A point' }))
    const answer = await this.#send(contentSystem, '/api/media?locale=en', { method: 'POST', body: form })
    const result = uploadedSchema.parse(await answer.json())
    return 'doc' in result ? { name: result.doc.filename } : { refusal: result.errors[0]?.message ?? '' }
  }

  /** The bytes of a picture of the media library as a content system serves it; empty if it does not. */
  async pictureAt(contentSystem: number, name: string): Promise<string> {
    const answer = await this.#send(contentSystem, `/api/media/file/${name}`, {})
    return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('base64') : ''
  }

  async #send(port: number, path: string, init: RequestInit): Promise<Response> {
    this.#session ??= await signIn(port)
    const headers = { authorization: `JWT ${this.#session}` }
    return fetch(`http://localhost:${port}${path}`, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT) })
  }

  async #seeAt(port: number, title: string, began: number): Promise<number | undefined> {
    while (performance.now() - began < TIMEOUT) {
      if ((await request(port, PAGE)).text.includes(title)) return performance.now() - began
      await sleep(CHECK_INTERVAL)
    }
    return undefined
  }

  async #save(contentSystem: number, title: string): Promise<boolean> {
    const body = JSON.stringify({ title, _status: 'published' })
    return (await this.#call(contentSystem, `/api/pages/${this.#page}`, 'PATCH', body)) !== undefined
  }

  async #call(port: number, path: string, method = 'GET', body?: string): Promise<Record<string, unknown> | undefined> {
    try {
      this.#session ??= await signIn(port)
      const answer = await fetch(`http://localhost:${port}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `JWT ${this.#session}` },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(20_000),
      })
      return answer.ok ? await answer.json() : undefined
    } catch {
      return undefined
    }
  }
}

/** A session is valid for both content systems. */
async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: SAMPLE_LOGIN.email, password: SAMPLE_PASSWORD }),
  })
  const { token }: { readonly token: string } = await answer.json()
  return token
}
