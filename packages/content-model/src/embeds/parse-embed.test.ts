import { describe, expect, test } from 'vitest'
import { DEFAULT_FRAME_HOSTS, hostListSchema } from './allowed-hosts.ts'
import { parseFrameEmbed, parseVideoEmbed } from './parse-embed.ts'
import { parseYouTubeUrl } from './parse-youtube-url.ts'

const ID = 'aB3-_xYz019'
const hosts = { frames: new Set(DEFAULT_FRAME_HOSTS), files: new Set(['files.wayfare.example']) }

// spec: 5.content.3
describe('a video of YouTube', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${ID}`],
    [`https://youtube.com/watch?v=${ID}`],
    [`http://www.youtube.com/watch?v=${ID}`],
    [`https://m.youtube.com/watch?v=${ID}&feature=share`],
    [`https://music.youtube.com/watch?v=${ID}`],
    [`https://www.youtube.com/watch?list=PL1&v=${ID}`],
    [`https://www.youtube.com/embed/${ID}`],
    [`https://www.youtube.com/embed/${ID}?si=abc`],
    [`https://www.youtube-nocookie.com/embed/${ID}`],
    [`https://www.youtube.com/shorts/${ID}`],
    [`https://www.youtube.com/live/${ID}?feature=share`],
    [`https://www.youtube.com/v/${ID}`],
    [`https://youtu.be/${ID}`],
    [`https://www.youtu.be/${ID}?si=abc`],
    [` https://youtu.be/${ID}/ `],
    [`HTTPS://YOUTU.BE/${ID}`],
  ])('%s', (address) => {
    expect(parseYouTubeUrl(address)).toEqual({ id: ID })
  })

  test.each([
    [`https://youtu.be/${ID}?t=90`, 90],
    [`https://youtu.be/${ID}?t=90s`, 90],
    [`https://youtu.be/${ID}?t=1h2m3s`, 3723],
    [`https://www.youtube.com/embed/${ID}?start=12`, 12],
  ])('%s from second %s', (address, start) => {
    expect(parseYouTubeUrl(address)).toEqual({ id: ID, start })
  })

  test.each([
    ['https://www.youtube.com/'],
    ['https://www.youtube.com/@wayfare'],
    ['https://www.youtube.com/watch?v=short'],
    [`https://www.youtube.com/watch?v=${ID}x`],
    ['https://www.youtube.com/embed/videoseries?list=PL1'],
    [`https://www.youtube.com.evil.example/watch?v=${ID}`],
    [`https://evilyoutube.com/watch?v=${ID}`],
    [`https://youtube.com:8443/watch?v=${ID}`],
    [`https://www.youtube.com@evil.example/watch?v=${ID}`],
    [`https://evil.example/www.youtube.com/embed/${ID}`],
    [`//youtu.be/${ID}`],
    [`youtu.be/${ID}`],
    [`javascript:alert('youtu.be/${ID}')`],
    [''],
  ])('none: %s', (address) => {
    expect(parseYouTubeUrl(address)).toBeUndefined()
  })
})

describe('a frame', () => {
  test.each([
    ['https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
    ['https://maps.google.com/maps?q=x', 'https://maps.google.com/maps?q=x'],
    ['HTTPS://WWW.GOOGLE.COM/maps', 'https://www.google.com/maps'],
    ['https://open.spotify.com/embed/track/1', 'https://open.spotify.com/embed/track/1'],
    ['https://www.google.com:443/maps', 'https://www.google.com/maps'],
    ['https://evil.example/', undefined],
    ['http://www.google.com/maps', undefined],
    ['https://www.google.com.evil.example/maps', undefined],
    ['https://evil.example/https://www.google.com/maps', undefined],
    ['https://www.google.com@evil.example/maps', undefined],
    ['https://user:secret@www.google.com/maps', undefined],
    ['https://www.google.com:8443/maps', undefined],
    ['https://www.google.com./maps', undefined],
    ['https://wwwxgoogle.com/maps', undefined],
    ['https://sub.www.google.com/maps', undefined],
    ['https://www.google.com\\@evil.example/', undefined],
    ['https://evil.example\\.www.google.com/', undefined],
    ['https://ｗｗｗ.google.com/maps', 'https://www.google.com/maps'],
    ['https://www.gооgle.com/maps', undefined],
    ['https://127.0.0.1/', undefined],
    ['https://[::1]/', undefined],
    ['//www.google.com/maps', undefined],
    ['/maps', undefined],
    ['javascript:alert(1)//www.google.com', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['java\nscript:alert(1)', undefined],
    ['blob:https://www.google.com/x', undefined],
    ['<iframe src="https://www.google.com/maps/embed"></iframe>', undefined],
    ['', undefined],
  ])('%s', (address, expected) => {
    const embed = parseFrameEmbed(address, hosts)
    expect(embed?.type === 'frame' ? embed.url.href : embed).toBe(expected)
  })

  test('of YouTube is its video, where the player may be shown', () => {
    const address = `https://www.youtube.com/watch?v=${ID}`
    expect(parseFrameEmbed(address, hosts)).toEqual({ type: 'youtube', video: { id: ID } })
    expect(parseFrameEmbed(address, { ...hosts, frames: new Set(['www.youtube.com']) })).toBeUndefined()
  })
})

test.each([
  ['https://files.wayfare.example/paris.mp4', 'https://files.wayfare.example/paris.mp4'],
  ['https://files.wayfare.example/a/PARIS.WEBM?v=2', 'https://files.wayfare.example/a/PARIS.WEBM?v=2'],
  ['https://files.wayfare.example/paris.exe', undefined],
  ['https://files.wayfare.example/', undefined],
  ['https://www.google.com/paris.mp4', undefined],
  ['http://files.wayfare.example/paris.mp4', undefined],
  ['/paris.mp4', undefined],
])('a video: %s', (address, expected) => {
  const embed = parseVideoEmbed(address, hosts)
  expect(embed?.type === 'file' ? embed.url.href : embed).toBe(expected)
})

test.each([
  ['', []],
  ['www.google.com, Maps.Example ,', ['www.google.com', 'maps.example']],
  ['https://www.google.com', undefined],
  ['*.google.com', undefined],
  ["'self'", undefined],
  ['www.google.com;script-src *', undefined],
  ['www.google.com script-src', undefined],
  ['www.google.com:8443', undefined],
  ['www.google.com/maps', undefined],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
])('as a setting: %s', (text, expected) => {
  expect(hostListSchema.safeParse(text).data).toEqual(expected)
})
