import { servedLanguages } from '@passepartout/content-model/locales'
import { describe, expect, test } from 'vitest'
import type { RoutingContext } from './address/resolve-address.ts'
import { createResolve, type RequestFacts } from './resolve.ts'
import { buildSiteDirectory } from './site-directory.ts'

const world: RoutingContext = {
  directory: buildSiteDirectory([
    {
      uid: 'www.wayfare.example',
      host: 'www.wayfare.example',
      folder: '',
      languages: ['en', 'fr'],
      defaultCurrency: 'EUR',
    },
    {
      uid: 'www.wayfare.example.theatre',
      host: 'www.wayfare.example',
      folder: 'theatre',
      languages: ['en'],
      defaultCurrency: 'GBP',
    },
    {
      uid: 'rome.wayfare.example',
      host: 'rome.wayfare.example',
      folder: '',
      languages: ['en'],
      defaultCurrency: 'EUR',
    },
  ]),
  hosts: { onDemandHosts: ['test', 'dev', 'test-*', '*.dev'], nonProductionDomains: ['*'] },
  servedLanguages: servedLanguages([]),
}

const resolve = createResolve(world)

const ask = (host: string | undefined, url: string, more: Partial<RequestFacts> = {}) =>
  resolve({ protocol: 'https', host, url, ...more })

const W = 'www.wayfare.example'

// spec: 1.product.9, 2.routes.1, 2.routes.2, 2.routes.3, 2.routes.7, 2.routes.8, 2.routes.9, 5.lang.1, D.hosts.1
// spec: D.hosts.8, D.hosts.9, D.pagekey.1, D.pagekey.2, D.pagekey.4, D.requests.1
describe('pages by clean address', () => {
  test.each([
    [W, '/', W, 'en', 'page'],
    [W, '/fr/', W, 'fr', 'page'],
    [W, '/paris/', `${W}.paris`, 'en', 'page'],
    [W, '/fr/paris/louvre/', `${W}.paris.louvre`, 'fr', 'page'],
    [W, '/theatre/', `${W}.theatre`, 'en', 'page'],
    [W, '/theatre/shows/', `${W}.theatre.shows`, 'en', 'page'],
    [W, '/theatres/', `${W}.theatres`, 'en', 'page'],
    [W, '/privacy-policy/', W, 'en', 'privacy'],
    [W, '/fr/terms-and-conditions/', W, 'fr', 'terms'],
    ['WWW.Wayfare.Example:443', '/', W, 'en', 'page'],
    [`${W}.`, '/', W, 'en', 'page'],
    [`${W}.localhost:3000`, '/fr/paris/', `${W}.paris`, 'fr', 'page'],
    [`stage-${W}`, '/fr/paris/', `${W}.paris`, 'fr', 'page'],
    [W, '/ar/paris/', `${W}.ar.paris`, 'en', 'page'],
    [W, '/xx/', `${W}.xx`, 'en', 'page'],
    [W, '/paris/?uid=rome.wayfare.example&lang=fr', `${W}.paris`, 'en', 'page'],
    [W, '/paris/?utm_source=x&gclid=1', `${W}.paris`, 'en', 'page'],
  ])('%s %s', (host, url, uid, lang, kind) => {
    expect(ask(host, url)).toMatchObject({ kind: 'visit', visit: { uid, lang, kind } })
  })

  test('a language flagged as unsupported is served once it is enabled', () => {
    const enabled = createResolve({ ...world, servedLanguages: servedLanguages(['ar']) })
    const answer = enabled({ protocol: 'https', host: W, url: '/ar/paris/' })
    expect(answer).toMatchObject({ kind: 'visit', visit: { uid: `${W}.paris`, lang: 'ar' } })
  })
})

