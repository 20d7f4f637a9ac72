import { parseArgs } from 'node:util'
import { type CurrencyCode, isCurrencyCode } from '@passepartout/content-model/currencies'
import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { createProviderQuestions } from './src/catalogue/adapters/provider-questions.ts'
import { CatalogueClient } from './src/catalogue/client.ts'
import { describeReport, isUnreadable } from './src/catalogue/survey/describe-report.ts'
import { surveyCatalogue } from './src/catalogue/survey/survey-catalogue.ts'
import { parseSettings } from './src/settings.ts'

const USAGE = 'npm run check-catalogue -- <url> [--lang en] [--currency EUR] [--tour-groups 50]'
const MEGABYTE = 1_048_576

/**
 * Prints what the site would show, drop and doubt of a provider's API. Ends with 1 when an endpoint cannot be read at all,
 * with 2 when the arguments cannot be used. The key is read from CATALOGUE_API_KEY.
 */
const asked = readArguments()
if (typeof asked === 'string') {
  console.error(`${asked}\n${USAGE}`)
  process.exitCode = 2
} else process.exitCode = await check(asked)

async function check({ url, lang, currency, tourGroups }: Arguments): Promise<number> {
  const settings = parseSettings({ ...process.env, CATALOGUE_URL: url, IMAGE_URL: url })
  const report = await surveyCatalogue({
    questions: createProviderQuestions(
      new CatalogueClient({
        url: settings.CATALOGUE_URL,
        apiKey: settings.CATALOGUE_API_KEY,
        maxBytes: settings.CATALOGUE_ANSWER_MB * MEGABYTE,
      }),
    ),
    reading: { lang, currency, ceiling: settings.PRICE_CEILINGS[currency] },
    tourGroups,
    now: Date.now,
  })
  console.log(describeReport(report).join('\n'))
  return isUnreadable(report) ? 1 : 0
}

interface Arguments {
  readonly url: string
  readonly lang: LanguageCode
  readonly currency: CurrencyCode
  readonly tourGroups: number
}

/** @returns a sentence when they cannot be used */
function readArguments(): Arguments | string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      lang: { type: 'string', default: 'en' },
      currency: { type: 'string', default: 'EUR' },
      'tour-groups': { type: 'string', default: '50' },
    },
  })
  const [url = ''] = positionals
  const { lang, currency } = values
  const tourGroups = Number(values['tour-groups'])
  if (!URL.canParse(url) || !/^https?:/.test(url)) return 'Say where the catalogue is.'
  if (!isLanguageCode(lang)) return `"${lang}" is no language of the site.`
  if (!isCurrencyCode(currency)) return `"${currency}" is no currency of the site.`
  if (!Number.isInteger(tourGroups) || tourGroups < 1 || tourGroups > 10_000)
    return '--tour-groups is a whole number from 1 to 10000.'
  return { url: url.replace(/\/+$/, ''), lang, currency, tourGroups }
}
