import { expect, test } from 'vitest'
import { searchRedirectPath } from './search-redirect.ts'

const root = { uid: 'www.wayfare.example', host: 'www.wayfare.example', lang: 'en' } as const
const folder = { uid: 'rome.wayfare.example.vatican', host: 'rome.wayfare.example', lang: 'fr' } as const

test.each([
  ['Gift card', root, '/search/gift-card/'],
  ['  gift,  card! ', root, '/search/gift-card/'],
  ["Carte d'or", folder, '/fr/vatican/search/carte-d-or/'],
  ['Подарок', { ...root, lang: 'ru' } as const, '/ru/search/%D0%BF%D0%BE%D0%B4%D0%B0%D1%80%D0%BE%D0%BA/'],
  ['a/../b', root, '/search/a-b/'],
  ['?!', root, undefined],
  ['gift', { ...root, uid: 'www.other.example' }, undefined],
  // spec: D.find.23
])('a search for %j is looked up at its own address', (query, site, path) => {
  expect(searchRedirectPath(query, site)).toBe(path)
})
