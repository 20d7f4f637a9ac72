import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../../../../test/tools/listen.ts'

/** A catalogue that is made of numbers: cities that no sample knows, and as many tour groups in each as are wanted. */
export interface GeneratedCatalogue {
  readonly url: string
  /** Paths of all requests, with their queries. */
  readonly requests: string[]
  /** Cities by code, with the number of their tour groups; may be changed meanwhile. */
  readonly cities: Map<string, number>
  /** Languages, as the API writes them, in which it has names and slugs; may be changed meanwhile. */
  readonly languages: Set<string>
  /** What the paths begin with that it fails at now; `/` is everything. */
  readonly failing: Set<string>
  close(): Promise<void>
}

const CITY_LIST = '/api/v6/tour-groups/list-by/city/'
const TOUR_GROUP = /^\/api\/v6\/tour-groups\/(\d+)\/$/
/** Each city has the numbers from here on, and then ten thousand. */
const FIRST_ID = 910_000
const IDS_OF_A_CITY = 10_000

/** @param cities code and number of tour groups */
export async function startGeneratedCatalogue(cities: Readonly<Record<string, number>>): Promise<GeneratedCatalogue> {
  const catalogue = {
    requests: [] as string[],
    cities: new Map(Object.entries(cities)),
    languages: new Set(['EN', 'FR', 'DE']),
    failing: new Set<string>(),
  }
  const server = createServer((request, response) => respond(request, response, catalogue))
  const port = await listen(server)
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { ...catalogue, url: `http://127.0.0.1:${port}`, close }
}

type World = Pick<GeneratedCatalogue, 'requests' | 'cities' | 'languages' | 'failing'>

function respond({ url = '/' }: IncomingMessage, response: ServerResponse, world: World): void {
  world.requests.push(url)
  if ([...world.failing].some((start) => url.startsWith(start))) return void response.writeHead(503).end('away')
  const { pathname, searchParams } = new URL(url, 'http://catalogue.example')
  const answer = answerTo(pathname, searchParams, world)
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
}

function answerTo(path: string, query: URLSearchParams, { cities, languages }: World): unknown {
  const language = query.get('language') ?? 'EN'
  if (path === '/api/v1/city/list/') {
    const listed = [...cities.keys()].map((code) => ({ code, displayName: nameOf(code) }))
    return { cities: listed, total: listed.length }
  }
  if (path.startsWith(CITY_LIST)) {
    // A list is asked for by the city's name, as the list of cities writes it.
    const name = decodeURIComponent(path.slice(CITY_LIST.length, -1))
    const code = [...cities.keys()].find((known) => nameOf(known) === name) ?? ''
    const total = languages.has(language) ? (cities.get(code) ?? 0) : 0
    const offset = Number(query.get('offset') ?? 0)
    const count = Math.max(0, Math.min(total - offset, Number(query.get('limit') ?? 20)))
    const items = Array.from({ length: count }, (_, place) => tourGroup(code, offset + place, cities, language))
    return { pageData: { items, total } }
  }
  const id = Number(TOUR_GROUP.exec(path)?.[1] ?? Number.NaN)
  const code = [...cities.keys()][Math.floor((id - FIRST_ID) / IDS_OF_A_CITY)]
  return code && tourGroup(code, (id - FIRST_ID) % IDS_OF_A_CITY, cities, language)
}

/** The number of a tour group by its city and its place there. */
export function generatedTgid(
  code: string,
  place: number,
  { cities }: { readonly cities: ReadonlyMap<string, number> },
): number {
  return FIRST_ID + [...cities.keys()].indexOf(code) * IDS_OF_A_CITY + place
}

function tourGroup(code: string, place: number, cities: ReadonlyMap<string, number>, language: string) {
  return {
    id: generatedTgid(code, place, { cities }),
    name: `${NOUN[language] ?? 'Stroll'} ${nameOf(code)} ${place}`,
    cityCode: code,
    cityDisplayName: nameOf(code),
    urlSlugs: { [language]: `${code.toLowerCase()}-${place}` },
    listingPrice: { currencyCode: 'EUR', finalPrice: 20 + (place % 50), type: 'PER_PERSON' },
  }
}

const NOUN: Readonly<Record<string, string>> = { EN: 'Lantern', FR: 'Lanterne', DE: 'Laterne' }

/** TARNIA is Tarnia. */
function nameOf(code: string): string {
  return code.charAt(0) + code.slice(1).toLowerCase()
}
