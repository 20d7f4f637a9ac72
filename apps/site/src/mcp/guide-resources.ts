import { type McpServer, ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server'
import { MARKDOWN_FILE } from '../request/address/parse-address.ts'
import type { ListedGuide } from '../seo/list-guides.ts'
import type { McpSite } from './build-site-address.ts'
import type { InternalSiteClient } from './internal-site-client.ts'

/** Where resources are found. */
export interface GuideResourceServices {
  readonly place: McpSite
  readonly answers: Pick<InternalSiteClient, 'markdown'>
  /** Guides of the site in all of its languages (`listGuides`). */
  readonly guides: (skipped: number) => Iterable<ListedGuide>
}

const GUIDES_OF_ANSWER = 50
const CURSOR = /^\d{1,6}$/
const MARKDOWN = 'text/markdown'

/** Offers the guides of a site as resources of the Model Context Protocol: the address of their Markdown is their URI. */
export function registerGuideResources({ server }: McpServer, site: GuideResourceServices): void {
  server.registerCapabilities({ resources: {} })
  server.setRequestHandler('resources/list', ({ params }) => listResources(params?.cursor ?? '0', site))
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }))
  server.setRequestHandler('resources/read', ({ params }) => readResource(params.uri, site))
}

function listResources(cursor: string, { guides }: GuideResourceServices) {
  if (!CURSOR.test(cursor)) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'This is no cursor of this site.')
  const found = Iterator.from(guides(Number(cursor)))
    .take(GUIDES_OF_ANSWER + 1)
    .toArray()
  const resources = found.slice(0, GUIDES_OF_ANSWER).map(({ url, title, description, lang, document }) => ({
    uri: url + MARKDOWN_FILE,
    name: url,
    title,
    ...(description && { description }),
    mimeType: MARKDOWN,
    annotations: { lastModified: document.updatedAt },
    _meta: { language: lang },
  }))
  const next = found[GUIDES_OF_ANSWER]
  return { resources, ...(next && { nextCursor: String(next.place) }) }
}

/** Any published page of the site: a guide leads to others. */
async function readResource(uri: string, { place, answers }: GuideResourceServices) {
  const { origin, pathname } = URL.canParse(uri) ? new URL(uri) : { origin: '', pathname: '' }
  const isHere = origin === place.origin && pathname.endsWith(`/${MARKDOWN_FILE}`)
  const text = isHere ? await answers.markdown(pathname.slice(0, -MARKDOWN_FILE.length)) : undefined
  if (text === undefined) throw new ResourceNotFoundError(uri)
  return { contents: [{ uri, mimeType: MARKDOWN, text }] }
}
