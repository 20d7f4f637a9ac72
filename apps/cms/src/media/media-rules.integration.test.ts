import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  drawPicture,
  makeSite,
  pictureUploadForm,
  startTestSystem,
  type TestSystem,
} from '../access/content-system.fixture.ts'
import { toSafeFileStem } from '../access/picture-file.ts'
import { pageDocumentFixture } from '../publishing/build/document.fixture.ts'
import { SqlitePublishedStoreWriter } from '../publishing/published-store.ts'

let system: TestSystem
let siteId = 0

beforeAll(async () => {
  system = await startTestSystem()
  siteId = await makeSite(system, 'www.a.example', { languages: ['en', 'fr'] })
}, 60_000)
afterAll(() => system.stop())

const created = z.object({ doc: z.object({ id: z.number(), filename: z.string() }) })

async function upload(name: string, bytes?: Uint8Array<ArrayBuffer>) {
  const answer = await system.request(
    'translator',
    'POST',
    '/api/media?locale=en',
    pictureUploadForm(name, bytes ?? (await drawPicture())),
  )
  return answer.status === 201 ? created.parse(answer.body).doc : answer
}

/** The page that shows a picture, as the publisher would have written it. */
function showOnPage(mediaId: number, lang: 'en' | 'fr'): void {
  const store = new SqlitePublishedStoreWriter(join(system.folder, 'published', 'published.db'))
  const uid = `www.a.example.page-${mediaId}`
  const document = pageDocumentFixture({ uid, lang, translationGroup: uid })
  store.writePage({ document, references: [`media:${mediaId}`] })
  store.close()
}

/** As Payload says it, with the field that the form marks. */
const NO_DESCRIPTION = expect.objectContaining({
  data: expect.objectContaining({
    errors: [{ label: 'Description', message: 'Say in a few words what the picture shows.', path: 'alt' }],
  }),
})

const stored = () => readdirSync(join(system.folder, 'media')).sort()
const refusal = (message: string) => ({ errors: [{ message }] })
/** Said below the file, too; Payload names the error where it does not explain it. */
const refusalOfFile = (message: string, more: { readonly name?: string } = { name: 'APIError' }) => ({
  errors: [{ ...more, message, data: { errors: [{ path: 'file', message }] } }],
})

// spec: D.admin.19
test('a picture needs a description, and keeps the point that must stay visible', async () => {
  const bytes = await drawPicture()
  for (const fields of [{}, { alt: '' }, { alt: '  ' }, { alt: 5 }]) {
    const refused = await system.request(
      'editor',
      'POST',
      '/api/media?locale=en',
      pictureUploadForm('mute.png', bytes, fields),
    )
    expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ errors: [NO_DESCRIPTION] })])
  }
  expect(stored().filter((name) => name.startsWith('mute'))).toEqual([])
  const fields = { alt: 'A blue field', focalX: 12, focalY: 80 }
  const answer = await system.request(
    'editor',
    'POST',
    '/api/media?locale=en',
    pictureUploadForm('point.png', bytes, fields),
  )
  const { id } = created.shape.doc.parse(created.parse(answer.body).doc)
  const { focalX, focalY, alt } = await system.payload.findByID({ collection: 'media', id, locale: 'en' })
  expect({ focalX, focalY, alt }).toEqual(fields)
})

// spec: D.admin.3
test('what a translator may change of a picture, by where visitors see it', async () => {
  const { payload, request } = system
  const { id } = created.shape.doc.parse(await upload('live.png'))
  const path = `/api/media/${id}`
  const replaced = pictureUploadForm('other.png', await drawPicture('jpeg'), {})
  expect((await request('translator', 'PATCH', path, replaced)).status).toBe(200)
  await request('editor', 'PATCH', `${path}?locale=en`, { alt: 'A blue field', focalX: 40, focalY: 40 })
  showOnPage(id, 'en')
  const before = { files: stored(), media: await payload.findByID({ collection: 'media', id, locale: 'all' }) }

  const sentence = `Your account may not change what visitors see, and this picture is shown by www.a.example.page-${id}. Upload it as a new picture, or ask an editor.`
  const refused = { status: 403, body: refusal(sentence) }
  const changes: [string, object][] = [
    [path, pictureUploadForm('evil.png', await drawPicture(), {})],
    [`${path}?locale=fr`, pictureUploadForm('evil.png', await drawPicture(), {})],
    [`${path}?locale=fr`, { focalX: 1 }],
    [`${path}?locale=fr`, { credit: 'Me' }],
    [`${path}?locale=fr&uploadEdits[focalPoint][x]=1&uploadEdits[focalPoint][y]=1`, {}],
    [`${path}?locale=en`, { alt: 'Something else' }],
    [`${path}?locale=all`, { alt: { en: 'Something else' } }],
  ]
  for (const [address, body] of changes) {
    const { status, body: said } = await request('translator', 'PATCH', address, body)
    expect({ status, body: said }).toEqual(refused)
  }
  const { status, body } = await request(
    'translator',
    'PATCH',
    '/api/media?where[id][exists]=true',
    pictureUploadForm('x.png', await drawPicture(), {}),
  )
  expect({ status, body }).toEqual({
    status: 403,
    body: refusal('Your account may change pictures only one at a time.'),
  })
  expect({ files: stored(), media: await payload.findByID({ collection: 'media', id, locale: 'all' }) }).toEqual(before)

  const french = { alt: 'Un champ bleu', focalX: 40, focalY: 40, credit: null }
  expect((await request('translator', 'PATCH', `${path}?locale=fr`, french)).status).toBe(200)
  expect((await request('editor', 'PATCH', path, pictureUploadForm('new.png', await drawPicture(), {}))).status).toBe(
    200,
  )
})

