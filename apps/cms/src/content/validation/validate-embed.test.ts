import { expect, test } from 'vitest'
import { checkFrame, checkVideo, checkVideoFileAddress } from './validate-embed.ts'

const hosts = {
  frames: new Set(['www.google.com', 'www.youtube-nocookie.com']),
  files: new Set(['files.wayfare.example']),
}
const WRONG_FRAME = { code: 'embed.frame', params: { hosts: 'www.google.com, www.youtube-nocookie.com' } }
const WRONG_VIDEO = { code: 'embed.videoOrFile', params: { hosts: 'files.wayfare.example' } }
const WRONG_FILE = { code: 'embed.file', params: { hosts: 'files.wayfare.example' } }

test.each([
  ['https://www.google.com/maps/embed?pb=1', true],
  [' https://youtu.be/wayfare_0-1 ', true],
  ['', true],
  [undefined, true],
  ['https://evil.example/', WRONG_FRAME],
  ['http://www.google.com/maps', WRONG_FRAME],
  ['javascript:alert(1)', WRONG_FRAME],
  ['<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>', { code: 'embed.addressOnly' }],
])('a frame: %s', (value, expected) => {
  expect(checkFrame(value, hosts)).toEqual(expected)
})

test.each([
  ['https://www.youtube.com/watch?v=wayfare_0-1', true],
  ['https://files.wayfare.example/seine.mp4', true],
  ['https://www.google.com/maps/embed?pb=1', WRONG_VIDEO],
  ['https://files.wayfare.example/seine.pdf', WRONG_VIDEO],
])('a video: %s', (value, expected) => {
  expect(checkVideo(value, hosts)).toEqual(expected)
})

test.each([
  ['https://files.wayfare.example/seine.en.vtt', true],
  ['https://elsewhere.example/seine.en.vtt', WRONG_FILE],
])('a file: %s', (value, expected) => {
  expect(checkVideoFileAddress(value, hosts)).toEqual(expected)
})

test('where no host is allowed the sentence says so', () => {
  const none = { ...hosts, files: new Set<string>() }
  expect(checkVideo('x', none)).toEqual({ code: 'embed.video' })
  expect(checkVideoFileAddress('x', none)).toEqual({ code: 'embed.noFileHost' })
})
