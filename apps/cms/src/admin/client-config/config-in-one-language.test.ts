import { expect, test } from 'vitest'
import { configInOneLanguage } from './config-in-one-language.ts'

const title = { en: 'Title', de: 'Titel', fr: 'Titre' }
const element = { $$typeof: Symbol.for('react.element'), en: 'a', de: 'b' }
const config = {
  collections: [
    { slug: 'pages', labels: { singular: { en: 'Page', de: 'Seite' }, plural: 'Pages' }, fields: [{ label: title }] },
  ],
  languages: { en: { name: 'English' }, de: { name: 'Deutsch' } },
  only: { en: 'English' },
  when: new Date(0),
  element,
}

test('texts in several languages become one, and nothing else changes', () => {
  const { collections, ...rest } = configInOneLanguage(config, 'de')
  expect(collections).toEqual([
    { slug: 'pages', labels: { singular: 'Seite', plural: 'Pages' }, fields: [{ label: 'Titel' }] },
  ])
  const { collections: _, ...others } = config
  expect(rest).toEqual(others)
  expect(rest.element).toBe(element)
  expect(config.collections[0]?.fields).toEqual([{ label: title }])
})

test('a text without the language is in English, and what stands in two places stays one', () => {
  const shared = { label: { en: 'Block', de: 'Block' } }
  const { one, other } = configInOneLanguage({ one: shared, other: shared }, 'ru')
  expect(one).toEqual({ label: 'Block' })
  expect(one).toBe(other)
})

test('the same configuration is copied once', () => {
  expect(configInOneLanguage(config, 'de')).toBe(configInOneLanguage(config, 'de'))
})
