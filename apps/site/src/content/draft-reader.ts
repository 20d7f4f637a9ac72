import type { PreviewGrant } from '@passepartout/content-model/links/preview-token'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { PAGE_KINDS } from '@passepartout/content-model/page-kind'
import { z } from 'zod'
import { ApiError } from '../operations/errors.ts'
import type { Reporter } from '../operations/reporter.ts'
import { type Draft, parseDraft } from './parse-draft.ts'

const linkedSchema = z.object({ uid: z.string(), lang: z.enum(LANGUAGE_CODES), kind: z.enum(PAGE_KINDS) })
/** Where the page of a shared link is now. */
export type LinkedPage = z.infer<typeof linkedSchema>

/** Pages as they are written, not as they are published; only for whoever holds a preview token. */
export interface DraftReader {
  /**
   * @returns `undefined` when there is no such draft, `ended` when the shared link that led to it has been
   * @throws ApiError when the content system cannot be asked
   */
  read(grant: PreviewGrant): Promise<Draft | 'ended' | undefined>
  /**
   * @param link its number in the content system
   * @returns `undefined` when it was ended, or its page has no address
   * @throws ApiError when the content system cannot be asked
   */
  findLinked(link: number): Promise<LinkedPage | undefined>
}

interface DraftSettings {
  /** The content system, without a closing slash. */
  readonly url: string
  /** Of an account that may read pages. */
  readonly apiKey: string | undefined
  /** Milliseconds. */
  readonly timeout: number
}

const SOURCE = { draft: 'GET /api/pages/draft', linked: 'GET /api/pages/linked' } as const

/** Asks the content system itself, which may be private: the site's visitors never do. */
export class ContentSystemDrafts implements DraftReader {
  readonly #settings: DraftSettings
  readonly #reporter: Reporter

  constructor(settings: DraftSettings, reporter: Reporter) {
    this.#settings = settings
    this.#reporter = reporter
  }

  async read({ uid, lang, kind, version, link }: PreviewGrant): Promise<Draft | 'ended' | undefined> {
    const shared = link === undefined ? {} : { link: String(link) }
    const response = await this.#ask('draft', { uid, lang, kind, version, ...shared })
    if (response.status === 410) return 'ended'
    // 404: there is none. 422: it does not even say where it would be.
    if (response.status === 404 || response.status === 422) return undefined
    if (!response.ok) throw new ApiError(this.#reporter, SOURCE.draft, { status: response.status, pageIdentifier: uid })
    const draft = parseDraft(await this.#body('draft', response))
    if (draft) return draft
    throw new ApiError(this.#reporter, SOURCE.draft, { pageIdentifier: uid, problem: 'no page' })
  }

  async findLinked(link: number): Promise<LinkedPage | undefined> {
    const response = await this.#ask('linked', { link: String(link) })
    if (response.status === 404 || response.status === 410) return undefined
    if (!response.ok) throw new ApiError(this.#reporter, SOURCE.linked, { status: response.status })
    const linked = linkedSchema.safeParse(await this.#body('linked', response))
    if (linked.success) return linked.data
    throw new ApiError(this.#reporter, SOURCE.linked, { problem: 'no page' })
  }

  async #ask(name: keyof typeof SOURCE, query: Record<string, string>): Promise<Response> {
    const { url, apiKey, timeout } = this.#settings
    try {
      return await fetch(`${url}/api/pages/${name}?${new URLSearchParams(query)}`, {
        headers: { accept: 'application/json', ...(apiKey ? { authorization: `users API-Key ${apiKey}` } : {}) },
        // A key must not follow a redirect to whoever the answer names.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
    } catch (error) {
      throw new ApiError(this.#reporter, SOURCE[name], { pageIdentifier: query.uid }, error)
    }
  }

  async #body(name: keyof typeof SOURCE, response: Response): Promise<unknown> {
    try {
      return await response.json()
    } catch (error) {
      throw new ApiError(this.#reporter, SOURCE[name], { status: response.status }, error)
    }
  }
}
