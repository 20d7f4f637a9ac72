import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startS3 } from '../../../../../test/tools/start-s3.ts'
import {
  drawPicture,
  pictureUploadForm,
  startTestSystem,
  type TestSystem,
} from '../../access/content-system.fixture.ts'
import { uploadPictures } from '../../content-files/pictures/upload-pictures.ts'
import { loadSettings } from '../../infrastructure/settings.ts'
import { cleanUpTrashAndAbandonedDrafts } from '../../start/clean-up-trash-and-abandoned-drafts.ts'

let s3: Awaited<ReturnType<typeof startS3>>
let system: TestSystem

beforeAll(async () => {
  s3 = await startS3()
  for (const [name, value] of Object.entries({ ...s3.settings, S3_TIMEOUT: '1000' })) vi.stubEnv(name, value)
  system = await startTestSystem()
}, 60_000)
afterAll(async () => {
  await system.stop()
  await s3.remove()
})
beforeEach(async () => {
  await s3.stop()
  await s3.start()
})

const created = z.object({
  doc: z.object({
    id: z.number(),
    filename: z.string(),
    url: z.string(),
    sizes: z.object({ thumbnail: z.object({ filename: z.string(), url: z.string() }) }),
  }),
})

/** Wider than a thumbnail, so that it has one. */
async function drawWide(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#468' } })
  return new Uint8Array(await picture.jpeg().toBuffer())
}

async function upload(name: string, bytes?: Uint8Array<ArrayBuffer>, fields?: object) {
  const form = pictureUploadForm(name, bytes ?? (await drawWide()), fields)
  const answer = await system.request('editor', 'POST', '/api/media?locale=en', form)
  expect([answer.status, answer.body]).toEqual([201, expect.anything()])
  return created.parse(answer.body).doc
}

