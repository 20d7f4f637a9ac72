import { describe, expect, test } from 'vitest'
import type { ImageOptions } from './image-options.ts'
import { ImageUrlBuilder } from './image-url-builder.ts'

const base = 'https://images.example'
const pictures = new ImageUrlBuilder({ imageUrl: base })

// spec: 7.calls.8, 9.images.1, 9.images.2, 9.images.3, 9.images.4, 9.images.5, 9.images.6, 9.images.7, 9.images.8
// spec: 9.images.9, 9.images.10, 9.images.11, 9.images.12
describe('imgix', () => {
  test.each<[string, string, ImageOptions, string]>([
    ['defaults', '/a.jpg', {}, `${base}/a.jpg?q=90&auto=compress,format&fit=clip`],
    [
      'width and height times 1.2',
      '/a.jpg',
      { width: 100, height: 50 },
      `${base}/a.jpg?w=120&h=60&q=90&auto=compress,format&fit=clip`,
    ],
    ['quality is capped', '/a.jpg', { quality: 95 }, `${base}/a.jpg?q=100&auto=compress,format&fit=clip`],
    [
      'higher quality times 1.5',
      '/a.jpg',
      { width: 100, higherQuality: true },
      `${base}/a.jpg?w=180&q=90&auto=compress,format&fit=clip`,
    ],
    [
      'an aspect ratio crops at the focal point',
      '/a.jpg',
      { aspectRatio: 1.5 },
      `${base}/a.jpg?q=90&auto=compress,format&fit=crop&ar=1.5:1&crop=focalpoint&fp-x=0.5&fp-y=0.5`,
    ],
    [
      'a focal point of its own',
      '/a.jpg',
      { autoCrop: true, focalPoint: { x: 0.2, y: 0.8 } },
      `${base}/a.jpg?q=90&auto=compress,format&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=0.8`,
    ],
    [
      'a crop mode',
      '/a.jpg',
      { cropMode: 'faces' },
      `${base}/a.jpg?q=90&auto=compress,format&fit=crop&crop=faces&fp-x=0.5&fp-y=0.5`,
    ],
    ['blur fill', '/a.jpg', { blurFill: true }, `${base}/a.jpg?q=90&auto=compress,format&fit=fill&fill=blur`],
    ['dark overlay', '/a.jpg', { darkOverlay: true }, `${base}/a.jpg?q=90&auto=compress,format&fit=clip&exp=-10`],
    ['another fit', '/a.jpg', { fit: 'max' }, `${base}/a.jpg?q=90&auto=compress,format&fit=max`],
    [
      'a format of its own',
      '/a.svg',
      { width: 40, format: 'png' },
      `${base}/a.svg?w=48&q=90&auto=compress&fm=png&fit=clip`,
    ],
    [
      'an absolute address of the image host stays as it is',
      'https://images.example/a.jpg?v=2',
      {},
      'https://images.example/a.jpg?v=2&q=90&auto=compress,format&fit=clip',
    ],
    ['a GIF is left alone', '/a.gif', { width: 10 }, `${base}/a.gif`],
    ...['/a.GIF', '/a.gif#x', '/a.gif?v=1', '/a.gif?v=1#x', '/a.jpg#nocompress', '/nocompress/a.jpg'].map<
      [string, string, ImageOptions, string]
    >((url) => [`${url} is left alone`, url, { width: 10 }, `${base}${url}`]),
    ['a name that only begins like one is not', '/a.gift', {}, `${base}/a.gift?q=90&auto=compress,format&fit=clip`],
    [
      'parameters stand before a fragment',
      '/a.svg?v=1#icon',
      { width: 10 },
      `${base}/a.svg?v=1&w=12&q=90&auto=compress,format&fit=clip#icon`,
    ],
    ['nocompress is left alone', '/a.jpg?nocompress=1', { width: 10 }, `${base}/a.jpg?nocompress=1`],
    ['a path is a path', 'a.jpg', {}, `${base}/a.jpg?q=90&auto=compress,format&fit=clip`],
    ['no name is put behind the host’s', '@other.example/a.gif', {}, `${base}/@other.example/a.gif`],
    [
      'one address of a set is not two',
      '/a.gif, //other.example/b 2x',
      {},
      `${base}/a.gif%2C%20//other.example/b%202x?q=90&auto=compress,format&fit=clip`,
    ],
    ['nothing without a url', '', { width: 10 }, ''],
  ])('%s', (_, url, options, address) => {
    expect(pictures.address(url, options)).toBe(address)
  })
})

test.each([
  [48, ['48w', '96w']],
  [144, ['160w', '240w']],
  [360, ['340w', '480w', '640w']],
  [588, ['480w', '640w', '760w', '960w']],
  [1512, ['640w', '760w', '960w', '1200w', '1600w', '2000w', '2400w']],
])('a picture of %i px is offered in %j', (width, widths) => {
  const { src, srcSet } = pictures.set('/a.jpg', width)
  expect(src).toContain(`w=${Math.round(width * 1.2)}`)
  const candidates = srcSet.split(', ').map((candidate) => candidate.split(' '))
  expect(candidates.map(([, descriptor]) => descriptor)).toEqual(widths)
  const asked = candidates.map(([address = '']) => Number(/[?&]w=(\d+)/.exec(address)?.[1]))
  expect(asked).toEqual(widths.map((descriptor) => Math.round(Number.parseInt(descriptor, 10) * 1.2)))
})

