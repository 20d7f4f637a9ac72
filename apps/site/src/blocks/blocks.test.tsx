import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import { LINK_APPEARANCES } from '@passepartout/content-model/navigation'
import { describe, expect, test } from 'vitest'
import type { PageContext } from '../page-context/page-context.ts'
import { fixturePageContext } from '../pages/fixture-page.ts'
import { renderMarkup } from '../ui/markup/render-markup.ts'
import { Photo } from '../ui/photo/photo.tsx'
import type { BlockFixturesOf } from './block.ts'
import { BLOCK_ENTRIES, viewModulePathOfBlock } from './registry.ts'

type Fixture<T extends BlockType> = BlockFixturesOf<T>[string]

function render<T extends BlockType>(type: T, { block, data }: Fixture<T>, page: PageContext): string {
  const { View } = BLOCK_ENTRIES[type]
  return renderMarkup(<View block={block} data={data} page={page} />)
}

/** What a fixture says first: its title, else the first text in it. */
function firstWordsOf(fixture: unknown): string {
  const texts: string[] = []
  JSON.stringify(fixture, (key, value) => {
    if (TEXTS.includes(key) && typeof value === 'string') texts.push(value)
    return value
  })
  const [first] = texts
  if (first === undefined) throw new Error('The fixture says nothing.')
  return first
}

/** Of what plays, the only thing that its author says is which. */
const TEXTS = ['title', 'text', 'caption', 'name', 'contentId']

const pages = {
  'left to right': fixturePageContext(),
  'right to left': fixturePageContext({ lang: 'ar', currency: 'AED' }),
  'theatre brand': fixturePageContext({ lang: 'de', brand: 'posters', currency: 'GBP' }),
}

// spec: 1.product.4
test('every type of block has a view, and a module that exists', async () => {
  const modules = Object.keys(import.meta.glob('./*/view.tsx')).map((path) => path.replace('./', 'blocks/'))
  expect(Object.keys(BLOCK_ENTRIES).toSorted()).toEqual([...BLOCK_TYPES].toSorted())
  expect(BLOCK_TYPES.map(viewModulePathOfBlock).toSorted()).toEqual(modules.toSorted())
})

function describeBlock<T extends BlockType>(type: T): void {
  const fixtures: Readonly<Record<string, Fixture<T>>> = BLOCK_ENTRIES[type].fixtures
  describe(type, () => {
    for (const [state, fixture] of Object.entries(fixtures)) {
      for (const [name, page] of Object.entries(pages)) {
        test(`${state}, ${name}`, () => {
          expect(render(type, fixture, page)).not.toMatch(
            /undefined|NaN|\[(?:object|icon|link|\/link)|style="| on\w+="/,
          )
        })
      }
    }
    test('bears its id where it shows anything, so that links and the preview beside a form find it', () => {
      for (const fixture of Object.values(fixtures)) {
        const markup = render(type, fixture, pages['left to right'])
        expect(markup === '' || markup.includes(`id="${fixture.block.id}"`)).toBe(true)
      }
    })
    test('shows its title, its text or what it plays in the usual state and in right-to-left words', () => {
      const { usual, rightToLeft } = fixtures
      if (!usual || !rightToLeft) throw new Error(`${type} lacks a state that every block has`)
      expect(render(type, usual, pages['left to right'])).toContain(renderMarkup(firstWordsOf(usual)))
      expect(render(type, rightToLeft, pages['right to left'])).toMatch(/[\u0600-\u06ff]{3}/)
    })
  })
}

for (const type of BLOCK_TYPES) describeBlock(type)

test('what an author typed is text, never markup', () => {
  const html = render(
    'cta',
    {
      block: {
        id: 'x',
        type: 'cta',
        title: '<script>alert(1)</script>',
        action: { type: 'CUSTOM', url: '/"><b>/', newTab: false, label: '<i>&', appearance: 'primary' },
      },
      data: undefined,
    },
    pages['left to right'],
  )
  expect(html).not.toMatch(/<script|<b>|<i>/)
  expect(html).toContain('&lt;i&gt;&amp;')
})

// spec: 2.links.7
test.each(LINK_APPEARANCES)('a button that should look like %s does, in each block', (appearance) => {
  const action = { type: 'CUSTOM', url: '/x/', newTab: false, label: 'Go', appearance } as const
  const { cta, banner, productList } = BLOCK_ENTRIES
  const usual = <F,>({ usual: fixture }: Readonly<Record<string, F>>): F => {
    if (!fixture) throw new Error('a block lacks its usual state')
    return fixture
  }
  const withAction = <F extends { readonly block: object }>(fixture: F): F => ({
    ...fixture,
    block: { ...fixture.block, action },
  })
  const page = pages['left to right']
  const looks = [
    render('cta', withAction(usual(cta.fixtures)), page),
    render('banner', withAction(usual(banner.fixtures)), page),
    render('productList', withAction(usual(productList.fixtures)), page),
  ].map((html) => /<a href="\/x\/" class="_?([a-z]+)/.exec(html)?.[1])
  expect(looks).toEqual([appearance, appearance, appearance])
})

test('an empty listing and an unavailable one say different things', () => {
  const { empty, unavailable } = BLOCK_ENTRIES.productList.fixtures
  if (!empty || !unavailable) throw new Error('the product list lacks a state')
  expect(render('productList', empty, pages['left to right'])).toContain('There is nothing to book here')
  expect(render('productList', unavailable, pages['left to right'])).toContain('in a few minutes')
})

// spec: 5.content.1
test('a picture without an address is not there, nor is the block around it', () => {
  const { usual } = BLOCK_ENTRIES.image.fixtures
  if (!usual) throw new Error('the picture lacks its usual state')
  const block = { ...usual.block, image: { ...usual.block.image, url: '' } }
  expect(render('image', usual, pages['left to right'])).toContain('<img')
  expect(render('image', { block, data: undefined }, pages['left to right'])).toBe('')
  const nothing = { address: { src: '', srcSet: '' }, alt: 'x', width: 4, height: 3, sizes: '4px' }
  expect(renderMarkup(<Photo {...nothing} />)).toBe('')
})

// spec: 9.images.3
test('a picture is as important as the browser thinks, unless it opens the page', () => {
  const some = { address: { src: '/a', srcSet: '' }, alt: 'x', width: 4, height: 3, sizes: '4px' }
  expect(renderMarkup(<Photo {...some} />)).not.toMatch(/fetchpriority/i)
  expect(renderMarkup(<Photo {...some} priority="hero" />)).toMatch(/fetchpriority="high"/i)
})

// spec: 9.images.13
test('a picture of unknown size shimmers in 160 by 100', () => {
  const html = renderMarkup(<Photo address={{ src: '/a', srcSet: '' }} alt="x" sizes="4px" />)
  expect(html).toMatch(/ width="160" height="100" /)
})

// spec: 9.layout.8, 9.images.2, 9.images.8, 9.images.9
test('the image block asks for 1512 px, and for 375 on mobile, prepared as its author wants', () => {
  const { usual } = BLOCK_ENTRIES.image.fixtures
  if (!usual) throw new Error('the image lacks its usual state')
  const addressesOf = (more: object) => {
    const html = render('image', { ...usual, block: { ...usual.block, ...more } }, pages['left to right'])
    const [, onMobile = ''] = /<source media="\(width &lt;= 450px\)" srcSet="([^"]*)"/.exec(html) ?? []
    const [, src = ''] = /<img [^>]*src="([^"]*)"/.exec(html) ?? []
    return [src, onMobile].map((address) => address.replaceAll('&amp;', '&').split('?')[1])
  }
  const crop = 'fit=crop&ar=1.5:1&crop=focalpoint&fp-x=0.5&fp-y=0.5'
  expect(addressesOf({})).toEqual([
    `w=1814&q=90&auto=compress,format&${crop}`,
    `w=450&q=90&auto=compress,format&${crop}`,
  ])
  expect(addressesOf({ higherQuality: true, darkOverlay: true })).toEqual([
    `w=2722&q=90&auto=compress,format&${crop}&exp=-10`,
    `w=675&q=90&auto=compress,format&${crop}&exp=-10`,
  ])
  expect(addressesOf({ blurFill: true })).toEqual([
    'w=1814&h=1210&q=90&auto=compress,format&fit=fill&fill=blur',
    'w=450&h=300&q=90&auto=compress,format&fit=fill&fill=blur',
  ])
})

