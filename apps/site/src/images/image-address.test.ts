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
    ['nothing without a url', '', { width: 10 }, ''],
  ])('%s', (_, url, options, address) => {
    expect(buildImageAddress(base, url, options)).toBe(address)
  })
})

test.each([
  [400, ['400w', '800w']],
  [588, ['588w', '882w', '1176w']],
  [1512, ['378w', '567w', '756w', '1134w', '1512w', '2268w']],
])('a picture of %i px is offered in %j', (width, widths) => {
  const { src, srcSet } = buildImageSet(base, '/a.jpg', width)
  expect(src).toContain(`w=${Math.round(width * 1.2)}`)
  expect(srcSet.split(', ').map((candidate) => candidate.split(' ')[1])).toEqual(widths)
})

test('the same question has the same answer, another one another', () => {
  expect(buildImageSet(base, '/a.jpg', 400)).toBe(buildImageSet(base, '/a.jpg', 400))
  const cropped = buildImageSet(base, '/a.jpg', 400, { aspectRatio: 1, focalPoint: { x: 0.2, y: 0.3 } })
  expect(cropped.src).toContain('fp-x=0.2&fp-y=0.3')
})