test('the same question has the same answer, another one another', () => {
  expect(pictures.set('/a.jpg', 400)).toBe(pictures.set('/a.jpg', 400))
  const cropped = pictures.set('/a.jpg', 400, { aspectRatio: 1, focalPoint: { x: 0.2, y: 0.3 } })
  expect(cropped.src).toContain('fp-x=0.2&fp-y=0.3')
})

describe('hosts', () => {
  const refused: string[] = []
  const hosts = {
    'res.cloud.example': 'cloudinary',
    'thumbs.example': 'thumbor',
    'static.example': 'plain',
    'other.example:8443': 'imgix',
  } as const
  const several = new ImageUrlBuilder({
    imageUrl: 'http://localhost:3002/images',
    hosts,
    onRefused: (host) => refused.push(host),
  })
  const IMGIX = 'w=120&q=90&auto=compress,format&fit=clip'

  test.each<[string, string]>([
    ['/a.jpg', `http://localhost:3002/images/a.jpg?${IMGIX}`],
    ['//localhost:3002/images/a.jpg', `http://localhost:3002/images/a.jpg?${IMGIX}`],
    ['https://localhost:3002/images/a.jpg', `http://localhost:3002/images/a.jpg?${IMGIX}`],
    ['//other.example:8443/a.jpg', `https://other.example:8443/a.jpg?${IMGIX}`],
    ['http://other.example:8443/a.jpg', `https://other.example:8443/a.jpg?${IMGIX}`],
    ['//static.example/a.jpg?v=1', 'https://static.example/a.jpg?v=1'],
    ['HTTPS://STATIC.example/A.jpg', 'https://static.example/A.jpg'],
    ['//static.example', 'https://static.example/'],
    ['https://thumbs.example/a.jpg', 'https://thumbs.example/unsafe/120x0/filters:quality(90)/a.jpg'],
    [
      '//res.cloud.example/demo/image/upload/a.jpg',
      'https://res.cloud.example/demo/image/upload/c_fit,w_120,q_90,f_auto/a.jpg',
    ],
    ['//static.example/a b,c.jpg', 'https://static.example/a%20b%2Cc.jpg'],
  ])('%s is at %s', (url, address) => {
    expect(several.address(url, { width: 100 })).toBe(address)
  })

  test.each<[string, string]>([
    ['https://evil.example/a.jpg', 'evil.example'],
    ['//evil.example/a.jpg', 'evil.example'],
    ['//other.example/a.jpg', 'other.example'],
    ['//static.example:81/a.jpg', 'static.example:81'],
    ['https://static.example.evil.example/a.gif', 'static.example.evil.example'],
    ['https://static.example@evil.example/a.jpg', 'https://static.example@evil.example/a.jpg'],
    ['//evil.example\\@static.example/a.jpg', 'evil.example'],
    ['https://', 'https://'],
    ['//', '//'],
    ['https:///static.example/a.jpg', 'https:///static.example/a.jpg'],
  ])('%s is not asked for', (url, host) => {
    refused.length = 0
    const found = [several.address(url, { width: 100 }), several.set(url, 100), several.set(url, 100)]
    expect(found).toEqual(['', { src: '', srcSet: '' }, { src: '', srcSet: '' }])
    expect(refused).toEqual(Array<string>(3).fill(host))
  })

  test('what delivers one size has one source, and so has a picture that is left as it is', () => {
    const one = (url: string) => several.set(url, 400)
    expect(one('//static.example/a.jpg')).toEqual({ src: 'https://static.example/a.jpg', srcSet: '' })
    expect(one('//thumbs.example/a.gif')).toEqual({ src: 'https://thumbs.example/a.gif', srcSet: '' })
    expect(one('//res.cloud.example/demo/image/upload/nocompress/a.jpg').srcSet).toBe('')
    expect(one('//res.cloud.example/elsewhere/a.jpg')).toEqual({
      src: 'https://res.cloud.example/elsewhere/a.jpg',
      srcSet: '',
    })
    expect(one('//thumbs.example/a.jpg').srcSet).toBe(
      [340, 480, 640, 760]
        .map(
          (width) => `https://thumbs.example/unsafe/${Math.round(width * 1.2)}x0/filters:quality(90)/a.jpg ${width}w`,
        )
        .join(', '),
    )
  })

  test('the hosts are those that may be asked, each once', () => {
    expect(several.origins).toEqual([
      'http://localhost:3002',
      'https://res.cloud.example',
      'https://thumbs.example',
      'https://static.example',
      'https://other.example:8443',
    ])
    const plain = new ImageUrlBuilder({ imageUrl: base, hosts: { 'images.example': 'plain' } })
    expect([plain.origins, plain.address('/a.jpg', { width: 100 })]).toEqual([[base], `${base}/a.jpg`])
  })
})