// spec: D.admin.4
test('a picture that visitors see is not deleted, the logo of a site included', async () => {
  const { payload, request } = system
  const logo = created.shape.doc.parse(await upload('logo.png'))
  await payload.update({ collection: 'sites', id: siteId, data: { header: { logo: { media: logo.id } } } })
  const answer = await request('editor', 'DELETE', `/api/media/${logo.id}`)
  expect([answer.status, answer.body]).toEqual([409, refusal('This picture is shown by www.a.example.')])
  const changed = await request('translator', 'PATCH', `/api/media/${logo.id}?locale=fr`, { alt: 'x' })
  expect(changed.status).toBe(403)
})

test.each([
  ['Pont Neuf, Paris.JPG', 'pont-neuf-paris'],
  ['tail.html', 'tail'],
  ['..%2f..%2fetc%2fpasswd.png', 'passwd'],
  ['a/b\\c.png', 'c'],
  ['nul\u0000byte.png', 'nul-byte'],
  ['.htaccess', 'picture'],
  ['🌉.png', 'picture'],
  ['', 'picture'],
  ['Москва.png', 'moskva'],
  [`${'long-'.repeat(60)}.png`, 'long-'.repeat(16).slice(0, 79)],
])('a file that came as %j is called %s', (sent, expected) => {
  expect(toSafeFileStem(sent)).toBe(expected)
})

test.each([
  ['tail.html', 'jpeg', 'tail.jpg'],
  ['photo.png', 'jpeg', 'photo.jpg'],
  ['..%2f..%2fevil.png', 'png', 'evil.png'],
  ['x.php.gif', 'gif', 'x-php.gif'],
  ['moving.svg', 'webp', 'moving.webp'],
  ['new', 'avif', 'new.avif'],
  // spec: D.admin.5
] as const)('a file %s that holds a %s is stored as %s', async (name, format, expected) => {
  const page = new TextEncoder().encode('<html><script>alert(1)</script></html>')
  const bytes = new Uint8Array([...(await drawPicture(format)), ...(format === 'jpeg' ? page : [])])
  expect(created.shape.doc.parse(await upload(name, bytes)).filename).toBe(expected)
})

const page = new TextEncoder().encode('<html></html>')
/** A small picture whose header says that it is huge. */
async function huge(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await drawPicture()
  const header = new DataView(bytes.buffer, 12, 21)
  header.setUint32(4, 16_000)
  header.setUint32(8, 16_000)
  header.setUint32(17, crc32(bytes.subarray(12, 29)))
  return bytes
}

/** A picture of which the rest was lost on its way; its header is whole. */
async function torn(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: '#468',
      noise: { type: 'gaussian', mean: 99, sigma: 60 },
    },
  })
  const bytes = await noise.png().toBuffer()
  return new Uint8Array(bytes.subarray(0, bytes.length / 3))
}

test('a picture of which a part is missing is refused in a sentence, and nothing of it is left', async () => {
  const before = stored()
  const { totalDocs } = await system.payload.count({ collection: 'media' })
  const { status, body } = await system.request(
    'editor',
    'POST',
    '/api/media?locale=en',
    pictureUploadForm('torn.png', await torn()),
  )
  expect([status, body]).toEqual([400, refusalOfFile('This file is no picture, or it is damaged.', {})])
  expect([stored(), (await system.payload.count({ collection: 'media' })).totalDocs]).toEqual([before, totalDocs])
})

test.each([
  ['a page that says it is a picture', () => page, 'This file is no picture, or it is damaged.'],
  [
    'a drawing',
    () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    'A picture is a JPEG, PNG, WebP, AVIF or GIF file.',
  ],
  [
    'a drawing without a size',
    () => new TextEncoder().encode('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'A picture is a JPEG, PNG, WebP, AVIF or GIF file.',
  ],
  [
    'a drawing with a script that says it is a JPEG',
    () =>
      new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>',
      ),
    'A picture is a JPEG, PNG, WebP, AVIF or GIF file.',
  ],
  ['256 megapixels', huge, 'This picture has 256 megapixels; at most 100 are taken. Make it smaller first.'],
])(
  // spec: D.admin.5
  '%s is refused in a sentence',
  async (_name, draw, sentence) => {
    const { status, body } = await system.request(
      'editor',
      'POST',
      '/api/media',
      pictureUploadForm('x.png', await draw()),
    )
    expect([status, body]).toEqual([400, refusalOfFile(sentence)])
  },
  30_000,
)

test.each(['http://127.0.0.1:1/x.png', 'https://pictures.example/x.png', 'file:///etc/passwd'])(
  // spec: D.admin.5
  'the content system fetches nothing from %s, and says so',
  async (url) => {
    const { status, body } = await system.request('editor', 'POST', '/api/media', { url, filename: 'x.png', alt: 'x' })
    expect([status, body]).toEqual([
      400,
      refusal('Pictures are uploaded as files: the content system fetches none from an address.'),
    ])
  },
)
