import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { CACHE_KEY_PARAMETERS, UNCACHEABLE_PARAMETERS } from '../../apps/site/src/request/address/page-parameters.ts'
import { ROOT } from '../folders.ts'
import { generateEdgeFiles } from './edge-files.ts'

const files = generateEdgeFiles()
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? ''

// spec: D.requests.9
test.each(files)('$path is what npm run edge makes of the list of parameters', ({ path, text }) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text)
})

/** Queries that lead to one key, whatever else is in them, and such as lead each to another. */
const ALIKE = [
  ['', 'utm_source=letter&gclid=1', 'unknown', '%73ort=price', 'SORT=price', 'sort', 'a=b;sort=price', 'a=?sort=price'],
  ['sort=price&page=2', 'gclid=1&sort=price&utm_source=x&page=2&a'],
  ['page=2&sort=price', 'page=2&x=1&sort=price'],
]
const DIFFERENT = CACHE_KEY_PARAMETERS.flatMap((name) => [`${name}=1`, `${name}=2`, `${name}=1&${name}=2`])

function expectKeys(keyOf: (query: string) => unknown): void {
  const alike = ALIKE.map((queries) => new Set(queries.map(keyOf)))
  expect(alike.map(({ size }) => size)).toEqual(ALIKE.map(() => 1))
  const keys = [...alike.flatMap((some) => [...some]), ...DIFFERENT.map(keyOf)]
  expect(new Set(keys).size).toBe(keys.length)
}

describe('Varnish and Fastly', () => {
  test.each(['varnish', 'fastly'])('%s: the key holds what pages read, letter by letter', (name) => {
    const steps = [
      ...textOf(`ops/edge/${name}.vcl`).matchAll(/X-Choice = (regsub|regsuball)\([\w.-]+, "([^"]+)", ""\);/g),
    ]
    expectKeys((query) =>
      steps.reduce(
        (rest, [, call, pattern = '']) => {
          return rest.replace(new RegExp(pattern, call === 'regsuball' ? 'g' : ''), '')
        },
        `/paris/${query && `?${query}`}`,
      ),
    )
  })

  test.each(['varnish', 'fastly'])('%s: what is for one visitor passes through', (name) => {
    const own = /req\.url ~ "([^"]+)"/.exec(textOf(`ops/edge/${name}.vcl`))?.[1] ?? ''
    for (const parameter of UNCACHEABLE_PARAMETERS) expect(`/?a=1&${parameter}=1`).toMatch(new RegExp(own))
    for (const parameter of CACHE_KEY_PARAMETERS) expect(`/?a=1&${parameter}=1`).not.toMatch(new RegExp(own))
  })
})

describe('CloudFront', () => {
  interface Headers {
    readonly [name: string]: { readonly value: string }
  }
  type Handler = (event: unknown) => { readonly headers: Headers }
  const handler: Handler = runInNewContext(`${textOf('ops/edge/cloudfront-function.js')}; handler`)
  let requests = 0
  const headersOf = (query: string | undefined, cookies = {}) => {
    requests += 1
    const request = { headers: { host: { value: 'www.a.example' } }, cookies, rawQueryString: () => query }
    const { headers } = handler({ context: { requestId: `r${requests}` }, request })
    return headers
  }

  test('the key holds what pages read, letter by letter', () => {
    expectKeys((query) => headersOf(query)['x-choice']?.value)
    expect(headersOf(undefined)['x-choice']).toEqual(headersOf('')['x-choice'])
  })

  test('what is for one visitor has a key of its own', () => {
    for (const name of UNCACHEABLE_PARAMETERS)
      expect(headersOf(`${name}=1`)['x-choice']).not.toEqual(headersOf(`${name}=1`)['x-choice'])
    const preview = { preview: { value: 'x' } }
    expect(headersOf('', preview)['x-choice']).not.toEqual(headersOf('', preview)['x-choice'])
  })

  test('it says which currency it asks for and what it keys', () => {
    const { 'x-variant': variant, 'x-forwarded-host': host } = headersOf('', { currency: { value: 'GBP' } })
    expect([variant?.value, host?.value]).toEqual([`currency=GBP;keys=${CACHE_KEY_PARAMETERS.join()}`, 'www.a.example'])
    expect(headersOf('', { currency: { value: 'XXX' } })['x-variant']?.value).toMatch(/^currency=;/)
  })

  test('it sets no header that CloudFront lets no function set, which would be a 502', () => {
    expect(Object.keys(headersOf('')).toSorted()).toEqual(['host', 'x-choice', 'x-forwarded-host', 'x-variant'])
  })

  test('the policy keys by the headers that the function sets', () => {
    const { Headers: keyed } = JSON.parse(textOf('ops/edge/cloudfront-cache-policy.json'))
      .ParametersInCacheKeyAndForwardedToOrigin.HeadersConfig
    expect(keyed.Items.toSorted()).toEqual(
      Object.keys(headersOf(''))
        .filter((name) => name !== 'host')
        .toSorted(),
    )
  })
})

