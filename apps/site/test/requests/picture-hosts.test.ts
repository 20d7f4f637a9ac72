import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionPage, createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** Pictures of several hosts on whole pages: which are asked for, in which words, and what the policy lets a browser ask. */

const HOSTS = 'res.cloud.example=cloudinary, thumbs.example=thumbor, static.example=plain'
let site: TestSite

const image = (url: string) => ({
  mediaId: '',
  url,
  alt: 'A hall',
  width: 1600,
  height: 900,
  focalPoint: { x: 0.5, y: 0.5 },
})
const block = (id: string, url: string) => ({ id, type: 'image' as const, image: image(url) })
const tour = (id: number, url: string) => ({
  id,
  name: `Tour ${id}`,
  media: { productImages: [{ url, altText: 'A hall' }] },
})

beforeAll(async () => {
  site = await createTestSite({ IMAGE_HOSTS: HOSTS })
  const items = [
    tour(7110, '//res.cloud.example/demo/image/upload/tour.jpg'),
    tour(7111, 'https://evil.example/tour.jpg'),
    tour(7112, '/catalogue/tour'),
  ]
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items, total: 3 } })
  site.putPage({
    ...collectionPage,
    meta: { ...collectionPage.meta, image: image('https://evil.example/social.jpg') },
    heroImage: image('//thumbs.example/hero.jpg'),
  })
  site.putPage(
    pageDocument({
      uid: `${HOST}.guide`,
      pageType: 'contentPage',
      blocks: [
        block('one', '//res.cloud.example/demo/image/upload/hall.jpg'),
        block('two', 'https://thumbs.example/hall.jpg'),
        block('three', 'https://static.example/hall.jpg'),
        block('four', '/media/hall.jpg'),
        block('five', 'https://evil.example/hall.jpg'),
        block('six', 'https://static.example/moves.gif'),
        {
          id: 'gallery',
          type: 'gallery',
          pictures: [{ image: image('//evil.example/shown.jpg') }, { image: image('//static.example/shown.jpg') }],
        },
        {
          id: 'video',
          type: 'video',
          address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
          title: 'A film',
          poster: image('https://evil.example/poster.jpg'),
          captions: [],
        },
      ],
    }),
  )
})
afterAll(() => site.dispose())

/** Of each picture, and each way to ask for it, the host. */
function hostsOf(html: string): readonly string[] {
  const written = [...html.matchAll(/(?:src|href|srcSet|srcset|data-fallback|content|data-logo)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  )
  const addresses = written.flatMap((value) => value.split(/,\s+/)).map((value) => value.split(' ')[0] ?? '')
  const hosts = addresses.flatMap((value) => (URL.canParse(value) ? [new URL(value).host] : []))
  return [...new Set(hosts)].filter((host) => /cloud|thumbs|static|images|evil/.test(host)).toSorted()
}

const ALL = ['images.example', 'res.cloud.example', 'static.example', 'thumbs.example']

// spec: D.display.40
test('a page asks each host in its own words, and no other host; the policy has exactly these', async () => {
  const { body, headers } = await site.get('/guide/')
  expect(hostsOf(body)).toEqual(ALL)
  expect(body).not.toContain('evil.example')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy.find((part) => part.startsWith('img-src'))).toBe(
    "img-src 'self' data: http://images.example https://res.cloud.example https://thumbs.example https://static.example",
  )
  expect(body).toContain(
    'https://res.cloud.example/demo/image/upload/c_fill,g_center,ar_1.5,w_1814,q_90,f_auto/hall.jpg',
  )
  expect(body).toContain('https://thumbs.example/unsafe/1814x1209/filters:quality(90)/hall.jpg')
  expect(body).toContain(
    'http://images.example/media/hall.jpg?w=1814&amp;q=90&amp;auto=compress,format&amp;fit=crop&amp;ar=1.5:1',
  )
  expect(body).toMatch(/src="https:\/\/static\.example\/hall\.jpg"(?! srcSet)/)
  expect(body).toMatch(/src="https:\/\/static\.example\/moves\.gif"(?! srcSet)/)
  expect(body).not.toMatch(/src(?:Set)?=""/i)
})

test('cards, the picture of the page, and what machines are told keep to the same hosts', async () => {
  for (const path of ['/paris/', '/paris/index.md', '/guide/index.md', '/llms.txt', '/manifest.webmanifest']) {
    const { body } = await site.get(path)
    expect([path, body.includes('evil.example')]).toEqual([path, false])
  }
  const { body } = await site.get('/paris/')
  expect(body).toContain('https://res.cloud.example/demo/image/upload/c_fill,')
  // The page's own picture for social networks is of a host that is not allowed: the next one stands in.
  expect(body).toMatch(/property="og:image" content="https:\/\/thumbs\.example\/unsafe\/[^"]+\/hero\.jpg"/)
  expect(body).toMatch(/"contentUrl"|"url":"https:\/\/thumbs\.example\/unsafe\//)
})

test('each that is not asked for is counted, and each host logged once', async () => {
  await site.get('/guide/')
  const { body } = await site.internal.inject('/metrics')
  expect(Number(/^site_pictures_refused_total (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(2)
  const lines = site.logLines.filter(({ msg }) => msg === 'Picture host not allowed')
  expect(lines.map(({ host }) => host)).toEqual(['evil.example'])
})

test('a logo of a host that is not allowed leaves the brand’s drawing', async () => {
  const { header } = siteDocument()
  for (const lang of ['en', 'fr'] as const)
    site.putSite(siteDocument({ lang, header: { ...header, logoUrl: 'https://evil.example/logo.png' } }))
  await site.purge(`site:${HOST}`)
  const { body } = await site.get('/guide/')
  expect([body.includes('evil.example'), /src(?:Set)?=""/i.test(body), body.includes('<svg')]).toEqual([
    false,
    false,
    true,
  ])
})
