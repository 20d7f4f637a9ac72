import type { NavigationAction, PageReference } from '@passepartout/content-model/navigation'
import { describe, expect, test } from 'vitest'
import { resolveLink } from './resolve-link.ts'

const common = { newTab: false, label: '', appearance: 'link' } as const
const addressOf = ({ uid, kind = 'page' }: PageReference) => (uid === 'known' ? `/known/${kind}/` : undefined)

// spec: 2.links.2, 2.links.3, 2.links.5, 2.links.6, 2.links.7
describe('resolveLink', () => {
  test.each<[string, NavigationAction, object | undefined]>([
    ['a reference', { type: 'REFERENCE', uid: 'known', ...common }, { href: '/known/page/' }],
    [
      'a reference with a fallback it does not need',
      { type: 'REFERENCE', uid: 'known', url: '/x/', ...common },
      { href: '/known/page/' },
    ],
    [
      'a reference to a legal page, which shares its uid with the home page',
      { type: 'REFERENCE', uid: 'known', kind: 'privacy', ...common },
      { href: '/known/privacy/' },
    ],
    ['a reference to nothing', { type: 'REFERENCE', uid: 'gone', ...common }, undefined],
    [
      'a reference to nothing with a fallback',
      { type: 'REFERENCE', uid: 'gone', url: '/x/', ...common },
      { href: '/x/' },
    ],
    [
      'a new tab',
      { type: 'CUSTOM', url: 'https://a.example/', ...common, newTab: true },
      { href: 'https://a.example/', target: '_blank', rel: 'noopener' },
    ],
    ['a script', { type: 'CUSTOM', url: 'javascript:alert(1)', ...common }, undefined],
  ])('%s', (_, action, link) => {
    expect(resolveLink(action, addressOf)).toEqual(link)
  })
})
