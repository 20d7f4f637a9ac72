import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataPaths } from '../settings.ts'
import { FIXTURE_SVG } from '../testing/fixture-source.ts'
import { type FixtureSandbox, startFixtureSandbox } from '../testing/start-fixture-sandbox.ts'

const PICTURE = '/images/catalogue/louvre-day'
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

let sandbox: FixtureSandbox

beforeAll(async () => {
  sandbox = await startFixtureSandbox()
  const { media, pictures } = dataPaths(sandbox.dataDir)
  mkdirSync(media, { recursive: true })
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#7f7f7f' } })
  await photo.jpeg().toFile(join(media, 'photo.jpg'))
  await photo.jpeg().toFile(join(pictures, 'pier.jpg'))
  const red = await sharp({ create: { width: 30, height: 40, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  await photo
    .clone()
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(media, 'turned.jpg'))
  await sharp({ create: { width: 60, height: 40, channels: 4, background: '#0000' } })
    .png()
    .toFile(join(media, 'clear.png'))
  writeFileSync(join(media, 'move.gif'), GIF)
  writeFileSync(join(media, 'logo-nocompress.svg'), FIXTURE_SVG)
  writeFileSync(join(media, 'broken.jpg'), 'not a picture')
  writeFileSync(join(media, 'notes.txt'), 'private')
  writeFileSync(join(sandbox.dataDir, 'secret.jpg'), 'private')
  symlinkSync(join(sandbox.dataDir, 'secret.jpg'), join(media, 'link.jpg'))
})
afterAll(() => sandbox.stop())

async function open(url: string, headers: Record<string, string> = {}) {
  const response = await sandbox.app.inject({ url, headers })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload, text: response.body }
}

async function sizeOf(url: string) {
  const { width, height } = await decode(url)
  return [width, height]
}

async function decode(url: string) {
  const { bytes } = await open(url)
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  return { width: info.width, height: info.height, at }
}

describe('pictures', () => {
  test('are made in the size asked for', async () => {
    expect(await sizeOf(`${PICTURE}?w=200&ar=1:1&fit=crop&fm=png`)).toEqual([200, 200])
  })

  test('are cut around the focal point', async () => {
    const left = await decode(`${PICTURE}?w=100&h=300&fit=crop&crop=focalpoint&fp-x=0.1&fm=png`)
    const right = await decode(`${PICTURE}?w=100&h=300&fit=crop&crop=focalpoint&fp-x=0.9&fm=png`)
    expect(left.at(50, 150)).toEqual([255, 0, 0])
    expect(right.at(50, 150)).toEqual([0, 0, 255])
  })

  test('of the catalogue may be photographs', async () => {
    const { status, headers } = await open('/images/catalogue/pier?w=30&auto=format', { accept: 'image/avif' })
    expect([status, headers['content-type']]).toEqual([200, 'image/avif'])
    expect(await sizeOf('/images/catalogue/pier?w=30&ar=1:1&fit=crop')).toEqual([30, 30])
    expect((await open('/images/catalogue/pier.jpg')).status).toBe(404)
  })

  test('stay sharp when a drawing is enlarged', async () => {
    const { at, width } = await decode(`${PICTURE}?w=2000&fm=png`)
    expect(width).toBe(2000)
    expect([at(997, 700), at(1003, 700)]).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ])
  })

  test('stand upright when the camera was turned', async () => {
    expect(await sizeOf('/images/media/turned.jpg?w=20&fm=png')).toEqual([20, 30])
    const { at } = await decode('/images/media/turned.jpg?w=40&h=30&fit=crop&crop=top&fm=png')
    expect(at(20, 15)[0]).toBeGreaterThan(200)
  })

  test('get darker with a negative exposure', async () => {
    const { at } = await decode('/images/media/photo.jpg?exp=-10&fm=png')
    expect(at(30, 20)[0]).toBe(Math.round(127 * 2 ** -0.4))
  })

  test('stand on a blurred self', async () => {
    const { width, height, at } = await decode(`${PICTURE}?w=400&h=100&fit=fill&fill=blur&fm=png`)
    expect([width, height]).toEqual([400, 100])
    expect(at(150, 50)).toEqual([255, 0, 0])
    expect(at(5, 50)[0]).toBeGreaterThan(200)
  })

  test('stand on a plain colour', async () => {
    expect((await decode(`${PICTURE}?w=400&h=100&fit=fill&fill-color=0f0&fm=png`)).at(5, 50)).toEqual([0, 255, 0])
  })

  test.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('are negotiated: Accept %s gives %s', async (accept, type) => {
    const { headers } = await open(`${PICTURE}?w=40&auto=format,compress`, { accept })
    expect([headers['content-type'], headers.vary]).toEqual([type, 'Accept'])
    expect(headers['cache-control']).toContain('max-age=2592000')
  })

  test('keep their transparency where the browser takes nothing newer', async () => {
    expect((await open('/images/media/clear.png?w=10&auto=format')).headers['content-type']).toBe('image/png')
  })

  test('answer 304 to a browser that has them, until the original shows something else', async () => {
    const { media } = dataPaths(sandbox.dataDir)
    const first = await open('/images/media/photo.jpg?w=30')
    const condition = { 'if-none-match': String(first.headers.etag) }
    expect((await open('/images/media/photo.jpg?w=30', condition)).status).toBe(304)
    utimesSync(join(media, 'photo.jpg'), new Date(), new Date(Date.now() + 5000))
    expect((await open('/images/media/photo.jpg?w=30', condition)).status).toBe(304)
    const other = sharp({ create: { width: 61, height: 40, channels: 3, background: '#7f7f7f' } })
    writeFileSync(join(media, 'photo.jpg'), await other.jpeg().toBuffer())
    expect((await open('/images/media/photo.jpg?w=30', condition)).status).toBe(200)
  })

  test('are made once for many who ask at the same time, and kept', async () => {
    const url = `${PICTURE}?w=77&fm=webp`
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(url)))
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
    const files = readdirSync(dataPaths(sandbox.dataDir).imageCache, { recursive: true })
    const key = String(answers[0]?.headers.etag).replaceAll('"', '')
    expect(files.filter((file) => String(file).includes(key))).toHaveLength(1)
  })

  test('that are animated or marked nocompress come untouched', async () => {
    const gif = await open('/images/media/move.gif?w=300&auto=format', { accept: 'image/avif' })
    expect(gif.headers['content-type']).toBe('image/gif')
    expect(gif.bytes.equals(GIF)).toBe(true)
    const svg = await open('/images/media/logo-nocompress.svg?w=300')
    expect([svg.text, svg.headers['content-type']]).toEqual([FIXTURE_SVG, 'image/svg+xml'])
    expect(svg.headers['content-security-policy']).toContain('sandbox')
  })

  test.each([
    ['/images/media/logo-nocompress.svg', 200],
    [`${PICTURE}?w=40`, 200],
    ['/images/catalogue/nothing', 404],
  ])('may be read by a script of any site: %s', async (url, status) => {
    const answer = await open(url, { origin: 'http://www.wayfare.example' })
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, '*'])
  })
})

describe('refusals', () => {
  test('a bad parameter is 400 with a sentence', async () => {
    const { status, text } = await open(`${PICTURE}?w=wide`)
    expect([status, text]).toEqual([400, 'The parameter w=wide must be a number.\n'])
  })

  test.each([
    ['/images/catalogue/nothing', 404],
    ['/images/media/link.jpg', 404],
    ['/images/media/..%2Fsecret.jpg', 404],
    ['/images/media/..%5Csecret.jpg', 404],
    ['/images/media/%2e%2e%2fsecret.jpg', 404],
    ['/images/media/photo.jpg%00', 404],
    ['/images/media/.hidden.jpg', 404],
    ['/images/media/../secret.jpg', 404],
    ['/images/media/%2Fetc%2Fpasswd', 404],
    ['/images/catalogue/..%2f..%2fsource%2frates', 404],
    ['/images/media/%E0%A4%A', 400],
    ['/images/media/', 404],
    ['/images/media/notes.txt', 415],
    ['/images/media/broken.jpg', 422],
  ])('%s: %d', async (url, status) => {
    const answer = await open(url)
    expect(answer.status).toBe(status)
    expect(answer.text).not.toContain('private')
  })
})
