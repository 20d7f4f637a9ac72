import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { PAGE_OR_LEGAL_KINDS } from '@passepartout/content-model/page-kind'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ContentCache } from './content/content-cache.ts'

const querySchema = z.object({
  host: z.string().min(1),
  path: z.string().startsWith('/'),
  uid: z.string().min(1),
  lang: z.enum(LANGUAGE_CODES),
  kind: z.enum(PAGE_OR_LEGAL_KINDS),
})

/** What a visitor's request of a page is answered with. */
export interface PageStatus {
  readonly status: number
  /** Where it leads, with a status of redirects. */
  readonly location?: string
  /** Whether this process has the page. */
  readonly hasPage: boolean
}

/** Named as a bot, so that the metrics of visitors stay theirs. */
const USER_AGENT = 'Passepartout-publication-bot/1.0'

/**
 * Visits the address of a page, for editors who want to know whether it is online.
 *
 * @param app of the public port
 * @param query `host` and `path` of its address, and `uid`, `lang` and `kind` of the page
 * @returns `undefined` for an incomplete query
 */
export async function checkPageStatus(
  query: unknown,
  app: FastifyInstance,
  content: Pick<ContentCache, 'page'>,
): Promise<PageStatus | undefined> {
  const asked = querySchema.safeParse(query).data
  if (!asked) return undefined
  const { host, path, uid, lang, kind } = asked
  const { statusCode: status, headers } = await app.inject({ url: path, headers: { host, 'user-agent': USER_AGENT } })
  return {
    status,
    ...(typeof headers.location === 'string' ? { location: headers.location } : {}),
    hasPage: content.page(uid, lang, kind) !== undefined,
  }
}
