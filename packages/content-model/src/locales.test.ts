import { expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, LOCALES, localeOf, servedLanguages } from './locales.ts'

// spec: 9.languages.4, D.languages.1, D.languages.4
test('every language in display order, under its own name', () => {
  expect(LOCALES.map(({ code, autonym }) => `${code} ${autonym}`)).toEqual([
    'en English',
    'es Español',
    'fr Français',
    'it Italiano',
    'de Deutsch',
    'pt Português',
    'nl Nederlands',
    'id Bahasa Indonesia',
    'pl Polski',
    'ar العربية',
    'ru Русский',
    'da Dansk',
    'no Norsk',
    'ro Română',
    'sv Svenska',
    'tr Türkçe',
  ])
})

// spec: 9.languages.1
test('English in its American form is the default', () => {
  expect(localeOf(DEFAULT_LANGUAGE)).toMatchObject({ code: 'en', formatting: 'en-US' })
})

// spec: D.languages.5
test('three languages are formatted by a regional tag, the others by their code', () => {
  const regional = LOCALES.filter(({ code, formatting }) => code !== formatting)
  expect(regional.map(({ code, formatting }) => `${code} ${formatting}`)).toEqual(['en en-US', 'pt pt-BR', 'no nb-NO'])
})

// spec: 3.shared.2, 9.languages.2, 9.languages.3
test('Indonesian and Arabic are flagged unsupported, and served where they are enabled', () => {
  expect(LOCALES.filter(({ supported }) => !supported).map(({ code }) => code)).toEqual(['id', 'ar'])
  expect([...servedLanguages([])].toSorted()).toEqual('da de en es fr it nl no pl pt ro ru sv tr'.split(' '))
  expect([...servedLanguages(['ar'])]).toContain('ar')
  expect(localeOf('ar').direction).toBe('rtl')
})

// spec: D.languages.5
test('English is that of the site, and no other language is', () => {
  expect(localeOf('en', 'en-GB').formatting).toBe('en-GB')
  expect(localeOf('en', undefined).formatting).toBe('en-US')
  expect(localeOf('pt', 'en-GB').formatting).toBe('pt-BR')
})
