import { describe, expect, test } from 'vitest'
import type { ImageOptions } from '../image-options.ts'
import { CLOUDINARY_SERVICE } from './cloudinary.ts'
import { PLAIN_IMAGE_SERVICE } from './image-service.ts'
import { createThumborService } from './thumbor.ts'

/** What each service is asked for; imgix has its own table in `../image-url-builder.test.ts`. */

const ROWS: readonly [string, ImageOptions, cloudinary: string, thumbor: string][] = [
  ['nothing but the quality', {}, 'q_90,f_auto', 'filters:quality(90)'],
  ['a width', { width: 100 }, 'c_fit,w_120,q_90,f_auto', '120x0/filters:quality(90)'],
  ['a height', { height: 50 }, 'c_fit,h_60,q_90,f_auto', '0x60/filters:quality(90)'],
  ['a box', { width: 100, height: 50 }, 'c_fit,w_120,h_60,q_90,f_auto', 'fit-in/120x60/filters:quality(90)'],
  ['quality, capped', { width: 100, quality: 95 }, 'c_fit,w_120,q_100,f_auto', '120x0/filters:quality(100)'],
  ['higher quality', { width: 100, higherQuality: true }, 'c_fit,w_180,q_90,f_auto', '180x0/filters:quality(90)'],
  [
    'an aspect ratio',
    { width: 100, aspectRatio: 1.5 },
    'c_fill,g_center,ar_1.5,w_120,q_90,f_auto',
    '120x80/filters:quality(90)',
  ],
  [
    'a focal point',
    { width: 100, aspectRatio: 1.5, focalPoint: { x: 0.2, y: 1 }, original: { width: 1000, height: 500 } },
    'c_fill,g_xy_center,x_0.200,y_1.000,ar_1.5,w_120,q_90,f_auto',
    '120x80/filters:quality(90):focal(200x499:201x500)',
  ],
  [
    'a focal point of a picture of unknown size',
    { width: 100, aspectRatio: 1.5, focalPoint: { x: 0.2, y: 0.8 } },
    'c_fill,g_xy_center,x_0.200,y_0.800,ar_1.5,w_120,q_90,f_auto',
    '120x80/filters:quality(90)',
  ],
  [
    'faces',
    { width: 100, aspectRatio: 1, cropMode: 'faces', focalPoint: { x: 0.2, y: 0.8 } },
    'c_fill,g_faces,ar_1,w_120,q_90,f_auto',
    '120x120/smart/filters:quality(90)',
  ],
  [
    'what is of interest',
    { width: 100, aspectRatio: 1, cropMode: 'entropy' },
    'c_fill,g_auto,ar_1,w_120,q_90,f_auto',
    '120x120/smart/filters:quality(90)',
  ],
  [
    'a filled box',
    { width: 100, height: 50, blurFill: true },
    'c_pad,b_auto,w_120,h_60,q_90,f_auto',
    'fit-in/120x60/filters:quality(90):fill(blur)',
  ],
  [
    'darker',
    { width: 100, darkOverlay: true },
    'c_fit,w_120,q_90,f_auto,e_brightness:-10',
    '120x0/filters:quality(90):brightness(-10)',
  ],
  [
    'no larger than it is',
    { width: 100, height: 50, fit: 'max' },
    'c_limit,w_120,h_60,q_90,f_auto',
    'fit-in/120x60/filters:quality(90):no_upscale()',
  ],
  [
    'a format of its own',
    { width: 40, format: 'png' },
    'c_fit,w_48,q_90,f_png',
    '48x0/filters:quality(90):format(png)',
  ],
]

// spec: D.display.40
test.each(ROWS)('%s', (_, options, cloudinary, thumbor) => {
  expect(CLOUDINARY_SERVICE.address('https://res.example/demo/image/upload/v1/a/b.jpg', options)).toBe(
    `https://res.example/demo/image/upload/${cloudinary}/v1/a/b.jpg`,
  )
  expect(createThumborService(undefined).address('https://thumbs.example/a/b.jpg', options)).toBe(
    `https://thumbs.example/unsafe/${thumbor}/a/b.jpg`,
  )
  expect(PLAIN_IMAGE_SERVICE.address('https://static.example/a/b.jpg', options)).toBe('https://static.example/a/b.jpg')
})

describe('cloudinary', () => {
  test.each([
    'https://res.example/elsewhere/b.jpg',
    'https://res.example/demo/video/upload/b.mp4',
    'https://res.example/demo/image/upload/s--ab12cd34--/v1/b.jpg',
    'https://res.example/demo/image/upload/',
  ])('%s stays as it is', (address) => {
    expect(CLOUDINARY_SERVICE.address(address, { width: 100 })).toBe(address)
  })

  test('a host of one account has no name of it in its paths', () => {
    expect(CLOUDINARY_SERVICE.address('https://media.example/image/upload/b.jpg', { width: 100 })).toBe(
      'https://media.example/image/upload/c_fit,w_120,q_90,f_auto/b.jpg',
    )
  })
})

test('thumbor’s addresses are signed with its key', () => {
  // openssl dgst -sha1 -hmac my-security-key -binary | base64, of "300x200/filters:quality(90)/a/b.jpg"
  const address = createThumborService('my-security-key').address('https://thumbs.example/a/b.jpg', {
    width: 250,
    aspectRatio: 1.5,
  })
  expect(address).toBe('https://thumbs.example/pD4amrx5rAy3fAJoy3Lqr6Y01no=/300x200/filters:quality(90)/a/b.jpg')
})
