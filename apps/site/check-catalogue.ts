import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type CurrencyCode, isCurrencyCode } from '@passepartout/content-model/currencies'
import { isLanguageCode, type LanguageCode } from '@passepartout/content-model/locales'
import { resolveFromCaller } from './resolve-from-caller.ts'
import { createAdapter } from './src/catalogue/adapters/create-adapter.ts'
import { describeReport, hasUnreadableEndpoint } from './src/catalogue/survey/describe-report.ts'
import { surveyCatalogue } from './src/catalogue/survey/survey-catalogue.ts'
import { ImageUrlBuilder } from './src/images/image-url-builder.ts'
import { parseSettings } from './src/settings.ts'

const USAGE =
  'npm run check-catalogue -- <url or folder> [--adapter provider|octo|files] [--lang en] [--currency EUR] [--tour-groups 50]'
const ADAPTERS = ['provider', 'octo', 'files'] as const
type AdapterName = (typeof ADAPTERS)[number]
/** Milliseconds for one call: longer than a page would wait, so that a slow catalogue can be read too. */
const TIMEOUT = '30000'

/**
 * Prints what the site would show, drop and doubt of a catalogue: the provider's API, an OCTO supplier, or a folder. Ends
 * with 1 when a part of it cannot be read at all, with 2 when the arguments cannot be used. All other settings of the
 * catalogue, such as CATALOGUE_API_KEY, are read from the environment.
 */
const asked = readArguments()
if (typeof asked === 'string') {
  console.error(`${asked}\n${USAGE}`)
  process.exitCode = 2
} else process.exitCode = await check(asked)

async function check({ place, adapter, lang, currency, tourGroups }: Arguments): Promise<number> {
  const { CATALOGUE_FOLDER: folder } = process.env
  const settings = parseSettings({
    ...process.env,
    ...(folder && { CATALOGUE_FOLDER: resolveFromCaller(folder) }),
    CATALOGUE_ADAPTER: adapter,
    CATALOGUE_TIMEOUT: TIMEOUT,
    ...(adapter === 'files' ? { CATALOGUE_FOLDER: resolveFromCaller(place) } : { CATALOGUE_URL: place }),
    IMAGE_URL: process.env.IMAGE_URL || 'http://images.example',
  })
  const pictures = new ImageUrlBuilder({ imageUrl: settings.IMAGE_URL, hosts: settings.IMAGE_HOSTS })
  const report = await surveyCatalogue({
    connect: (reportDrop) => createAdapter(settings, { reportDrop, now: Date.now }).queries,
    reading: { lang, currency, ceiling: settings.PRICE_CEILINGS[currency] },
    tourGroups,
    isPictureAllowed: (url) => pictures.address(url) !== '',
    now: Date.now,
  })
  console.log(describeReport(report).join('\n'))
  return hasUnreadableEndpoint(report) ? 1 : 0
}

interface Arguments {
  /** Address or folder. */
  readonly place: string
  readonly adapter: AdapterName
  readonly lang: LanguageCode
  readonly currency: CurrencyCode
  readonly tourGroups: number
}

/** @returns a sentence when they cannot be used */
function readArguments(): Arguments | string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      adapter: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      currency: { type: 'string', default: 'EUR' },
      'tour-groups': { type: 'string', default: '50' },
    },
  })
  const [place = ''] = positionals
  const { lang, currency } = values
  const tourGroups = Number(values['tour-groups'])
  const isAddress = URL.canParse(place) && /^https?:/.test(place)
  const named = values.adapter ?? (isAddress ? process.env.CATALOGUE_ADAPTER || 'provider' : 'files')
  const adapter = ADAPTERS.find((one) => one === named)
  if (!adapter) return `"${named}" is no adapter.`
  if (adapter === 'files' ? !isFolder(place) : !isAddress) return 'Say where the catalogue is.'
  if (!isLanguageCode(lang)) return `"${lang}" is no language of the site.`
  if (!isCurrencyCode(currency)) return `"${currency}" is no currency of the site.`
  if (!Number.isInteger(tourGroups) || tourGroups < 1 || tourGroups > 10_000)
    return '--tour-groups is a whole number from 1 to 10000.'
  return { place: place.replace(/\/+$/, ''), adapter, lang, currency, tourGroups }
}

function isFolder(place: string): boolean {
  return place !== '' && statSync(resolveFromCaller(place), { throwIfNoEntry: false })?.isDirectory() === true
}