// spec: D.hosts.4, D.hosts.7
describe('pages by uid, outside production', () => {
  test.each([
    ['localhost:3000', `/?uid=${W}`, 'development', W, 'en', 'page', '/'],
    ['localhost:3000', `/?uid=${W}.paris&lang=fr`, 'development', `${W}.paris`, 'fr', 'page', '/fr/paris/'],
    ['127.0.0.1:3000', `/?uid=${W}.paris&lang=xx`, 'development', `${W}.paris`, 'en', 'page', '/paris/'],
    ['localhost', `/privacy-policy/?uid=${W}&lang=fr`, 'development', W, 'fr', 'privacy', '/fr/privacy-policy/'],
    ['dev.internal', `/?uid=${W}`, 'onDemand', W, 'en', 'page', '/'],
    ['test-12.internal', `/?uid=${W}`, 'onDemand', W, 'en', 'page', '/'],
    ['branch.dev', `/?uid=${W}`, 'onDemand', W, 'en', 'page', '/'],
    ['stage-microbrands.internal', '/?uid=rome.wayfare.example', 'staging', 'rome.wayfare.example', 'en', 'page', '/'],
    [`stage-${W}`, `/?uid=${W}.paris`, 'staging', `${W}.paris`, 'en', 'page', '/paris/'],
  ])('%s %s', (host, url, environment, uid, lang, kind, path) => {
    expect(ask(host, url)).toMatchObject({ kind: 'visit', visit: { environment, uid, lang, kind, path } })
  })

  test.each([
    ['localhost:3000', '/'],
    ['localhost:3000', '/paris/'],
    ['localhost:3000', '/?uid=nobody.example'],
    ['test.internal', '/'],
    // spec: D.hosts.5
  ])('%s %s lists the sites', (host, url) => {
    expect(ask(host, url)).toMatchObject({ kind: 'siteList' })
  })

  // spec: D.hosts.6
  test('a staging host never shows a uid of another host', () => {
    expect(ask(`stage-${W}`, '/?uid=rome.wayfare.example')).toMatchObject({ kind: 'visit', visit: { uid: W } })
  })
})

describe('files for machines', () => {
  const robots = { name: 'robots' }
  test.each([
    [W, '/robots.txt', robots, 'production', W],
    [W, '/robots.txt?x=1', robots, 'production', W],
    [`${W}.localhost:3000`, '/llms.txt', { name: 'llms' }, 'production', W],
    [`${W}.localhost:3000`, '/llms-full.txt', { name: 'llmsFull' }, 'production', W],
    [W, '/sitemap.xml', { name: 'sitemapIndex' }, 'production', W],
    [W, '/favicon.ico', { name: 'favicon' }, 'production', W],
    [W, '/sitemap-12.xml', { name: 'sitemap', number: 12 }, 'production', W],
    [`stage-${W}`, '/robots.txt', robots, 'staging', W],
    ['localhost:3000', '/robots.txt', robots, 'development', undefined],
    ['branch.dev', '/robots.txt', robots, 'onDemand', undefined],
  ])('%s %s', (host, url, file, environment, known) => {
    expect(ask(host, url)).toEqual({ kind: 'file', file, environment, host: known })
  })

  test.each([
    '/sitemap-0.xml',
    '/sitemap-01.xml',
    '/sitemap-123456.xml',
    '/fr/robots.txt',
    '/Robots.txt',
    '/a/llms.txt',
  ])('%s is none', (url) => expect(ask(W, url)).toMatchObject({ kind: 'notFound' }))

  test('an unknown host has none', () => {
    expect(ask('nobody.example', '/robots.txt')).toMatchObject({ kind: 'refused', status: 421 })
  })
})

test('a web manifest stands beside the home page of a site, in each language', () => {
  const file = { name: 'manifest', home: { siteUid: `${W}.theatre`, uid: `${W}.theatre`, lang: 'fr' } }
  expect(ask(W, '/fr/theatre/manifest.webmanifest')).toMatchObject({ kind: 'file', file, host: W })
  expect(ask(W, '/fr/paris/manifest.webmanifest')).toMatchObject({ kind: 'notFound' })
})

describe('a page as Markdown', () => {
  test.each([
    [W, '/index.md', W, 'en', '/'],
    [W, '/fr/paris/index.md', `${W}.paris`, 'fr', '/fr/paris/'],
    [W, '/paris/index.md?gclid=1', `${W}.paris`, 'en', '/paris/'],
    ['localhost', `/index.md?uid=${W}.paris&lang=fr`, `${W}.paris`, 'fr', '/fr/paris/'],
  ])('%s %s', (host, url, uid, lang, path) => {
    expect(ask(host, url)).toMatchObject({ kind: 'markdown', visit: { uid, lang, path, kind: 'page' } })
  })

  test.each([
    ['/en/paris/index.md', '/paris/index.md'],
    ['/Paris//INDEX.md/?a=1', '/paris/index.md?a=1'],
  ])('%s → %s', (url, location) => {
    expect(ask(W, url)).toMatchObject({ kind: 'redirect', location })
  })

  test('nothing lies below it', () => {
    expect(ask(W, '/index.md/paris/')).toMatchObject({ kind: 'notFound' })
  })
})

