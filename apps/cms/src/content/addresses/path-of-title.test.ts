import { describe, expect, test } from 'vitest'
import { newPathOfTranslation, pathOfTitle } from './path-of-title.ts'

test.each([
  ['Ein Spaziergang über die Brücken', '', 'ein-spaziergang-ueber-die-bruecken'],
  ['L’été à Paris & Rome', 'guides/paris', 'guides/paris/l-ete-a-paris-rome'],
  ['Утренняя прогулка', '', 'utrennyaya-progulka'],
  [`${'lang '.repeat(30)}`, '', Array<string>(16).fill('lang').join('-')],
  ['朝の散歩', '', undefined],
  ['نزهة صباحية', '', undefined],
  ['', '', undefined],
  ['Suche', '', 'suche'],
  ['Search', '', undefined],
  ['Die Copy', '', undefined],
])(
  // spec: D.translations.10
  '“%s” below “%s” is %s',
  (title, folder, expected) => {
    expect(pathOfTitle(title, folder)).toBe(expected)
  },
)

const SOURCE = { title: 'A morning walk', path: 'walks/a-morning-walk' }
const STARTED = { ...SOURCE, pageType: 'contentPage', kind: 'page', publishedAt: null, _status: 'draft' } as const
const GERMAN = { ...STARTED, title: 'Ein Morgen', path: 'walks/ein-morgen' } as const

describe('the address of a translation', () => {
  test.each([
    ['is made of its title when that is translated', STARTED, 'Ein Morgen', 'walks/ein-morgen'],
    ['follows its title', GERMAN, 'Am Morgen', 'walks/am-morgen'],
    ['stays while the title is that of the source', STARTED, 'A morning walk', undefined],
    ['stays when somebody has chosen it', { ...STARTED, path: 'walks/frueh' }, 'Ein Morgen', undefined],
    ['stays when the page was ever published', { ...STARTED, publishedAt: '2026-01-01' }, 'Ein Morgen', undefined],
    ['stays when the page is online', { ...STARTED, _status: 'published' as const }, 'Ein Morgen', undefined],
    ['stays that of a home page', { ...STARTED, pageType: 'homePage', path: '' } as const, 'Ein Morgen', undefined],
    ['stays that of a legal page', { ...STARTED, kind: 'privacy', path: '' } as const, 'Ein Morgen', undefined],
    ['stays when the title has no Latin letters', STARTED, '朝の散歩', undefined],
    ['stays when it would be the same', STARTED, 'A Morning Walk!', undefined],
  ])(
    // spec: D.translations.10
    '%s',
    (_what, page, title, expected) => {
      expect(newPathOfTranslation(page, SOURCE, title)).toBe(expected)
    },
  )
})
