import { expect, test } from 'vitest'
import { decodePolyline } from './decode-polyline.ts'

test('a line of three points, as its inventor gives it', () => {
  expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual([
    { latitude: 38.5, longitude: -120.2 },
    { latitude: 40.7, longitude: -120.95 },
    { latitude: 43.252, longitude: -126.453 },
  ])
  expect(decodePolyline('')).toEqual([])
})

test.each([
  ['one that breaks off within a number', '_p~iF~ps|U_ulLnnqC_mqNvxq`'],
  ['one that lacks a longitude', '_p~iF'],
  ['other signs', '_p~iF ~ps|U'],
  ['signs of another alphabet', '_p~iF~ps|Uй'],
  ['a number without an end', '~~~~~~~~~~~~'],
  ['one that leaves the earth', '_p~iF~ps|U'.repeat(3)],
  ['one without an end', '??'.repeat(6000)],
])('%s is broken', (_, encoded) => {
  expect(decodePolyline(encoded)).toBeUndefined()
})
