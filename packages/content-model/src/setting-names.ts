import { editDistance } from './edit-distance.ts'

/** All settings of the system and its commands (docs/settings.md); each part reads only its own. */
export const SETTING_NAMES = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'AGENT_CALLS_PER_MINUTE',
  'AVAILABILITY_CALLS',
  'AVAILABILITY_INDEX',
  'BOOKING_BASE',
  'BRANDS',
  'BRAND_FOLDERS',
  'BRAND_SCREEN_HOSTS',
  'CACHE_SNAPSHOT',
  'CATALOGUE_ADAPTER',
  'CATALOGUE_AGE_CODE',
  'CATALOGUE_ANSWER_MB',
  'CATALOGUE_API_KEY',
  'CATALOGUE_CHANGES_SECRET',
  'CATALOGUE_COOKIES',
  'CATALOGUE_COOKIE_HEADERS',
  'CATALOGUE_FOLDER',
  'CATALOGUE_LANGUAGES',
  'CATALOGUE_MIRROR_URL',
  'CATALOGUE_OPEN_CALLS',
  'CATALOGUE_TIMEOUT',
  'CATALOGUE_UNCACHED_COOKIES',
  'CATALOGUE_URL',
  'CATALOGUE_WAITING_CALLS',
  'CHROMIUM',
  'CLOUDFLARE_TOKEN',
  'CLOUDFLARE_ZONE',
  'CLOUDFRONT_DISTRIBUTION',
  'CLOUDFRONT_KEY_ID',
  'CLOUDFRONT_SECRET_KEY',
  'CMS_API_KEY',
  'CMS_DATABASE_URL',
  'CMS_HOST',
  'CMS_PORT',
  'CMS_URL',
  'COUNTRY_HEADER',
  'DATA_DIR',
  'DATE_SELECTION_TGIDS',
  'ENABLE_LANGUAGES',
  'ERROR_REPORTS',
  'FASTLY_SERVICE',
  'FASTLY_TOKEN',
  'FEED_COUNTRIES',
  'FEED_CURRENCIES',
  'FEED_FOLDER',
  'FEED_INTERVAL_HOURS',
  'FEED_MAX_REMOVAL_SHARE',
  'FEED_SFTP_FOLDER',
  'FEED_SFTP_HOST',
  'FEED_SFTP_HOST_KEY',
  'FEED_SFTP_KEY_FILE',
  'FEED_SFTP_KINDS',
  'FEED_SFTP_PASSWORD_FILE',
  'FEED_SFTP_PORT',
  'FEED_SFTP_USER',
  'FEED_SHARD_MB',
  'FILE_HOSTS',
  'FRAME_HOSTS',
  'IMAGE_HOSTS',
  'IMAGE_URL',
  'INDEXABLE_REVIEW_SOURCES',
  'INSTALLATION',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MAP_FOLDER',
  'MARKETPLACE_DOMAIN',
  'MEDIA_URL',
  'NODE_ENV',
  'NON_PRODUCTION_DOMAINS',
  'OCTO_CAPABILITIES',
  'ON_DEMAND_HOSTS',
  'OTLP_URL',
  'PAGE_DEADLINE',
  'PARTNER_DOMAINS',
  'PAYLOAD_SECRET',
  'PREVIEW_SECRET',
  'PRICE_CEILINGS',
  'PRICE_HISTORY',
  'PUBLISHED_DATABASE_URL',
  'PUBLISHED_STORE',
  'PURGE_TOKEN',
  'PURGE_URL',
  'REDIS_URL',
  'RENDERS_WAITING',
  'RESPONSE_CACHE_MB',
  'S3_ACCESS_KEY_ID',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_PATH_STYLE',
  'S3_PREFIX',
  'S3_REGION',
  'S3_SECRET_ACCESS_KEY',
  'S3_TIMEOUT',
  'SALE_CUT_OFF',
  'SALE_CUT_OFFS',
  'SAMPLE_DATA',
  'SAMPLE_FOLDER',
  'SANDBOX_HOST',
  'SANDBOX_PORT',
  'SEARCHES_PER_MINUTE',
  'SEARCH_INDEX',
  'SEARCH_MISS_VISITORS',
  'SEARCH_REBUILD_HOURS',
  'SECURITY_CONTACT',
  'SELLING_OUT_TICKETS',
  'SITEMAP_ADDRESSES',
  'SITE_ADDRESS',
  'SITE_DOMAINS',
  'SITE_HOST',
  'SITE_INTERNAL_HOST',
  'SITE_INTERNAL_PORT',
  'SITE_PORT',
  'SITE_PROCESSES',
  'SMTP_URL',
  'STOP_DELAY',
  'TAG_HOSTS',
  'TAG_MANAGER_URL',
  'THUMBOR_KEY',
  'TRACE_SHARE',
  'TRANSLATION_API_KEY',
  'TRANSLATION_TIMEOUT',
  'TRANSLATION_URL',
  'TRUST_PROXY',
  'VARNISH_TOKEN',
  'VARNISH_URLS',
  'VITALS_PER_MINUTE',
  'VITALS_SHARE',
] as const