/** What a stranger, as an image host is one, reads of a file in the bucket. */
async function inBucket(name: string) {
  const answer = await fetch(`${s3.origin}/${name}`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return answer.ok ? { type: answer.headers.get('content-type'), bytes } : answer.status
}

const refusal = (message: string) => ({ errors: [{ message }] })
const AWAY = 'The storage of pictures does not answer. Nothing was changed; try again in a minute.'
const onDisk = () => {
  const folder = join(system.folder, 'media')
  return existsSync(folder) ? readdirSync(folder) : []
}
let names = 0
/** One that no picture had before. */
function freshName(): string {
  names += 1
  return `fresh-${String.fromCharCode(96 + names)}.jpg`
}
const listMedia = async () => (await system.payload.find({ collection: 'media', locale: 'all', trash: true })).docs
const listLog = async () => (await system.payload.find({ collection: 'log', sort: 'id', pagination: false })).docs

// spec: D.admin.bucket
test('a picture and its thumbnail lie in the bucket with their types, and nothing on the disk', async () => {
  const bytes = await drawWide()
  const { filename, url, sizes } = await upload('Pont Neuf.PNG', bytes)
  expect([filename, sizes.thumbnail.filename]).toEqual(['pont-neuf.jpg', 'pont-neuf-400x267.webp'])
  expect(await inBucket(filename)).toEqual({ type: 'image/jpeg', bytes })
  const thumbnail = await inBucket(sizes.thumbnail.filename)
  expect(thumbnail).toEqual({ type: 'image/webp', bytes: expect.any(Uint8Array) })
  expect(onDisk()).toEqual([])

  // … and the admin shows them, by the addresses that they have without a bucket.
  expect([url, sizes.thumbnail.url].map((address) => new URL(address, 'http://localhost:3001').pathname)).toEqual([
    '/api/media/file/pont-neuf.jpg',
    '/api/media/file/pont-neuf-400x267.webp',
  ])
  const shown = await system.request('viewer', 'GET', '/api/media/file/pont-neuf.jpg')
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('content-length')]).toEqual([
    200,
    'image/jpeg',
    String(bytes.byteLength),
  ])
  const part = await system.request('viewer', 'GET', '/api/media/file/pont-neuf-400x267.webp')
  expect([part.status, part.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('is one change of one person, as it is on the disk', async () => {
  const before = (await listLog()).length
  const { id } = await upload('once.jpg')
  const said = (await listLog()).slice(before).map(({ action, who }) => ({ action, who }))
  expect(said).toEqual([{ action: 'created', who: 'editor@a.example' }])
  const { docs } = await system.payload.find({ collection: 'publication-requests', pagination: false })
  expect(docs.filter((request) => request.document === id)).toEqual([])
})

test('nobody says where in the bucket a picture lies', async () => {
  const place = { alt: 'A field', prefix: '../secret', _objectKey: 'elsewhere' }
  const { id, filename } = await upload('placed.jpg', await drawWide(), place)
  await system.request('editor', 'PATCH', `/api/media/${id}`, { prefix: 'other', _objectKey: 'other' })
  expect(await system.payload.findByID({ collection: 'media', id })).toEqual(
    expect.objectContaining({ prefix: '', _objectKey: null }),
  )
  expect(await inBucket(filename)).toEqual({ type: 'image/jpeg', bytes: expect.any(Uint8Array) })
})

test('what is replaced gets a new name, and the files before it go', async () => {
  const before = await upload('old.jpg')
  const png = await drawPicture()
  const answer = await system.request(
    'editor',
    'PATCH',
    `/api/media/${before.id}`,
    pictureUploadForm('new.png', png, {}),
  )
  expect(answer.status).toBe(200)
  expect(await inBucket('new.png')).toEqual({ type: 'image/png', bytes: png })
  expect([await inBucket('old.jpg'), await inBucket(before.sizes.thumbnail.filename)]).toEqual([404, 404])
})

test('a picture is not copied', async () => {
  const { id } = await upload('twice.jpg')
  const before = await listMedia()
  const { status } = await system.request('editor', 'POST', `/api/media/${id}/duplicate?locale=en`, {})
  expect([status, await listMedia()]).toEqual([404, before])
})

test('the point that must stay visible is moved without touching a file', async () => {
  const { id, filename } = await upload('focus.jpg')
  const path = `/api/media/${id}?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=20`
  const answer = await system.request('editor', 'PATCH', path, { focalX: 50, focalY: 50 })
  expect(answer.status).toBe(200)
  const { focalX, focalY, filename: now } = await system.payload.findByID({ collection: 'media', id })
  expect({ focalX, focalY, now }).toEqual({ focalX: 10, focalY: 20, now: filename })
})

test('the trash keeps the files, a picture comes back out of it, and what is deleted for good is gone', async () => {
  const { id, filename, sizes } = await upload('binned.jpg')
  const there = { type: 'image/jpeg', bytes: expect.any(Uint8Array) }
  await system.request('editor', 'PATCH', `/api/media/${id}`, { deletedAt: new Date().toISOString() })
  expect(await inBucket(filename)).toEqual(there)
  const restored = await system.request('editor', 'PATCH', `/api/media/${id}?trash=true`, { deletedAt: null })
  expect(restored.status).toBe(200)
  expect((await system.request('viewer', 'GET', `/api/media/file/${filename}`)).status).toBe(200)

  await system.request('editor', 'PATCH', `/api/media/${id}`, { deletedAt: new Date().toISOString() })
  await cleanUpTrashAndAbandonedDrafts(system.payload, Date.now() + 31 * 86_400_000)
  expect([await inBucket(filename), await inBucket(sizes.thumbnail.filename)]).toEqual([404, 404])
})

test('the pictures of the sample come to the bucket, each of them', async () => {
  const picturesDir = join(system.folder, 'sandbox', 'pictures')
  mkdirSync(picturesDir, { recursive: true })
  const names = ['sample-one', 'sample-two', 'sample-three']
  for (const name of names) {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60"/></svg>'
    writeFileSync(join(picturesDir, `${name}.svg`), drawing)
  }
  const use = { file: 'a.json', credit: undefined, focus: { x: 71, y: 48 }, alts: { en: 'A field' } }
  const pictures = names.map((name) => ({ name, ...use }))
  await uploadPictures(system.payload, pictures, { ...loadSettings(), picturesDir })
  const there = { type: 'image/jpeg', bytes: expect.any(Uint8Array) }
  expect(await Promise.all(names.map((name) => inBucket(`${name}.jpg`)))).toEqual([there, there, there])
  const { docs } = await system.payload.find({ collection: 'media', where: { sampleKey: { in: names } } })
  expect(docs.map(({ focalX, focalY }) => [focalX, focalY])).toEqual(names.map(() => [71, 48]))
})

test('a file that is not there is told in a sentence', async () => {
  const { status, body } = await system.request('viewer', 'GET', '/api/media/file/none.png')
  expect([status, body]).toEqual([404, refusal('There is no such file.')])
})

test('where one of two files cannot be stored, the other does not stay', async () => {
  const before = await listMedia()
  // A folder in the place of the thumbnail: the server cannot write it.
  mkdirSync(join(s3.folder, 'half-400x267.webp._S3rver_object'), { recursive: true })
  const answer = await system.request(
    'editor',
    'POST',
    '/api/media?locale=en',
    pictureUploadForm('half.jpg', await drawWide()),
  )
  expect([answer.status, answer.body]).toEqual([503, refusal(AWAY)])
  expect([await listMedia(), await inBucket('half.jpg')]).toEqual([before, 404])
})

describe.each([
  ['away', () => s3.stop()],
  ['there and says nothing', () => s3.hang()],
])('while the storage is %s', (_state, begin) => {
  // spec: D.admin.bucket
  test('nothing is uploaded, replaced or deleted by halves, and it is said', async () => {
    const { id, filename, sizes } = await upload(freshName(), undefined, { alt: 'Kept', credit: 'A' })
    await system.request('editor', 'PATCH', `/api/media/${id}?locale=de`, { alt: 'Behalten' })
    const before = { media: await listMedia(), log: await listLog() }
    await begin()

    const lost = freshName()
    const refused: [method: string, path: string, body?: object][] = [
      ['POST', '/api/media?locale=en', pictureUploadForm(lost, await drawWide())],
      [
        'PATCH',
        `/api/media/${id}?locale=en`,
        pictureUploadForm(lost, await drawWide(), { alt: 'Changed', credit: 'B' }),
      ],
      ['DELETE', `/api/media/${id}`],
    ]
    for (const [method, path, body] of refused) {
      const answer = await system.request('editor', method, path, body)
      expect({ method, status: answer.status, body: answer.body }).toEqual({ method, status: 503, body: refusal(AWAY) })
    }
    expect({ media: await listMedia(), log: await listLog() }).toEqual(before)
    const shown = await system.request('viewer', 'GET', `/api/media/file/${filename}`)
    expect([shown.status, shown.body]).toEqual([
      503,
      refusal('The storage of pictures does not answer. Try again in a minute.'),
    ])

    s3.goOn()
    await s3.stop()
    await s3.start()
    expect((await system.request('viewer', 'GET', `/api/media/file/${filename}`)).status).toBe(200)
    const there = { type: 'image/webp', bytes: expect.any(Uint8Array) }
    expect(await inBucket(sizes.thumbnail.filename)).toEqual(there)
    expect((await upload(lost)).filename).toBe(lost)
    expect((await system.request('editor', 'DELETE', `/api/media/${id}`)).status).toBe(200)
  })

  test('a word that is no file is edited as always', async () => {
    const { id } = await upload(freshName())
    await begin()
    const answer = await system.request('editor', 'PATCH', `/api/media/${id}?locale=en`, { alt: 'Other words' })
    expect(answer.status).toBe(200)
    const binned = await system.request('editor', 'PATCH', `/api/media/${id}`, { deletedAt: new Date().toISOString() })
    expect(binned.status).toBe(200)
    s3.goOn()
  })
})
