import { describe, expect, test } from 'vitest'
import { buildImageAddress, buildImageSet, type ImageOptions } from './image-address.ts'

const base = 'https://images.example'

describe('buildImageAddress', () => {
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
      'an absolute address stays on its host',
      'https://other.example/a.jpg?v=2',
      {},
      'https://other.example/a.jpg?v=2&q=90&auto=compress,format&fit=clip',
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
    expect(buildImageAddress(base, url, options)).toBe(address)
  })
})

test.each([
  [48, ['48w', '96w']],
  [144, ['160w', '240w']],
  [360, ['340w', '480w', '640w']],
  [588, ['480w', '640w', '760w', '960w']],
  [1512, ['640w', '760w', '960w', '1200w', '1600w', '2000w', '2400w']],
])('a picture of %i px is offered in %j', (width, widths) => {
  const { src, srcSet } = buildImageSet(base, '/a.jpg', width)
  expect(src).toContain(`w=${Math.round(width * 1.2)}`)
  const candidates = srcSet.split(', ').map((candidate) => candidate.split(' '))
  expect(candidates.map(([, descriptor]) => descriptor)).toEqual(widths)
  const asked = candidates.map(([address = '']) => Number(/[?&]w=(\d+)/.exec(address)?.[1]))
  expect(asked).toEqual(widths.map((descriptor) => Math.round(Number.parseInt(descriptor, 10) * 1.2)))
})

test('the same question has the same answer, another one another', () => {
  expect(buildImageSet(base, '/a.jpg', 400)).toBe(buildImageSet(base, '/a.jpg', 400))
  const cropped = buildImageSet(base, '/a.jpg', 400, { aspectRatio: 1, focalPoint: { x: 0.2, y: 0.3 } })
  expect(cropped.src).toContain('fp-x=0.2&fp-y=0.3')
})
