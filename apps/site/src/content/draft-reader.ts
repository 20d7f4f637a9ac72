import type { PreviewGrant } from '@passepartout/content-model/links/preview-token'
import { type DroppedBlock, type PageDocument, parsePageDocument } from '@passepartout/content-model/page'
import { ApiError } from '../operations/errors.ts'
import type { Reporter } from '../operations/reporter.ts'

/** A page as it is written, and the types of those of its blocks that this site cannot show. */
export interface Draft {
  readonly page: PageDocument
  readonly unknownBlocks: readonly string[]
}

/** Pages as they are written, not as they are published; only for whoever holds a preview token. */
export interface DraftReader {
  /**
   * @returns `undefined` when there is no such draft, or it is not complete enough to be shown
   * @throws ApiError when the content system cannot be asked
   */
  read(grant: PreviewGrant): Promise<Draft | undefined>
}

interface DraftSettings {
  /** The content system, without a closing slash. */
  readonly url: string
  /** Of an account that may read pages. */
  readonly apiKey: string | undefined
  /** Milliseconds. */
  readonly timeout: number
}

const SOURCE = 'GET /api/pages/draft'

/** Asks the content system itself, which may be private: the site's visitors never do. */
export class ContentSystemDrafts implements DraftReader {
  readonly #settings: DraftSettings
  readonly #reporter: Reporter

  constructor(settings: DraftSettings, reporter: Reporter) {
    this.#settings = settings
    this.#reporter = reporter
  }

  async read({ uid, lang, kind, version }: PreviewGrant): Promise<Draft | undefined> {
    const response = await this.#ask(new URLSearchParams({ uid, lang, kind, version }))
    // 404: there is none. 422: it lacks something that every page has; the admin says what.
    if (response.status === 404 || response.status === 422) return undefined
    if (!response.ok) throw new ApiError(this.#reporter, SOURCE, { status: response.status, pageIdentifier: uid })
    const parsed = parsePageDocument(await this.#body(response))
    if (parsed.ok) return { page: parsed.page, unknownBlocks: blockTypesOf(parsed.dropped) }
    throw new ApiError(this.#reporter, SOURCE, { pageIdentifier: uid, faults: parsed.faults })
  }

  async #ask(query: URLSearchParams): Promise<Response> {
    const { url, apiKey, timeout } = this.#settings
    try {
      return await fetch(`${url}/api/pages/draft?${query}`, {
        headers: { accept: 'application/json', ...(apiKey ? { authorization: `users API-Key ${apiKey}` } : {}) },
        // A key must not follow a redirect to whoever the answer names.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
    } catch (error) {
      throw new ApiError(this.#reporter, SOURCE, { pageIdentifier: query.get('uid') }, error)
    }
  }

  async #body(response: Response): Promise<unknown> {
    try {
      return await response.json()
    } catch (error) {
      throw new ApiError(this.#reporter, SOURCE, { status: response.status }, error)
    }
  }
}

/** Each block once, however much is wrong with it. */
function blockTypesOf(dropped: readonly DroppedBlock[]): string[] {
  const byBlock = Map.groupBy(dropped, ({ path }) => path.split('.').slice(0, 2).join('.'))
  return [...byBlock.values()].flatMap(([first]) => first?.blockType ?? [])
}
