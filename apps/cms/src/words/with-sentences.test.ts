import { expect, test } from 'vitest'
import { sentenceOf, withSentences } from './with-sentences.ts'

test('the longest end of a path decides', () => {
  expect(sentenceOf(['pages', 'blocks', 'map', 'points', 'text'])).toBe('A short line, such as the nearest station.')
  expect(sentenceOf(['pages', 'blocks', 'banner', 'text'])).toBe('A few sentences, as visitors read them.')
  expect(sentenceOf(['pages', 'nothing'])).toBeUndefined()
})

test('a field keeps what it says itself, and one inside tabs, rows, groups and blocks gets its sentence', () => {
  const own = { name: 'tagline', type: 'text', admin: { description: 'Its own.' } } as const
  const plain = { name: 'kicker', type: 'text' } as const
  const sentence = 'A few words above the heading, such as the name of the city.'
  const described = { ...plain, admin: { description: sentence } }
  const { fields } = withSentences({
    slug: 'some',
    fields: [
      { type: 'tabs', tabs: [{ label: 'One', fields: [own, { type: 'row', fields: [plain] }] }] },
      { name: 'group', type: 'group', fields: [plain] },
      { name: 'parts', type: 'blocks', blocks: [{ slug: 'part', fields: [plain] }] },
    ],
  })
  expect(fields).toEqual([
    { type: 'tabs', tabs: [{ label: 'One', fields: [own, { type: 'row', fields: [described] }] }] },
    { name: 'group', type: 'group', fields: [described] },
    { name: 'parts', type: 'blocks', blocks: [{ slug: 'part', fields: [described] }] },
  ])
})