test('the gallery exists in development alone', () => {
  expect(ask('localhost:3000', `/_gallery/?uid=${W}&lang=fr`)).toMatchObject({ kind: 'gallery', visit: { lang: 'fr' } })
  expect(ask(W, '/_gallery/')).toMatchObject({ kind: 'visit' })
  expect(ask(`stage-${W}`, `/_gallery/?uid=${W}`)).toMatchObject({ kind: 'visit' })
})

// spec: D.pagekey.5
describe('one canonical address', () => {
  test.each([
    ['/paris', '/paris/'],
    ['/Paris/', '/paris/'],
    ['//paris//louvre/', '/paris/louvre/'],
    ['/en/', '/'],
    ['/en/paris/', '/paris/'],
    ['/FR/paris/', '/fr/paris/'],
    ['/fr', '/fr/'],
    ['/%70aris/', '/paris/'],
    ['/paris?gclid=1&ci=2', '/paris/?gclid=1&ci=2'],
    ['/é', '/%C3%A9/'],
    ['/a%23b%3fc', '/a%23b%3Fc/'],
  ])('%s → %s', (url, location) => {
    expect(ask(W, url)).toMatchObject({ kind: 'redirect', location })
  })
})

describe('refusals', () => {
  test.each([
    ['nobody.example', '/', 421],
    ['10.0.0.1', '/', 421],
    [`x.${W}`, '/', 421],
    [`${W}.evil.example`, '/', 421],
    [undefined, '/', 400],
    ['', '/', 400],
    ['a b', '/', 400],
    [`${W}@evil.example`, '/', 400],
    // spec: D.hosts.2
  ])('%s %s → %i', (host, url, status) => {
    expect(ask(host, url)).toMatchObject({ kind: 'refused', status })
  })

  test.each(['//evil.example', '/wp-login.php', '/../etc/', '/paris.html/', '/paris-copy/'])(
    '%s is not found, with its brand',
    (url) => {
      expect(ask(W, url)).toMatchObject({ kind: 'notFound', visit: { siteUid: W } })
    },
  )

  test('a copy is shown on staging', () => {
    expect(ask(`stage-${W}`, '/paris-copy/')).toMatchObject({ kind: 'visit' })
  })
})

test('names below localhost are served where sample data is, and nowhere else', () => {
  const strict = createResolve({ ...world, hosts: { ...world.hosts, nonProductionDomains: [] } })
  expect(strict({ protocol: 'http', host: `${W}.localhost:3000`, url: '/' })).toMatchObject({
    kind: 'refused',
    status: 421,
  })
})

// spec: D.currencies.5, D.currencies.7
describe('currency of the visit', () => {
  test.each<[string, Partial<RequestFacts>, string]>([
    ['/', {}, 'EUR'],
    ['/theatre/', {}, 'GBP'],
    ['/', { cookie: 'a=b; currency=JPY' }, 'JPY'],
    ['/?currency=inr', { cookie: 'currency=JPY' }, 'INR'],
    ['/', { cookie: 'currency=XXX' }, 'EUR'],
    ['/', { cookie: 'notcurrency=JPY' }, 'EUR'],
    ['/', { country: 'us' }, 'USD'],
    ['/', { country: 'US', cookie: 'currency=JPY' }, 'JPY'],
    ['/', { variant: 'currency=SEK;viewport=mobile', cookie: 'currency=JPY' }, 'SEK'],
    ['/', { userAgent: 'Googlebot/2.1', cookie: 'currency=JPY', country: 'US' }, 'EUR'],
  ])('%s %o → %s', (url, facts, currency) => {
    expect(ask(W, url, facts)).toMatchObject({ visit: { currency } })
  })
})