describe('Cloudflare', () => {
  interface Worker {
    readonly fetch: (request: Request, env: object, context: object) => Promise<Response>
  }

  /** A worker with an empty cache, before a site that says what it was asked. */
  function startWorker() {
    const kept = new Map<string, Response>()
    const waiting: Promise<unknown>[] = []
    const context = {
      URL,
      Request,
      Response,
      caches: {
        default: {
          match: async (asked: Request | string) => {
            const { url, headers } = new Request(asked)
            const answer = kept.get(url)
            const etag = headers.get('if-none-match')
            return answer && etag === answer.headers.get('etag') ? new Response(null, { status: 304 }) : answer?.clone()
          },
          put: async (key: string, answer: Response) => void kept.set(new Request(key).url, answer),
        },
      },
      fetch: async (asked: Request) => {
        const isShared = !asked.url.includes('own')
        const headers = { etag: '"1"', 'cache-control': isShared ? 'public, s-maxage=60' : 'private, no-store' }
        return new Response(`${asked.url} ${asked.headers.get('x-variant')}`, { headers })
      },
    }
    const text = textOf('ops/edge/cloudflare-worker.js').replace('export default', 'worker =')
    const worker: Worker = runInNewContext(`let worker; ${text}; worker`, context)
    const send = async (path: string, headers = {}) => {
      const request = new Request(`https://www.a.example${path}`, { headers })
      const answer = await worker.fetch(
        request,
        {},
        { waitUntil: (promise: Promise<unknown>) => waiting.push(promise) },
      )
      await Promise.all(waiting)
      return answer
    }
    return { send, ask: async (path: string, headers = {}) => (await send(path, headers)).text(), kept }
  }

  test('the key holds what pages read, letter by letter', async () => {
    const first = new Map<string, number>()
    const queries = [...ALIKE.flat(), ...DIFFERENT]
    const { ask } = startWorker()
    const answers: string[] = []
    for (const query of queries) answers.push(await ask(`/paris/?${query}`))
    for (const [index, answer] of answers.entries()) first.set(answer, first.get(answer) ?? index)
    expectKeys((query) => first.get(answers[queries.indexOf(query)] ?? ''))
  })

  test('what is for one visitor, or says no s-maxage, is kept by nobody', async () => {
    const { ask, kept } = startWorker()
    for (const name of UNCACHEABLE_PARAMETERS) await ask(`/paris/?${name}=1`)
    await ask('/own/')
    await ask('/paris/', { cookie: 'a=b; preview=x' })
    expect([...kept.keys()]).toEqual([])
  })

  test('a browser that has the copy of the cache gets no second one', async () => {
    const { send } = startWorker()
    const statuses: number[] = []
    for (const etag of ['"1"', '"1"', '"2"']) {
      statuses.push((await send('/paris/', { 'if-none-match': etag })).status)
    }
    // The first is asked of the site, whole.
    expect(statuses).toEqual([200, 304, 200])
  })

  test('the currency is that of the cookie, if it is one of ours', async () => {
    const { ask } = startWorker()
    expect(await ask('/', { cookie: 'a=b; currency=GBP' })).toContain(
      `currency=GBP;keys=${CACHE_KEY_PARAMETERS.join()}`,
    )
    expect(await ask('/', { cookie: 'currency=XXX' })).toContain('currency=;')
  })
})
