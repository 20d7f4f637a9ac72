import { type McpServer, ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server'
import type { Guide } from '../discovery/list-guides.ts'
import { MARKDOWN_FILE } from '../request/address/parse-address.ts'
import type { Place } from './address-of.ts'
import type { SiteAnswers } from './site-answers.ts'

/** Where resources are found. */
export interface GuideSite {
  readonly place: Place
  readonly answers: Pick<SiteAnswers, 'markdown'>
  /** Guides of the site in all of its languages, some of them after the first `skipped`. */
  readonly guides: (skipped: number, limit: number) => readonly Guide[]
}

const GUIDES_OF_ANSWER = 50
const CURSOR = /^\d{1,6}$/
const MARKDOWN = 'text/markdown'

/** Offers the guides of a site as resources of the Model Context Protocol: the address of their Markdown is their URI. */
export function offerGuides({ server }: McpServer, site: GuideSite): void {
  server.registerCapabilities({ resources: {} })
  server.setRequestHandler('resources/list', ({ params }) => listResources(params?.cursor ?? '0', site))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', ({ params }) => readGuide(params.uri, site))
}

function listResources(cursor: string, { guides }: GuideSite) {
  if (!CURSOR.test(cursor)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This is no cursor of this site.')
  const skipped = Number(cursor)
  const found = guides(skipped, GUIDES_OF_ANSWER + 1)
  const resources = found.slice(0, GUIDES_OF_ANSWER).map(({ url, title, description, updatedAt, lang }) => ({
    uri: url + MARKDOWN_FILE,
    name: url,
    title,
    ...(description && { description }),
    mimeType: MARKDOWN,
    annotations: { lastModified: updatedAt },
    _meta: { language: lang },
  }))
  const hasMore = found.length > GUIDES_OF_ANSWER
  return { resources, ...(hasMore && { nextCursor: String(skipped + GUIDES_OF_ANSWER) }) }
}

/** Any published page of the site: a guide leads to others. */
async function readGuide(uri: string, { place, answers }: GuideSite) {
  const { origin, pathname } = URL.canParse(uri) ? new URL(uri) : { origin: '', pathname: '' }
  const isHere = origin === place.origin && pathname.endsWith(`/${MARKDOWN_FILE}`)
  const text = isHere ? await answers.markdown(pathname.slice(0, -MARKDOWN_FILE.length)) : undefined
  if (text === undefined) throw new ResourceNotFoundError(uri)
  return { contents: [{ uri, mimeType: MARKDOWN, text }] }
}
