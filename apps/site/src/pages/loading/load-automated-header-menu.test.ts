import { describe, expect, test } from 'vitest'
import type { CityTaxonomy, NamedId } from '../../catalogue/product.ts'
import type { PagesByCatalogueId } from '../../content/tour-groups/catalogue-pages.ts'
import { buildAutomatedHeaderMenu } from './load-automated-header-menu.ts'

const named = (id: number): NamedId => ({ id, displayName: `Name ${id}` })
const pagesOf = (...ids: number[]) =>
  new Map(ids.map((id) => [id, { uid: `www.a.example.${id}`, title: `Page ${id}`, translationGroup: `group ${id}` }]))
const pages = (more: Partial<PagesByCatalogueId> = {}): PagesByCatalogueId => ({
  collections: new Map(),
  categories: new Map(),
  subCategories: new Map(),
  ...more,
})
const range = (from: number, length: number) => Array.from({ length }, (_, step) => from + step)
const offer: CityTaxonomy = {
  collections: [1007, 1005, 1008].map(named),
  categories: [
    { ...named(2), subCategories: [1011, 1143].map(named) },
    { ...named(1), subCategories: [1010].map(named) },
  ],
}

/** What each group is called, and the ids of its entries. */
const outline = (menu: ReturnType<typeof buildAutomatedHeaderMenu>) =>
  menu.map(({ id, label, items }) => [id, label, items.map((item) => item.id)])

describe('buildAutomatedHeaderMenu', () => {
  // spec: 3.header.2
  test('collections first, then a group for each category, in the order of the offer', () => {
    const all = pages({ collections: pagesOf(1005, 1007, 1008), subCategories: pagesOf(1010, 1011, 1143) })
    expect(outline(buildAutomatedHeaderMenu(offer, all, 'Experiences'))).toEqual([
      ['collections', 'Experiences', ['collection-1007', 'collection-1005', 'collection-1008']],
      ['category-2', 'Name 2', ['sub-category-1011', 'sub-category-1143']],
      ['category-1', 'Name 1', ['sub-category-1010']],
    ])
  })

  test('an entry is called as the catalogue calls it, and refers to its page', () => {
    const [group] = buildAutomatedHeaderMenu(offer, pages({ collections: pagesOf(1005) }), 'Experiences')
    const action = {
      type: 'REFERENCE',
      uid: 'www.a.example.1005',
      newTab: false,
      label: 'Name 1005',
      appearance: 'link',
    }
    expect(group).toEqual({
      id: 'collections',
      label: 'Experiences',
      items: [{ id: 'collection-1005', label: 'Name 1005', action }],
    })
  })

  test('a category leads to its own page where it has one', () => {
    const found = pages({ categories: pagesOf(1), subCategories: pagesOf(1010, 1011) })
    const menu = buildAutomatedHeaderMenu(offer, found, 'Experiences')
    expect(menu.map(({ id, action }) => [id, action?.type === 'REFERENCE' && action.uid])).toEqual([
      ['category-2', false],
      ['category-1', 'www.a.example.1'],
    ])
  })

  test.each<[string, Partial<PagesByCatalogueId>, unknown[]]>([
    ['nothing has a page', {}, []],
    [
      'entries without a page',
      { collections: pagesOf(1008), subCategories: pagesOf(1143) },
      [
        ['collections', 'Experiences', ['collection-1008']],
        ['category-2', 'Name 2', ['sub-category-1143']],
      ],
    ],
    ['a category of which only the page itself is there', { categories: pagesOf(1, 2) }, []],
    ['a page of another kind with the same number', { categories: pagesOf(1005), subCategories: pagesOf(1007) }, []],
  ])('left out: %s', (_, found, expected) => {
    expect(outline(buildAutomatedHeaderMenu(offer, pages(found), 'Experiences'))).toEqual(expected)
  })

  test('a group has twelve entries at most: the first that have a page', () => {
    const ids = range(1, 40)
    const many: CityTaxonomy = {
      collections: ids.map(named),
      categories: [{ ...named(1), subCategories: ids.map(named) }],
    }
    const late = pagesOf(...range(11, 30))
    const menu = buildAutomatedHeaderMenu(many, pages({ collections: late, subCategories: late }), 'Experiences')
    expect(menu.map(({ items }) => items.map(({ id }) => id))).toEqual([
      range(11, 12).map((id) => `collection-${id}`),
      range(11, 12).map((id) => `sub-category-${id}`),
    ])
  })
})