test.each(['image', 'banner', 'hero'] as const)(
  'between a phone and a desktop the picture of the %s has the pixels of its box',
  (type) => {
    const { usual } = BLOCK_ENTRIES[type].fixtures
    if (!usual) throw new Error(`${type} lacks its usual state`)
    const html = render(type, usual, pages['left to right'])
    const sources = [...html.matchAll(/<source media="\(width &lt;= (\d+)px\)" srcSet="([^"]*)"/g)]
    const widest = (addresses = '') =>
      Math.max(...[...addresses.matchAll(/[?;&]w=(\d+)/g)].map(([, pixels]) => Number(pixels)))
    const [, onImage] = /<img [^>]*srcSet="([^"]*)"/.exec(html) ?? []
    // The next source, or the picture itself, is asked on every screen that is wider than the one address of phones has pixels.
    const offered = [
      ...sources.map(([, until, addresses]) => [Number(until), widest(addresses)]),
      [768, widest(onImage)],
    ]
    expect(offered.filter(([until = 0, pixels = 0]) => pixels < until)).toEqual([])
  },
)

test('an experience opens the booking page of its tour group', () => {
  const { usual } = BLOCK_ENTRIES.experience.fixtures
  if (!usual) throw new Error('the experience lacks its usual state')
  expect(render('experience', usual, pages['left to right'])).toContain(
    'href="https://book.wayfare.example/book/7120/select/"',
  )
})

test('a card that is wider than high shows the banner, a poster card the poster', () => {
  const { carousel } = BLOCK_ENTRIES.productList.fixtures
  if (!carousel) throw new Error('the product list lacks a state')
  const { block, data } = carousel
  const [product] = data.products
  if (!product) throw new Error('the fixture has no product')
  const pictures = [{ url: '/catalogue/poster', alt: '' }]
  const show = { ...product, pictures, banner: { url: '/catalogue/banner', alt: '' } }
  const fixture = { block, data: { ...data, products: [show] } }
  const wide = render('productList', fixture, pages['left to right'])
  const tall = render('productList', fixture, pages['theatre brand'])
  expect([wide.includes('/banner'), wide.includes('/poster')]).toEqual([true, false])
  expect([tall.includes('/banner'), tall.includes('/poster')]).toEqual([false, true])
})
