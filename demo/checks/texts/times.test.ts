import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { formattersOf } from '../../../apps/site/src/i18n/create-formatters.ts'
import { ROOT } from '../../../scripts/folders.ts'

/** Times of day in texts are written as the site writes those of the catalogue, which stand on the same page. */

const SPACE = '[ \\u00a0\\u202f]?'
/**
 * However anybody would write a time with digits; "2 h" and "24 uur" may be lengths, so the words before them decide.
 * "2 h 35 min" is one.
 */
const TIMES = [
  `(?<![\\d.,:])\\d{1,2}[.:][0-5]\\d(?![\\d:]|\\.\\d)(?:${SPACE}(?:[ap]\\.?m\\b\\.?|[صم](?!\\p{L})))?`,
  `(?<![\\d.,:])\\d{1,2}${SPACE}(?:Uhr\\b|[ap]\\.?m\\b\\.?|o[’']clock)`,
  `(?<=(?:\\bom|[Tt]ot|[Vv]anaf|\\bvan|\\bna|[Rr]ond)[ \\u00a0])\\d{1,2} uur(?! (?:van )?(?:voor|tevoren))`,
  `(?<=(?:kl\\.|klockan|klokken|[Ss]aat|الساعة)[ \\u00a0])\\d{1,2}(?![.:\\d]| dakika)`,
  `(?<![\\d.,:])\\d{1,2}${SPACE}h(?!${SPACE}[0-5]\\d${SPACE}min)(?:${SPACE}[0-5]\\d)?(?![\\p{L}\\d])`,
]
const TIME = new RegExp(TIMES.join('|'), 'gu')

function asTheSiteWrites(written: string, lang: LanguageCode): string {
  const [hours = '', minutes = '00'] = written.match(/\d+/g) ?? []
  const isAfternoon = /p\.?m|م/.test(written) && Number(hours) < 12
  const hour = String(Number(hours) + (isAfternoon ? 12 : 0)).padStart(2, '0')
  return formattersOf(lang, 'en-GB').time(`${hour}:${minutes}`)
}

function filesOf(lang: LanguageCode): string[] {
  const files = [`demo/content/**/${lang}.json`, `demo/catalogue/texts/${lang}/**/*.json`]
  return globSync([...files, `apps/site/src/i18n/messages/${lang}.json`], { cwd: ROOT })
}

// spec: D.display.36
test.each(LANGUAGE_CODES)('%s: every time of day is written as the site writes times', (lang) => {
  const unlike = filesOf(lang).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(TIME)]
      .filter(([written]) => written !== asTheSiteWrites(written, lang))
      .map(([written]) => `${file}: ${written}, not ${asTheSiteWrites(written, lang)}`),
  )
  expect(unlike).toEqual([])
})
