import { LANGUAGE_CODES, type LanguageCode, servedLanguages } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { buildSiteDirectory } from '../request/site-directory.ts'
import { alternatesOf } from './hreflang.ts'

const HOST = 'www.wayfare.example'
const directory = buildSiteDirectory([
  { uid: HOST, host: HOST, folder: '', languages: LANGUAGE_CODES, defaultCurrency: 'EUR' },
])
const version = (lang: LanguageCode, path: string) => ({ lang, uid: path === '' ? HOST : `${HOST}.${path}` })
const at = (path: string) => `https://${HOST}${path}`

test.each([
  [
    'display order, English by default',
    [version('tr', 'roma-tr'), version('en', 'rome'), version('pt', 'roma')],
    [],
    ['en /rome/', 'pt /pt/roma/', 'tr /tr/roma-tr/', 'x-default /rome/'],
  ],
  [
    'without English the first',
    [version('de', 'rom'), version('fr', 'rome')],
    [],
    ['fr /fr/rome/', 'de /de/rom/', 'x-default /fr/rome/'],
  ],
  ['one language has nothing to say', [version('en', 'rome')], [], []],
  ['no copy', [version('en', 'rome'), version('fr', 'rome-copy')], [], []],
  ['no language that is not offered', [version('en', 'rome'), version('ar', 'ruma')], [], []],
  [
    '… until it is',
    [version('en', 'rome'), version('ar', 'ruma')],
    ['ar'],
    ['en /rome/', 'ar /ar/ruma/', 'x-default /rome/'],
  ],
  ['no uid of a site that is not known', [version('en', 'rome'), { lang: 'fr', uid: 'gone.example.rome' }], [], []],
] as const)('%s', (_, versions, enabled, expected) => {
  const alternates = alternatesOf(versions, 'page', { directory, servedLanguages: servedLanguages(enabled) })
  expect(alternates).toEqual(
    expected.map((line) => {
      const [hreflang, path = ''] = line.split(' ')
      return { hreflang, href: at(path) }
    }),
  )
})
