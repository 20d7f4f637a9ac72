import { expect, test } from 'vitest'
import { type Answers, parseInstallation } from './parse-installation.ts'

const ANSWERS: Answers = {
  name: 'Théâtre & Co',
  host: 'WWW.Theatre.example',
  languages: 'de, en',
  currency: 'gbp',
  'time-zone': 'Europe/Rome',
}

test('answers are an installation, with the languages in display order', () => {
  expect(parseInstallation(ANSWERS)).toEqual({
    name: 'Théâtre & Co',
    brand: 'theatre-co',
    host: 'www.theatre.example',
    languages: ['en', 'de'],
    currency: 'GBP',
    timeZone: 'Europe/Rome',
  })
})

test.each<[Partial<Answers>, RegExp]>([
  [{ name: '' }, /^--name: "" gives the brand no folder/],
  [{ name: 'Plain' }, /^--name: "Plain" gives the brand no folder/],
  [{ name: 'Чай' }, /^--name: "Чай" gives the brand no folder/],
  [{ name: "Ann's" }, /^--name: "Ann's" has/],
  [{ name: '../..' }, /^--name/],
  [{ host: 'theatre' }, /^--host: "theatre" is no host/],
  [{ host: 'www.theatre.example:80' }, /^--host/],
  [{ host: 'https://theatre.example' }, /^--host/],
  [{ languages: 'en,xx' }, /^--languages: "xx" is none of en, es/],
  // It has a dictionary, but is not offered to visitors.
  [{ languages: 'ar' }, /^--languages: "ar" is none of/],
  [{ languages: '' }, /^--languages: "" is none of/],
  [{ currency: 'BTC' }, /^--currency: "BTC" is none of EUR, USD/],
  [{ 'time-zone': 'Mars/Base' }, /^--time-zone: "Mars\/Base" is no time zone/],
])('%j is refused', (answer, message) => {
  expect(() => parseInstallation({ ...ANSWERS, ...answer })).toThrow(message)
})
