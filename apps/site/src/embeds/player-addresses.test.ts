import { expect, test } from 'vitest'
import { spotifyAddresses, youTubePageAddress, youTubePlayerAddress } from './player-addresses.ts'

test('the video player speaks the language of the page and starts where the address says', () => {
  const video = { id: 'aB3-_xYz019', start: 90 }
  expect(youTubePlayerAddress(video, 'fr', 'https://www.wayfare.example')).toBe(
    'https://www.youtube-nocookie.com/embed/aB3-_xYz019?autoplay=1&enablejsapi=1&hl=fr&origin=https%3A%2F%2Fwww.wayfare.example&playsinline=1&rel=0&start=90',
  )
  expect(youTubePageAddress(video)).toBe('https://www.youtube.com/watch?v=aB3-_xYz019&t=90s')
  expect(youTubePageAddress({ id: 'aB3-_xYz019' })).toBe('https://www.youtube.com/watch?v=aB3-_xYz019')
})

test.each([
  ['track', '4uLU6hMCjMI75M1A2tKUQC', 'track/4uLU6hMCjMI75M1A2tKUQC'],
  ['Playlist', ' 37i9dQZF1DX ', 'playlist/37i9dQZF1DX'],
  ['user', '4uLU6hMCjMI75M1A2tKUQC', undefined],
  ['', '4uLU6hMCjMI75M1A2tKUQC', undefined],
  ['track', '../../evil', undefined],
  ['track', 'a song that I like', undefined],
  ['track', '', undefined],
  // spec: 3.shortcodes.9
])('the music player of a %s, “%s”', (type, id, expected) => {
  expect(spotifyAddresses(type, id)).toEqual(
    expected && { player: `https://open.spotify.com/embed/${expected}`, page: `https://open.spotify.com/${expected}` },
  )
})