/** Names similar to ours that other software reads from the environment. */
const FOREIGN_NAMES = new Set(['DATADIR', 'IMAGE_URI', 'LOGLEVEL', 'MEDIA_URI', 'REDIS_URI', 'SMTP_URI'])

/** Prefixes that only our settings have; an unknown name with one of them is a mistake. */
const OWN_FAMILIES = ['CATALOGUE_', 'PUBLISHED_', 'SALE_CUT_', 'SITE_INTERNAL_', 'VITALS_']

/** Settings with a fixed set of values. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  NODE_ENV: ['production', 'development', 'test'],
  LOG_LEVEL: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
}

/** From this length on, two differences are tolerated; shorter names resemble too many others. */
const LONG_NAME = 10

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Finds probable mistakes in the environment, with a sentence for each: a name similar to that of a setting which is not set;
 * an unknown name with one of our prefixes; and an unknown value.
 *
 * @returns for example `SITE_PROT: did you mean SITE_PORT?` and `NODE_ENV=produktion: did you mean production?`
 */
export function findSettingMistakes(environment: Environment): string[] {
  const given = Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return [
    ...given.flatMap(([name, value]) => (isForeign(name, value) ? [] : judgeName(name, environment))),
    ...Object.entries(CHOICES).flatMap(([name, words]) => judgeWord(name, environment[name], words)),
  ]
}

/**
 * Kubernetes and Docker set variables about neighbouring services: a service named `catalogue` gives `CATALOGUE_SERVICE_HOST`,
 * `CATALOGUE_PORT_80_TCP_ADDR` and `CATALOGUE_PORT=tcp://…`.
 */
function isForeign(name: string, value: string): boolean {
  if (!/^[A-Z][A-Z0-9_]*$/.test(name) || FOREIGN_NAMES.has(name)) return true
  return /_SERVICE_(?:HOST|PORT(?:_\w+)?)$|_PORT_\d+_(?:TCP|UDP)/.test(name) || /^(?:tcp|udp):\/\//.test(value)
}

function judgeName(name: string, environment: Environment): string[] {
  const names: readonly string[] = SETTING_NAMES
  if (names.includes(name)) return []
  const near = findNearest(name, names, name.length < LONG_NAME ? 1 : 2)
  if (near !== undefined && !environment[near]) return [`${name}: did you mean ${near}?`]
  const family = OWN_FAMILIES.find((start) => name.startsWith(start))
  if (family === undefined) return []
  const nearest = near ?? findInFamily(name, family)
  return [`${name}: there is no such setting${nearest ? `; the nearest is ${nearest}` : ''}.`]
}

/** The setting that has some words more or less than the name, or else the most similar one. */
function findInFamily(name: string, family: string): string | undefined {
  const relatives = SETTING_NAMES.filter((ours) => ours.startsWith(family))
  const likely = relatives.filter((ours) => isShortened(ours, name) || isShortened(name, ours))
  return findNearest(name, likely.length > 0 ? likely : relatives, Number.POSITIVE_INFINITY)
}

/** Whether one name is the other without some of its words. */
function isShortened(short: string, long: string): boolean {
  const words = long.split('_')
  return short.split('_').every((word) => words.includes(word))
}

function judgeWord(name: string, value: string | undefined, words: readonly string[]): string[] {
  if (!value || words.includes(value)) return []
  const small = value.toLowerCase()
  const begun = small.length > 2 ? words.find((word) => word.startsWith(small)) : undefined
  const meant = begun ?? findNearest(small, words, 2)
  return [`${name}=${value}: ${meant ? `did you mean ${meant}?` : `it must be one of ${words.join(', ')}.`}`]
}

/** The most similar word within `limit` differences. */
function findNearest(name: string, words: readonly string[], limit: number): string | undefined {
  const near = words
    .filter((word) => word[0] === name[0])
    .map((word) => ({ word, slips: editDistance(name, word, limit) }))
    .filter(({ slips }) => slips <= limit)
  return near.sort((one, other) => one.slips - other.slips)[0]?.word
}
