import { expect, test } from 'vitest'
import { validateFile, validateFrame, validateVideo } from './validate-embed.ts'

const hosts = {
  frames: new Set(['www.google.com', 'www.youtube-nocookie.com']),
  files: new Set(['files.wayfare.example']),
}
const WRONG_FRAME =
  'An address that starts with https:// and is of YouTube or one of: www.google.com, www.youtube-nocookie.com.'
const WRONG_VIDEO =
  'The address of a video of YouTube, such as https://youtu.be/…, or a video file (mp4, webm) of: files.wayfare.example.'
const WRONG_FILE = 'An address that starts with https:// and is of: files.wayfare.example.'

test.each([
  ['https://www.google.com/maps/embed?pb=1', true],
  [' https://youtu.be/wayfare_0-1 ', true],
  ['', true],
  [undefined, true],
  ['https://evil.example/', WRONG_FRAME],
  ['http://www.google.com/maps', WRONG_FRAME],
  ['javascript:alert(1)', WRONG_FRAME],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    'Paste only the address that stands in src="…", without the rest of the code.',
  ],
])('a frame: %s', (value, expected) => {
  expect(validateFrame(value, hosts)).toBe(expected)
})

test.each([
  ['https://www.youtube.com/watch?v=wayfare_0-1', true],
  ['https://files.wayfare.example/seine.mp4', true],
  ['https://www.google.com/maps/embed?pb=1', WRONG_VIDEO],
  ['https://files.wayfare.example/seine.pdf', WRONG_VIDEO],
])('a video: %s', (value, expected) => {
  expect(validateVideo(value, hosts)).toBe(expected)
})

test.each([
  ['https://files.wayfare.example/seine.en.vtt', true],
  ['https://elsewhere.example/seine.en.vtt', WRONG_FILE],
])('a file: %s', (value, expected) => {
  expect(validateFile(value, hosts)).toBe(expected)
})

test('where no host is allowed the sentence says so', () => {
  const none = { ...hosts, files: new Set<string>() }
  expect(validateVideo('x', none)).toBe('The address of a video of YouTube, such as https://youtu.be/….')
  expect(validateFile('x', none)).toBe('No host is allowed for files: name one in the setting FILE_HOSTS.')
})
