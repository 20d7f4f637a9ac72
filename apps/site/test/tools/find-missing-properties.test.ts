import { expect, test } from 'vitest'
import { findMissingProperties } from './find-missing-properties.ts'

const crumb = { '@type': 'ListItem', position: 1, name: 'Rome', item: 'https://www.site.example/rome/' }

test.each([
  ['a type without a list of its own', { '@type': 'WebSite' }, []],
  ['one of two names', { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 3 }, []],
  ['neither of two names', { '@type': 'AggregateRating', ratingValue: 4 }, ['AggregateRating.ratingCount|reviewCount']],
  ['empty words', { '@type': 'Product', name: '' }, ['Product.name']],
  [
    'what is inside',
    { '@type': 'Product', name: 'A', offers: { '@type': 'AggregateOffer', lowPrice: 1 } },
    ['AggregateOffer.priceCurrency'],
  ],
  ['a path of one page', { '@type': 'BreadcrumbList', itemListElement: [crumb] }, ['BreadcrumbList.itemListElement+']],
  ['a path of two', { '@type': 'BreadcrumbList', itemListElement: [crumb, crumb] }, []],
])('%s', (_, value, missing) => {
  expect(findMissingProperties([value])).toEqual(missing)
})
