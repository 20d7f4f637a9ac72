import { expect, test } from 'vitest'
import type { Page } from '../../payload-types.ts'
import { fingerprintOf } from './fingerprint.ts'

const PAGE: Partial<Page> = {
  id: 1,
  title: 'Paris',
  site: 3,
  lang: 'en',
  blocks: [{ blockType: 'cta', id: 'a', title: 'Go', action: { page: 2, newTab: false } }],
  meta: { noIndex: false },
}

test.each<readonly [string, Partial<Page>]>([
  [
    'its state and its history',
    { id: 9, _status: 'published', updatedAt: '2026-11-22', editedBy: 'a@a.example', uid: 'x' },
  ],
  ['fields that are empty in another way', { kicker: '', standfirst: null, heroImage: {}, meta: {}, parent: null }],
  ['ids of rows', { blocks: [{ blockType: 'cta', id: 'b', title: 'Go', action: { page: 2 } }] }],
])('%s change nothing of what is written', (_, change) => {
  expect(fingerprintOf({ ...PAGE, ...change })).toBe(fingerprintOf(PAGE))
})

test.each<readonly [string, Partial<Page>]>([
  ['a title', { title: 'Paris!' }],
  ['an address', { path: 'paris' }],
  ['another site', { site: 4 }],
  ['a tick', { meta: { noIndex: true } }],
  ['a word in a block', { blocks: [{ blockType: 'cta', id: 'a', title: 'Stay', action: { page: 2 } }] }],
  ['where a link leads', { blocks: [{ blockType: 'cta', id: 'a', title: 'Go', action: { page: 3 } }] }],
  ['no block', { blocks: [] }],
])('%s is another version', (_, change) => {
  expect(fingerprintOf({ ...PAGE, ...change })).not.toBe(fingerprintOf(PAGE))
})