describe('a parameter is its literal name and its first value', () => {
  test.each([
    ...['%63urrency=JPY', 'CURRENCY=JPY', 'Currency=JPY', 'currenc%79=JPY', 'currency%3DJPY', 'currency%3d=JPY'],
    ...['?currency=JPY', '%3Fcurrency=JPY', '%26currency=JPY', 'a=b%26currency=JPY', 'a=b;currency=JPY'],
    ...['+currency=JPY', 'currency+=JPY', 'currency[]=JPY', 'currency.=JPY', ' currency=JPY', 'currency=&currency=JPY'],
    ...[
      'currency=xx&currency=JPY',
      'currency=JP%59',
      'currency=JPY+',
      'currency=+JPY',
      'currency=JPY%00',
      'сurrency=JPY',
    ],
    ...[
      'currency==JPY',
      'currency=JPY;a=b',
      'currency=JPYX',
      'currency=%EF%BC%AA%EF%BC%B0%EF%BC%B9',
      'currency',
      'a=currency=JPY',
    ],
    // spec: D.requests.15
  ])('?%s is not JPY', (search) => {
    expect(ask(W, `/?${search}`)).toMatchObject({ visit: { currency: 'EUR' } })
  })

  test.each([
    'currency=JPY',
    'currency=jpy',
    'a=b&currency=JPY',
    '&&currency=JPY&',
    'currency&currency=JPY',
    'CURRENCY=GBP&currency=JPY',
    // spec: D.requests.15
  ])('?%s is JPY', (search) => {
    expect(ask(W, `/?${search}&currency=GBP`)).toMatchObject({ visit: { currency: 'JPY' } })
  })

  test.each(['UID', 'ui%64', ' uid'])('?%s names no page', (name) => {
    expect(ask('localhost', `/?${name}=${W}`)).toMatchObject({ kind: 'siteList' })
  })
})

// spec: 3.context.1, 3.names.2, 4.other.3, 6.roles.5, D.privacy.23
describe('device of the visit', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1'
  const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

  test.each<[string, Partial<RequestFacts>, string, boolean]>([
    ['a phone', { userAgent: iphone }, 'mobile', false],
    ['a computer', { userAgent: linux }, 'desktop', false],
    ['a computer that says it is a phone', { userAgent: linux, mobileHint: '?1' }, 'mobile', false],
    ['a phone that asks for the desktop', { userAgent: iphone, mobileHint: '?0' }, 'desktop', false],
    ['a phone that the edge took for a computer', { userAgent: iphone, variant: 'viewport=desktop' }, 'desktop', false],
    ['what the edge says', { userAgent: linux, variant: 'currency=EUR;viewport=mobile' }, 'mobile', false],
    ['what the edge does not know', { userAgent: iphone, variant: 'viewport=watch' }, 'mobile', false],
    ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; bingbot/2.0)' }, 'desktop', true],
  ])('%s', (_, facts, viewport, isBot) => {
    expect(ask(W, '/fr/', facts)).toMatchObject({ visit: { host: W, uid: W, lang: 'fr', viewport, isBot } })
  })
})

test.each(['/%', '/%E0%A4%A', '/%00', '/a%2Fb/', '/a%5cb/', '/a\\b/', `/${'a'.repeat(10_000)}/`, 'paris', '*'])(
  '%.20s cannot be read, and is refused in the name of the site',
  (url) => {
    expect(ask(W, url)).toMatchObject({ kind: 'unreadable', visit: { siteUid: W, uid: W } })
    expect(ask('localhost', url)).toEqual({ kind: 'refused', status: 400, reason: 'Invalid URL' })
  },
)

const REVIEWS = { order: 'newest', stars: 5 }
const JUST_DAYS = { party: { adults: 3, children: 0, infants: 0 }, list: { when: ['today'] } }
test.each([
  ['/paris/', { ...JUST_DAYS, list: { when: ['today'], sort: ['price'] }, reviews: REVIEWS }],
  ['/paris/index.md', { ...JUST_DAYS, list: { when: ['today'], sort: ['price'] }, reviews: REVIEWS }],
  // Nothing there has reviews.
  ['/search/', { ...JUST_DAYS, list: { when: ['today'], sort: ['price'] } }],
  // What is no list has the days of one, and no order.
  ['/wish-list/', JUST_DAYS],
  ['/wish-list/compare/', JUST_DAYS],
])('of a choice %s has %j', (path, choice) => {
  const resolution = ask(W, `${path}?adults=3&when=today&sort=price&reviews=newest-5`)
  expect('visit' in resolution && resolution.visit.choice).toEqual(choice)
})
