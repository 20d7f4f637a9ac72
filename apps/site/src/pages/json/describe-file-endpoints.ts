import { z } from 'zod'
import {
  type OpenapiFragment,
  type OpenapiParameters,
  type OperationParameters,
  openapiGetOperation,
  PAGE_PATH_PARAMETER,
  PAGE_QUERY_PARAMETERS,
  PRODUCT_ID_PARAMETER,
  VISIT_QUERY_PARAMETERS,
} from './build-openapi.ts'

/** What only some hosts serve. */
export interface OptionalFileEndpoints {
  /** `/llms-full.txt`. */
  readonly hasGuideText: boolean
  readonly hasGuideFeed: boolean
  /** Calendars of performances; a site without shows has none. */
  readonly hasPerformances: boolean
  /** `security.txt` needs a contact. */
  readonly hasContact: boolean
  /** Media types of its product feeds. */
  readonly feedTypes: readonly string[]
}

const TEXT = 'text/plain'
const XML = 'application/xml'
const MARKDOWN = 'text/markdown'
const CALENDAR = 'text/calendar'
const NUMBER = { number: [z.int().positive(), 'From 1; `/sitemap.xml` names each'] } satisfies OpenapiParameters
const FEED = { feed: [z.string(), '`/.well-known/api-catalog` names each'] } satisfies OpenapiParameters

/** The texts, calendars and feeds of a host for its OpenAPI document: addresses that are read and have no schema. */
export function describeFileEndpoints(served: OptionalFileEndpoints): OpenapiFragment {
  const { hasGuideText, hasGuideFeed, hasPerformances, hasContact, feedTypes } = served
  return {
    paths: {
      '/index.md': read('getHomeText', 'The home page as Markdown', MARKDOWN, { query: PAGE_QUERY_PARAMETERS }),
      '/x-t{id}/index.md': read('getProductText', 'A product as Markdown; redirects to its full address', MARKDOWN, {
        path: PRODUCT_ID_PARAMETER,
        query: { ...PAGE_QUERY_PARAMETERS, ...VISIT_QUERY_PARAMETERS },
      }),
      '/{page}/index.md': read('getPageText', 'Any page of the site as Markdown', MARKDOWN, {
        path: PAGE_PATH_PARAMETER,
        query: PAGE_QUERY_PARAMETERS,
      }),
      '/x-t{id}/visit.ics': read(
        'getVisit',
        'The chosen visit as a calendar; redirects to its full address',
        CALENDAR,
        {
          path: PRODUCT_ID_PARAMETER,
          query: VISIT_QUERY_PARAMETERS,
        },
      ),
      ...(hasPerformances && {
        '/performances.ics': read('getAccessPerformances', 'Performances with access of all shows', CALENDAR),
        '/{page}/performances.ics': read('getPerformances', 'Of a show; of a city, those with access', CALENDAR, {
          path: PAGE_PATH_PARAMETER,
        }),
      }),
      ...(hasGuideFeed && { '/guides.atom': read('getGuides', 'The newest guides', 'application/atom+xml') }),
      ...(feedTypes.length > 0 && {
        '/feeds/{feed}': read('getFeed', 'A file of all products', feedTypes, { path: FEED }),
      }),
      '/llms.txt': read('getOverview', 'The pages of the site for language models', TEXT),
      ...(hasGuideText && { '/llms-full.txt': read('getGuideText', 'All guides as one text', TEXT) }),
      '/robots.txt': read('getRobots', 'What crawlers may read', TEXT),
      '/sitemap.xml': read('getSitemaps', 'Where the sitemaps are', XML),
      '/sitemap-{number}.xml': read('getSitemap', 'Pages that editors write', XML, { path: NUMBER }),
      '/sitemap-products-{number}.xml': read('getProductSitemap', 'Pages of products', XML, { path: NUMBER }),
      '/manifest.webmanifest': read('getManifest', 'Name and icons of the site', 'application/manifest+json'),
      '/.well-known/api-catalog': read('getCatalog', 'What the host offers programs', 'application/linkset+json'),
      ...(hasContact && { '/.well-known/security.txt': read('getContact', 'Who is told of a weakness', TEXT) }),
    },
    schemas: {},
  }
}

function read(operationId: string, summary: string, types: string | readonly string[], taken?: OperationParameters) {
  const content = Object.fromEntries([types].flat().map((type) => [type, { schema: { type: 'string' } }]))
  return { get: openapiGetOperation(operationId, summary, content, taken) }
}
