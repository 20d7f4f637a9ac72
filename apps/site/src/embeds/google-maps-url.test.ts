import { localeOf } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { localiseMapsUrl, standaloneMapUrl } from './google-maps-url.ts'

const EMBED = 'https://www.google.com/maps/embed?pb='
const PLACE = '!1m18!1m12!1m3!1d2624.9!2d2.3376!3d48.8606!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1'
const LABEL = '!3m3!1m2!1s0x47e671d877937b0f%3A0xb975fcfa192f84d4!2sLouvre!5e0'

test.each([
  // Language and region in `pb`: new, old, both, in capitals, regional, escaped, with what follows.
  ['fr', `${EMBED}${PLACE}${LABEL}!3m2!1sen!2sus`, `${EMBED}${PLACE}${LABEL}!3m2!1sfr!2sFR`],
  ['fr', `${EMBED}${PLACE}${LABEL}!5m2!1sen!2sus`, `${EMBED}${PLACE}${LABEL}!5m2!1sfr!2sFR`],
  [
    'de',
    `${EMBED}!3m2!1sen!2suk!4v1700000000000!5m2!1sen!2suk`,
    `${EMBED}!3m2!1sde!2sDE!4v1700000000000!5m2!1sde!2sDE`,
  ],
  ['it', `${EMBED}!3m2!1sEN!2sUS!4v1`, `${EMBED}!3m2!1sit!2sIT!4v1`],
  ['pt', `${EMBED}!3m2!1szh-CN!2scn!4v1`, `${EMBED}!3m2!1spt!2sBR!4v1`],
  ['es', `${EMBED}!3m2!1ses-419!2smx!4v1`, `${EMBED}!3m2!1ses!2sES!4v1`],
  ['nl', `${EMBED}%213m2%211sen%212sus%214v1`, `${EMBED}%213m2%211snl%212sNL%214v1`],
  ['pl', `${EMBED}!3m2!1sen!2sus&z=12`, `${EMBED}!3m2!1spl!2sPL&z=12`],
  ['ar', `${EMBED}!5m2!1sfr!2sfr`, `${EMBED}!5m2!1sar!2sEG`],
  ['no', `${EMBED}!5m2!1sfr!2sfr`, `${EMBED}!5m2!1sno!2sNO`],
  ['en', `${EMBED}!5m2!1sfr!2sfr`, `${EMBED}!5m2!1sen!2sUS`],
  [
    'sv',
    'https://maps.google.com/maps/embed?pb=!5m2!1sfr!2sfr',
    'https://maps.google.com/maps/embed?pb=!5m2!1ssv!2sSE',
  ],
  [
    'da',
    'https://www.google.co.uk/maps/embed?pb=!5m2!1sen!2suk',
    'https://www.google.co.uk/maps/embed?pb=!5m2!1sda!2sDK',
  ],
  // What only looks like it: a place and its name, a search, a map that says nothing of a language.
  ['fr', `${EMBED}!1m2!1spub!2suk!5e0`, `${EMBED}!1m2!1spub!2suk!5e0`],
  ['fr', `${EMBED}!3m2!1i1024!2i768!4f13.1`, `${EMBED}!3m2!1i1024!2i768!4f13.1`],
  ['fr', `${EMBED}!3m2!1sen!2susa!4v1`, `${EMBED}!3m2!1sen!2susa!4v1`],
  ['fr', `${EMBED}!2m1!1scoffee!5m2!1sen!2sus`, `${EMBED}!2m1!1scoffee!5m2!1sfr!2sFR`],
  // The documented address, and the one of old.
  [
    'ru',
    'https://www.google.com/maps/embed/v1/place?key=K&q=Louvre&language=en&region=us',
    'https://www.google.com/maps/embed/v1/place?key=K&q=Louvre&language=ru&region=RU',
  ],
  [
    'ro',
    'https://www.google.com/maps/embed/v1/view?key=K&center=48.86,2.33',
    'https://www.google.com/maps/embed/v1/view?key=K&center=48.86%2C2.33&language=ro&region=RO',
  ],
  [
    'tr',
    'https://maps.google.com/maps?q=Louvre&hl=en&output=embed',
    'https://maps.google.com/maps?q=Louvre&hl=tr&output=embed&gl=TR',
  ],
  [
    'id',
    'https://google.com/maps?q=Louvre&output=embed&gl=us',
    'https://google.com/maps?q=Louvre&output=embed&gl=ID&hl=id',
  ],
  // No maps.
  ['fr', 'https://www.google.com/search?q=!3m2!1sen!2sus', 'https://www.google.com/search?q=!3m2!1sen!2sus'],
  ['fr', 'https://www.google.com/mapsy?hl=en', 'https://www.google.com/mapsy?hl=en'],
  ['fr', 'https://www.google.com.evil.example/maps?hl=en', 'https://www.google.com.evil.example/maps?hl=en'],
  ['fr', 'https://maps.example/maps/embed?pb=!3m2!1sen!2sus', 'https://maps.example/maps/embed?pb=!3m2!1sen!2sus'],
  // spec: 5.content.2
] as const)('in %s: %s', (lang, address, expected) => {
  expect(localiseMapsUrl(new URL(address), localeOf(lang)).href).toBe(expected)
})

test.each([
  [`${EMBED}${PLACE}${LABEL}`, 'https://www.google.com/maps/search/?api=1&query=48.8606%2C2.3376&hl=fr'],
  [
    'https://www.google.com/maps/embed/v1/place?key=K&q=Café+de+Flore',
    'https://www.google.com/maps/search/?api=1&query=Caf%C3%A9+de+Flore&hl=fr',
  ],
  [`${EMBED}!5m2!1sen!2sus`, `${EMBED}!5m2!1sen!2sus`],
])('by itself: %s', (address, expected) => {
  expect(standaloneMapUrl(new URL(address), localeOf('fr'))).toBe(expected)
})
