import { expect, test } from 'vitest'
import { translatorFor } from '../../messages/translate.ts'
import { type LaunchFacts, listLaunchSteps } from './launch-steps.ts'

const page = (id: number, given: Partial<LaunchFacts['pages'][number]> = {}) =>
  ({ id, title: `Page ${id}`, kind: 'page', isHome: false, isPublished: true, strays: 0, ...given }) as const

const LEGAL = (['company', 'privacy', 'terms', 'cancellation'] as const).map((kind, index) =>
  page(10 + index, { kind }),
)

const READY: LaunchFacts = {
  id: 3,
  host: 'www.new.example',
  settings: { state: 'online', message: '' },
  pages: [page(1, { isHome: true }), page(2), ...LEGAL],
  hiddenItems: 0,
  isSeen: true,
}

const left = (facts: Partial<LaunchFacts>) =>
  listLaunchSteps({ ...READY, ...facts }, translatorFor('en')).flatMap(({ title, isDone, detail, address }) =>
    isDone ? [] : [`${title}: ${detail} ${address ?? ''}`.trim()],
  )

test('of a site that visitors find, everything is done', () => {
  expect(
    listLaunchSteps(READY, translatorFor('en')).map(({ title, isDone, address }) => [title, isDone, address]),
  ).toEqual([
    ['Host and settings', true, undefined],
    ['A home page', true, undefined],
    ['Links stay on this site', true, undefined],
    ['Legal pages', true, undefined],
    ['Pages are published', true, undefined],
    ['Menus lead somewhere', true, undefined],
    ['Visitors find its home page', true, undefined],
  ])
})

test.each<readonly [string, Partial<LaunchFacts>, readonly string[]]>([
  [
    'a copy without a host',
    { host: 'copy-1.www.old.example' },
    ['Host and settings: Choose its host under “Addresses”.'],
  ],
  [
    'settings with a fault',
    { settings: { state: 'refused', message: 'fr: Name: is missing.' } },
    ['Host and settings: fr: Name: is missing.'],
  ],
  [
    'a site without pages',
    { pages: [], isSeen: false },
    [
      'A home page: Make a page of the type “Home”, without an address. /admin/collections/pages?where[site][equals]=3',
      'Legal pages: Not published: company details, privacy policy, terms and conditions, cancellation policy. /admin/collections/pages?where[site][equals]=3',
      'Visitors find its home page: Publish the home page.',
    ],
  ],
  [
    'drafts, and links that lead back',
    {
      pages: [page(1, { isHome: true, isPublished: false, strays: 2 }), page(2, { strays: 1 }), ...LEGAL],
      hiddenItems: 1,
      isSeen: false,
    },
    [
      'Links stay on this site: Links to another site: 3, on 2 pages, such as “Page 1”. /admin/collections/pages/1',
      'Pages are published: Still drafts: 1 of 6. /admin/collections/pages?where[site][equals]=3&where[_status][equals]=draft',
      'Menus lead somewhere: Items that lead to pages which are not online yet: 1.',
      'Visitors find its home page: Publish the home page. /admin/collections/pages/1',
    ],
  ],
  [
    'a home page that the site has not shown yet, and one stray link',
    { pages: [page(1, { isHome: true }), page(2, { strays: 1 }), ...LEGAL], isSeen: false },
    [
      'Links stay on this site: Links to another site: 1, on “Page 2”. /admin/collections/pages/2',
      'Visitors find its home page: Published: waiting for the site. /admin/collections/pages/1',
    ],
  ],
  // spec: D.admin.33
])('what is left to do: %s', (_, facts, expected) => {
  expect(left(facts)).toEqual(expected)
})
