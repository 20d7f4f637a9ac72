import { describe, expect, test } from 'vitest'
import { rewriteAddress, rewriteLinks, rewriteShortcodeLinks, type SiteCopyMapping } from './rewrite-links.ts'

/** Paris and the home page come along, into a folder; Rome stays behind. */
const MOVE: SiteCopyMapping = {
  fromHost: 'www.old.example',
  toHost: 'www.new.example',
  paths: new Map([
    ['/', '/london/'],
    ['/paris/', '/london/paris/'],
    ['/fr/paris/', '/fr/london/paris/'],
    ['/privacy-policy/', '/london/privacy-policy/'],
    ['/rome/', undefined],
  ]),
  uids: new Map([['www.old.example.paris', 'www.new.example.london.paris']]),
  ids: new Map([[1, 101]]),
}

test.each([
  ['/paris/', '/london/paris/'],
  ['/paris', '/london/paris/'],
  ['/Paris/?a=1#b', '/london/paris/?a=1#b'],
  ['/fr/paris/', '/fr/london/paris/'],
  ['/privacy-policy/', '/london/privacy-policy/'],
  ['/', '/london/'],
  ['https://www.old.example/paris/?a=1#b', 'https://www.new.example/london/paris/?a=1#b'],
  ['http://WWW.OLD.example', 'http://www.new.example/london/'],
  ['/rome/', 'https://www.old.example/rome/'],
  ['https://www.old.example/rome/', 'https://www.old.example/rome/'],
  ['/search/?q=x', '/search/?q=x'],
  ['https://www.old.example/file.pdf', 'https://www.old.example/file.pdf'],
  ['https://www.old.example.evil.example/paris/', 'https://www.old.example.evil.example/paris/'],
  ['https://www.old.example:8080/paris/', 'https://www.old.example:8080/paris/'],
  ['//www.old.example/paris/', '//www.old.example/paris/'],
  ['#faq', '#faq'],
  ['mailto:help@www.old.example', 'mailto:help@www.old.example'],
  ['tickets/', 'tickets/'],
  ['/%E0%A4%A/', '/%E0%A4%A/'],
  ['', ''],
  // spec: D.admin.32
])('the address “%s” becomes “%s”', (address, expected) => {
  expect(rewriteAddress(address, MOVE)).toBe(expected)
})

test('where the path is the same on both hosts, an address stays as it was typed', () => {
  const move: SiteCopyMapping = { ...MOVE, paths: new Map([['/paris/', '/paris/']]) }
  expect(['/Paris', 'https://www.old.example/Paris'].map((address) => rewriteAddress(address, move))).toEqual([
    '/Paris',
    'https://www.new.example/paris/',
  ])
})

test.each([
  ['See [link url="/paris/" /].', 'See [link url="/london/paris/" /].'],
  ['[link /paris/]Paris [icon Bus /][/link]', '[link "/london/paris/"]Paris [icon Bus /][/link]'],
  [
    '[link uid="www.old.example.paris" url=\'/rome/\' text="There" /]',
    '[link uid="www.new.example.london.paris" url="https://www.old.example/rome/" text="There" /]',
  ],
  ['[cta link="/paris/" title="Go" /]', '[cta link="/london/paris/" title="Go" /]'],
  ['[notes]See [link url="/paris/"]it[/link][/notes]', '[notes]See [link url="/london/paris/"]it[/link][/notes]'],
  ['[link url="/paris/" /] and [link url="/" /]', '[link url="/london/paris/" /] and [link url="/london/" /]'],
  ['[link   url=/search/   /]', '[link   url=/search/   /]'],
  ['[[link url="/paris/" /]]', '[[link url="/paris/" /]]'],
  ['[price 7148 Tgid /] /paris/', '[price 7148 Tgid /] /paris/'],
  ['no bracket', 'no bracket'],
  // spec: D.admin.32
])('the text “%s” becomes “%s”', (text, expected) => {
  expect(rewriteShortcodeLinks(text, MOVE)).toBe(expected)
})

describe('documents', () => {
  const link = (fields: object) => ({ type: 'link', fields, children: [{ type: 'text', text: 'there' }] })
  const root = (...children: object[]) => ({ root: { type: 'root', children: [{ type: 'paragraph', children }] } })

  test('a rich text: links of both kinds, and a shortcode that begins in one run and ends in another', () => {
    const text = root(
      { type: 'text', text: 'a [link url="/pa', format: 1 },
      { type: 'text', text: 'ris/" /] b [icon', format: 0 },
      { type: 'linebreak' },
      link({ linkType: 'internal', doc: { relationTo: 'pages', value: 1 } }),
      link({ linkType: 'internal', doc: { relationTo: 'pages', value: '1' } }),
      link({ linkType: 'internal', doc: { relationTo: 'pages', value: 2 } }),
      link({ linkType: 'custom', url: '/paris/' }),
    )
    expect(rewriteLinks(text, MOVE)).toEqual(
      root(
        { type: 'text', text: 'a [link url="/london/paris/" /]', format: 1 },
        { type: 'text', text: ' b [icon', format: 0 },
        { type: 'linebreak' },
        link({ linkType: 'internal', doc: { relationTo: 'pages', value: 101 } }),
        link({ linkType: 'internal', doc: { relationTo: 'pages', value: '101' } }),
        link({ linkType: 'internal', doc: { relationTo: 'pages', value: 2 } }),
        link({ linkType: 'custom', url: '/london/paris/' }),
      ),
    )
  })

  test('actions of blocks, their texts and the page above; pictures and products stay', () => {
    const page = {
      parent: 1,
      heroImage: { media: 1 },
      blocks: [
        { blockType: 'cta', id: 'a', title: '[link url="/paris/" /]', action: { page: 1, url: '/rome/' } },
        { blockType: 'relatedPages', pages: [{ page: 1 }, { page: 2 }, { page: null }] },
        { blockType: 'productList', source: { number: 1 }, action: { page: { id: 1, title: 'Loaded' }, url: null } },
      ],
    }
    expect(rewriteLinks(page, MOVE)).toEqual({
      parent: 101,
      heroImage: { media: 1 },
      blocks: [
        {
          blockType: 'cta',
          id: 'a',
          title: '[link url="/london/paris/" /]',
          action: { page: 101, url: 'https://www.old.example/rome/' },
        },
        { blockType: 'relatedPages', pages: [{ page: 101 }, { page: 2 }, { page: null }] },
        { blockType: 'productList', source: { number: 1 }, action: { page: 101, url: null } },
      ],
    })
  })

  test('header and redirects: the page of the Tickets link, addresses of the logo and of a redirect', () => {
    const header = { ticketPage: 1, logoRedirectionURL: '/paris/', paymentIcons: [{ name: 'Visa', link: '/rome/' }] }
    expect(rewriteLinks([header, { page: 1, url: '/paris/', path: '/paris/' }], MOVE)).toEqual([
      {
        ticketPage: 101,
        logoRedirectionURL: '/london/paris/',
        paymentIcons: [{ name: 'Visa', link: 'https://www.old.example/rome/' }],
      },
      { page: 101, url: '/london/paris/', path: '/paris/' },
    ])
  })
})
