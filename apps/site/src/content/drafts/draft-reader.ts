import type { PreviewGrant } from '@passepartout/content-model/links/preview-token'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import { z } from 'zod'
import { ApiError } from '../../operations/errors.ts'
import type { Reporter } from '../../operations/reporter.ts'
import { type Draft, parseDraft } from './parse-draft.ts'

const linkedSchema = z.object({ uid: z.string(), lang: z.enum(LANGUAGE_CODES), kind: z.enum(PAGE_OR_LEGAL_KINDS) })
/** The current address of a shared link's page. */
export type SharedLinkTarget = z.infer<typeof linkedSchema>

interface DraftSettings {
  /** Address of the content system without a trailing slash. */
  readonly url: string
  /** Key of an account that may read pages. */
  readonly apiKey: string | undefined
  /** Milliseconds. */
  readonly timeout: number
}

const SOURCE = { draft: 'GET /api/pages/draft', linked: 'GET /api/pages/linked' } as const

/** Reads unpublished versions of pages from the content system, which may be private; only with a preview token. */
export class ContentSystemDraftReader {
  readonly #settings: DraftSettings
  readonly #reporter: Reporter

  constructor(settings: DraftSettings, reporter: Reporter) {
    this.#settings = settings
    this.#reporter = reporter
  }

  /**
   * @returns `undefined` when there is no such draft, `ended` when its shared link was revoked
   * @throws ApiError when the content system does not answer
   */
  async read({ uid, lang, kind, version, link }: PreviewGrant): Promise<Draft | 'ended' | undefined> {
    const shared = link === undefined ? {} : { link: String(link) }
    const response = await this.#ask('draft', { uid, lang, kind, version, ...shared })
    if (response.status === 410) return 'ended'
    // 404: no such draft; 422: the draft has no address.
    if (response.status === 404 || response.status === 422) return undefined
    if (!response.ok) throw new ApiError(this.#reporter, SOURCE.draft, { status: response.status, pageIdentifier: uid })
    const draft = parseDraft(await this.#body('draft', response))
    if (draft) return draft
    throw new ApiError(this.#reporter, SOURCE.draft, { pageIdentifier: uid, problem: 'no page' })
  }

  /**
   * @param link its id in the content system
   * @returns `undefined` when it was revoked, or its page has no address
   * @throws ApiError when the content system does not answer
   */
  async findLinked(link: number): Promise<SharedLinkTarget | undefined> {
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
        // Redirects are refused, so that the key is not sent to another host.
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

export type DraftReader = Pick<ContentSystemDraftReader, 'read' | 'findLinked'>
