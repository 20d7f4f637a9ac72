import { createHmac } from 'node:crypto'
import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { DEFAULT_FRAME_HOSTS, hostListSchema } from '@passepartout/content-model/embeds/allowed-hosts'
import { domainListSchema, SAMPLE_DOMAIN } from '@passepartout/content-model/links/domains'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { trustedProxiesSchema } from '@passepartout/content-model/requests/trusted-proxies'
import { findSettingMistakes } from '@passepartout/content-model/setting-names'
import { splitAtCommas } from '@passepartout/content-model/split-at-commas'
import { z } from 'zod'
import { cookieHeadersSchema, FORWARDED_COOKIES, uncachedCookiesSchema } from './catalogue/forwarded-cookies.ts'
import { cutOffMinutesByTourGroupSchema, cutOffMinutesSchema } from './catalogue/on-sale/cut-offs.ts'
import { priceCeilingsSchema } from './catalogue/prices/price-ceilings.ts'
import { ageCodeTemplateSchema, SANDBOX_AGE_CODE_TEMPLATE } from './catalogue/responses/products/age-code.ts'
import { FEED_KINDS, type FeedSettings } from './feeds/feed-settings.ts'
import { imageHostsSchema } from './images/image-hosts.ts'

/**
 * Parses all settings of the site from the environment, once at start. An invalid value stops the process with the setting's
 * name; nothing else reads `process.env`.
 */
const commaList = z.string().transform(splitAtCommas)
const flag = z.enum(['0', '1']).transform((value) => value === '1')
const port = z.coerce.number().int().min(0).max(65_535)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

/** Secrets of development, known to the content system too. */
const SAMPLE_SECRETS = {
  PURGE_TOKEN: 'local-purge-token',
  PREVIEW_SECRET: 'local-preview-secret',
  CMS_API_KEY: 'local-cms-api-key',
} as const
const SECRETS = ['PURGE_TOKEN', 'PREVIEW_SECRET', 'CMS_API_KEY'] as const
/** Minimum length of secrets in production (`openssl rand -hex 16`); defaults are shorter. */
const SECRET_LENGTH = 32

/** As Google counts. */
const MEGABYTE = 1_000_000

const settingsSchema = z.object({
  /** Processes behind this port (processes/decide-process-count.ts). */
  SITE_PROCESSES: z.coerce.number().int().min(1).max(256).optional(),
  SITE_PORT: port.default(3000),
  SITE_HOST: z.string().default('0.0.0.0'),
  /** Health, metrics and purge: never reachable from outside. */
  SITE_INTERNAL_PORT: port.default(3010),
  SITE_INTERNAL_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('var'),
  PUBLISHED_STORE: z.string().optional(),
  /** For several machines with a shared published store; the file is then this process's copy. */
  PUBLISHED_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** File of the pages that were asked for most, which the next start takes; may be lost. */
  CACHE_SNAPSHOT: z.string().optional(),
  /** File of recorded prices, and of the dates since which tour groups are unchanged. */
  PRICE_HISTORY: z.string().optional(),
  /** The search index: a file, or `postgres://…`; rebuilt when lost. */
  SEARCH_INDEX: z.string().optional(),
  /** Hours between complete rebuilds; changes are indexed continuously. */
  SEARCH_REBUILD_HOURS: z.coerce.number().positive().max(596).default(6),
  /** Limit per visitor's address, including suggestions. */
  SEARCHES_PER_MINUTE: z.coerce.number().int().positive().default(300),
  /** Limit per client's address; 0: no tools for agents. */
  AGENT_CALLS_PER_MINUTE: z.coerce.number().int().min(0).default(120),
  /** Editors see a search without a result once so many different visitors asked it; by default 3, with sample data 1. */
  SEARCH_MISS_VISITORS: z.coerce.number().int().min(1).max(20).optional(),
  /** The kind of catalogue: the provider's API, an OCTO supplier, or files (docs/decisions/073). */
  CATALOGUE_ADAPTER: z.enum(['provider', 'octo', 'files']).default('provider'),
  /** Required for an API. */
  CATALOGUE_URL: httpUrl.optional(),
  /** The catalogue's files, or those that complete an OCTO supplier. */
  CATALOGUE_FOLDER: z.string().optional(),
  /** Languages requested from an OCTO supplier; the first is that of texts without translation. */
  CATALOGUE_LANGUAGES: commaList.pipe(z.array(z.enum(LANGUAGE_CODES)).min(1)).default(['en']),
  /** Capabilities requested from an OCTO supplier. */
  OCTO_CAPABILITIES: commaList.default(['octo/content', 'octo/pricing']),
  /** The index of availability: a file, or `postgres://…`; filled again when lost. */
  AVAILABILITY_INDEX: z.string().optional(),
  /** Calls per second that keep it up to date; 0 for only those that pages make anyway. */
  AVAILABILITY_CALLS: z.coerce.number().min(0).max(1000).default(5),
  CATALOGUE_MIRROR_URL: httpUrl.optional(),
  CATALOGUE_API_KEY: z.string().optional(),
  /** Key of the provider's messages about changed tour groups (docs/how-to/point-at-a-real-catalogue.md). */
  CATALOGUE_CHANGES_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** Cookies that are forwarded to the catalogue, and headers that carry one: `x-currency=currency`. */
  CATALOGUE_COOKIES: commaList.pipe(z.array(z.enum(FORWARDED_COOKIES))).default([...FORWARDED_COOKIES]),
  CATALOGUE_COOKIE_HEADERS: cookieHeadersSchema.default([]),
  /** Cookies that are forwarded, as the visitor sent them, by calls that are not cached: those of a preview. */
  CATALOGUE_UNCACHED_COOKIES: commaList.pipe(uncachedCookiesSchema).default([...FORWARDED_COOKIES]),
  /** Timeout of catalogue calls in milliseconds. */
  CATALOGUE_TIMEOUT: z.coerce.number().int().positive().default(2000),
  /** Maximum milliseconds for all catalogue calls of a page together. */
  PAGE_DEADLINE: z.coerce.number().int().positive().default(2500),
  /** Maximum numbers of catalogue calls in progress, and waiting. */
  CATALOGUE_OPEN_CALLS: z.coerce.number().int().positive().default(32),
  CATALOGUE_WAITING_CALLS: z.coerce.number().int().min(0).default(1000),
  /** Maximum size of an answer after decompression. */
  CATALOGUE_ANSWER_MB: z.coerce.number().positive().default(4),
  /** Form of descriptor codes with the lowest age, such as `AGE_FROM_{age}`; the API documents none. */
  CATALOGUE_AGE_CODE: ageCodeTemplateSchema.optional(),
  /** `EUR=5000,JPY=800000`: amounts above which a catalogue price counts as wrong. */
  PRICE_CEILINGS: priceCeilingsSchema,
  /** Minutes before a start at which its sale ends; `7148=120` for single tour groups. */
  SALE_CUT_OFF: cutOffMinutesSchema.default(0),
  SALE_CUT_OFFS: cutOffMinutesByTourGroupSchema,
  /** Maximum number of remaining tickets for which "selling out fast" is shown (docs/decisions/064). */
  SELLING_OUT_TICKETS: z.coerce.number().int().min(0).default(50),
  /** Sources whose reviews may be indexed; others are not in the HTML. */
  INDEXABLE_REVIEW_SOURCES: commaList.default(['CUSTOMER']),
  IMAGE_URL: httpUrl,
  /** `thumbs.example=thumbor,static.example=plain`: further image hosts, and the URL scheme of each. */
  IMAGE_HOSTS: imageHostsSchema,
  /** Folder of map files, whose shapes are drawn below places (docs/how-to/draw-maps.md). */
  MAP_FOLDER: z.string().optional(),
  /** Key of Thumbor's addresses, its `SECURITY_KEY`. */
  THUMBOR_KEY: z.string().min(1).optional(),
  /** Hosts allowed in frames; the content system validates with the same setting. */
  FRAME_HOSTS: hostListSchema.default([...DEFAULT_FRAME_HOSTS]),
  /** Hosts of files that may be played and downloaded, besides the site's own. */
  FILE_HOSTS: hostListSchema.default([]),
  /** `{host}` is replaced by the booking host, for example `http://{host}.localhost:3002`; https by default. */
  BOOKING_BASE: z.string().default('https://{host}'),
  /** Tour groups whose booking page asks for the date itself (specification, section 5). */
  DATE_SELECTION_TGIDS: commaList
    .transform((ids) => ids.map(Number))
    .pipe(z.array(z.int()))
    .default([17637]),
  /** The marketplace's naked domain, for booking links that leave a microsite's own. */
  MARKETPLACE_DOMAIN: z.string().default('wayfare.example'),
  /**
   * Domains allowed for booking hosts, whatever the published store says; empty: all. The content system validates with the
   * same setting.
   */
  SITE_DOMAINS: domainListSchema.default([]),
  /** Booking hosts with their own screen for mobile visitors. */
  BRAND_SCREEN_HOSTS: commaList.default([]),
  /** The content system, from which drafts for previews are read; not public. */
  CMS_URL: httpUrl.optional(),
  CMS_PORT: port.default(3001),
  /** Key of an account of the content system that may read pages. */
  CMS_API_KEY: z.string().optional(),
  /** Key of preview tokens, the same as the content system's; without it there are no previews. */
  PREVIEW_SECRET: z.string().optional(),
  PURGE_TOKEN: z.string().default(SAMPLE_SECRETS.PURGE_TOKEN),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Prefix of channels and keys in Redis: the same in all processes of an installation, different between installations. */
  INSTALLATION: z
    .string()
    .regex(/^[a-z\d-]{1,40}$/, 'must be letters a to z, digits and hyphens')
    .optional(),
  /** Varnish machines in front (docs/how-to/cdn.md). */
  VARNISH_URLS: commaList.pipe(z.array(httpUrl)).default([]),
  VARNISH_TOKEN: z.string().min(SECRET_LENGTH).optional(),
  CLOUDFLARE_ZONE: z.string().optional(),
  CLOUDFLARE_TOKEN: z.string().optional(),
  FASTLY_SERVICE: z.string().optional(),
  FASTLY_TOKEN: z.string().optional(),
  CLOUDFRONT_DISTRIBUTION: z.string().optional(),
  CLOUDFRONT_KEY_ID: z.string().optional(),
  CLOUDFRONT_SECRET_KEY: z.string().optional(),
  /** Additional languages that are unsupported in the registry. */
  ENABLE_LANGUAGES: commaList.pipe(z.array(z.enum(LANGUAGE_CODES))).default([]),
  /** Host labels that mark an on-demand environment. */
  ON_DEMAND_HOSTS: commaList.default(['test', 'dev', 'test-*', '*.dev']),
  /**
   * Domains at and below which on-demand, staging and loopback hosts are allowed; `localhost` is this machine, `*` every
   * domain. These hosts show every site and cloned pages, so the default of production is none.
   */
  NON_PRODUCTION_DOMAINS: commaList.transform((domains) => domains.map((name) => name.toLowerCase())).optional(),
  /** The number of trusted proxies in front, or their networks; their headers identify client, country and `x-variant`. */
  TRUST_PROXY: trustedProxiesSchema,
  COUNTRY_HEADER: z.enum(['cloudfront-viewer-country', 'cf-ipcountry', 'x-vercel-ip-country']).optional(),
  /** Maximum addresses per sitemap file; the protocol allows 50,000. */
  SITEMAP_ADDRESSES: z.coerce.number().int().min(LANGUAGE_CODES.length).max(50_000).default(20_000),
  /** Hours between snapshots of the product feeds (docs/how-to/product-feeds.md); 0: no feeds. */
  FEED_INTERVAL_HOURS: z.coerce.number().min(0).max(596).default(0),
  FEED_FOLDER: z.string().optional(),
  /** Currencies of the feeds besides that of each site. */
  FEED_CURRENCIES: commaList.pipe(z.array(z.enum(CURRENCY_CODES))).default([]),
  /** Where shopping assistants may offer the products; the seller's country first. */
  FEED_COUNTRIES: commaList.pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'must be codes such as FR'))).default([]),
  /** Maximum size of a shard of things to do; Google takes 50. */
  FEED_SHARD_MB: z.coerce.number().min(0.001).max(50).default(50),
  /** Share of the products that a snapshot may lack of the one before. */
  FEED_MAX_REMOVAL_SHARE: z.coerce.number().min(0).max(1).default(0.2),
  /** Where feeds are uploaded to. */
  FEED_SFTP_HOST: z.string().optional(),
  FEED_SFTP_PORT: port.default(22),
  FEED_SFTP_USER: z.string().optional(),
  /** Fingerprint of the server's key. */
  FEED_SFTP_HOST_KEY: z
    .string()
    .regex(/^SHA256:[A-Za-z\d+/]{43}=?$/, 'must be a fingerprint such as ssh-keygen -l writes: SHA256:…')
    .optional(),
  FEED_SFTP_KEY_FILE: z.string().optional(),
  FEED_SFTP_PASSWORD_FILE: z.string().optional(),
  FEED_SFTP_FOLDER: z.string().default('.'),
  FEED_SFTP_KINDS: commaList.pipe(z.array(z.enum(FEED_KINDS))).default(['things-to-do']),
  /** The address of the tag containers' script, and those that its requests may go to (docs/decisions/029). */
  TAG_MANAGER_URL: httpUrl.default('https://www.googletagmanager.com'),
  TAG_HOSTS: commaList
    .pipe(
      z.array(
        z
          .string()
          .regex(/^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/i, 'Not a host such as https://*.host.example'),
      ),
    )
    .default(['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']),
  /** Maximum number of pages waiting to be rendered; further requests are asked to retry, bots already at a quarter. */
  RENDERS_WAITING: z.coerce.number().int().positive().default(200),
  /** Seconds between reporting not ready and closing, so that proxies stop sending requests. */
  STOP_DELAY: z.coerce.number().min(0).max(300).default(0),
  /** Fraction of visits whose web vitals are measured; by default a tenth, without sample data. */
  VITALS_SHARE: z.coerce.number().min(0).max(1).optional(),
  /** Limit per visitor's address; further reports are not counted. */
  VITALS_PER_MINUTE: z.coerce.number().int().positive().default(60),
  RESPONSE_CACHE_MB: z.coerce.number().min(0).default(256),
  /** Contact for vulnerability reports (`/.well-known/security.txt`): a mailbox or a web address. */
  SECURITY_CONTACT: z
    .union([z.email().transform((mailbox) => `mailto:${mailbox}`), z.url({ protocol: /^(https|mailto|tel)$/ })])
    .optional(),
  /** Target of error reports: a DSN of a Sentry-compatible service, or a module. */
  ERROR_REPORTS: z.string().optional(),
  /** Collector of traces and metrics, OTLP over HTTP. */
  OTLP_URL: httpUrl.optional(),
  /** Fraction of requests that are traced, 0 to 1. */
  TRACE_SHARE: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Whether sample content, sample logins and default secrets are allowed. */
  SAMPLE_DATA: flag.optional(),
  NODE_ENV: z.string().default('development'),
})

/** Settings of each edge that is purged: all of them or none (docs/how-to/cdn.md). */
export const EDGE_SETTINGS = [
  ['VARNISH_URLS', 'VARNISH_TOKEN'],
  ['CLOUDFLARE_ZONE', 'CLOUDFLARE_TOKEN'],
  ['FASTLY_SERVICE', 'FASTLY_TOKEN'],
  ['CLOUDFRONT_DISTRIBUTION', 'CLOUDFRONT_KEY_ID', 'CLOUDFRONT_SECRET_KEY'],
] as const

type ParsedSettings = z.infer<typeof settingsSchema>

/** Where what is not set depends on other settings, it is what `withDefaults` says. */
export type Settings = ReturnType<typeof withDefaults>

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** @throws SettingsError naming the first invalid setting */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const mistakes = findSettingMistakes(environment)
  if (mistakes.length > 0) throw new SettingsError(`The site cannot start. ${mistakes.join(' ')}`)
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = settingsSchema.safeParse(present)
  if (!result.success) {
    const sentences = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`The site cannot start. ${sentences.join('; ')}`)
  }
  for (const names of EDGE_SETTINGS) {
    const missing = names.filter((name) => present[name] === undefined)
    if (missing.length > 0 && missing.length < names.length)
      throw new SettingsError(`The site cannot start. ${missing.join(', ')}: needed with ${names[0]}`)
  }
  const missing = missingOfUpload(result.data)
  if (missing) throw new SettingsError(`The site cannot start. ${missing}: needed with FEED_SFTP_HOST`)
  const settings = result.data
  const needed = settings.CATALOGUE_ADAPTER === 'files' ? 'CATALOGUE_FOLDER' : 'CATALOGUE_URL'
  const { CATALOGUE_ADAPTER: adapter } = settings
  if (settings[needed] === undefined)
    throw new SettingsError(`The site cannot start. ${needed}: needed for the catalogue "${adapter}"`)
  const sampleData = settings.SAMPLE_DATA ?? settings.NODE_ENV !== 'production'
  // An absent secret is not weak: what it protects is disabled.
  const isWeak = (name: (typeof SECRETS)[number]) => (settings[name]?.length ?? SECRET_LENGTH) < SECRET_LENGTH
  const weak = sampleData ? undefined : SECRETS.find(isWeak)
  if (weak) {
    throw new SettingsError(`The site cannot start. ${weak}: set a secret of ${SECRET_LENGTH} characters or more`)
  }
  return withDefaults(settings, sampleData)
}

function withDefaults(settings: ParsedSettings, sampleData: boolean) {
  return {
    ...(sampleData ? SAMPLE_SECRETS : {}),
    ...settings,
    CMS_URL: settings.CMS_URL ?? `http://localhost:${settings.CMS_PORT}`,
    SAMPLE_DATA: sampleData,
    SITE_DOMAINS: sampleData ? [...settings.SITE_DOMAINS, SAMPLE_DOMAIN] : settings.SITE_DOMAINS,
    CATALOGUE_AGE_CODE: settings.CATALOGUE_AGE_CODE ?? (sampleData ? SANDBOX_AGE_CODE_TEMPLATE : undefined),
    VITALS_SHARE: settings.VITALS_SHARE ?? (sampleData ? 0 : 0.1),
    SEARCH_MISS_VISITORS: settings.SEARCH_MISS_VISITORS ?? (sampleData ? 1 : 3),
    NON_PRODUCTION_DOMAINS: settings.NON_PRODUCTION_DOMAINS ?? nonProductionDomains(settings.NODE_ENV, sampleData),
    PUBLISHED_STORE: settings.PUBLISHED_STORE ?? `${settings.DATA_DIR}/published/published.db`,
    SEARCH_INDEX: settings.SEARCH_INDEX ?? `${settings.DATA_DIR}/search/index.db`,
    AVAILABILITY_INDEX: settings.AVAILABILITY_INDEX ?? `${settings.DATA_DIR}/availability/index.db`,
    FEED_FOLDER: settings.FEED_FOLDER ?? `${settings.DATA_DIR}/feeds`,
    CACHE_SNAPSHOT: settings.CACHE_SNAPSHOT ?? `${settings.DATA_DIR}/pages/cache.snapshot`,
    PRICE_HISTORY: settings.PRICE_HISTORY ?? `${settings.DATA_DIR}/prices/history.db`,
  }
}

/** What an upload of feeds needs besides its host. */
function missingOfUpload(settings: ParsedSettings): string | undefined {
  if (settings.FEED_SFTP_HOST === undefined) return undefined
  const name = (['FEED_SFTP_USER', 'FEED_SFTP_HOST_KEY'] as const).find((one) => settings[one] === undefined)
  const hasSecret = settings.FEED_SFTP_KEY_FILE !== undefined || settings.FEED_SFTP_PASSWORD_FILE !== undefined
  return name ?? (hasSecret ? undefined : 'FEED_SFTP_KEY_FILE or FEED_SFTP_PASSWORD_FILE')
}

/** The settings of the product feeds together. */
export function feedSettingsOf(settings: Settings): FeedSettings {
  const { FEED_SFTP_HOST: host, FEED_SFTP_USER: user, FEED_SFTP_HOST_KEY: hostKey } = settings
  const isUploaded = host !== undefined && user !== undefined && hostKey !== undefined
  const target = isUploaded && {
    ...{ host, user, hostKey, port: settings.FEED_SFTP_PORT, folder: settings.FEED_SFTP_FOLDER },
    ...{ keyFile: settings.FEED_SFTP_KEY_FILE, passwordFile: settings.FEED_SFTP_PASSWORD_FILE },
  }
  return {
    intervalHours: settings.FEED_INTERVAL_HOURS,
    folder: settings.FEED_FOLDER,
    currencies: settings.FEED_CURRENCIES,
    countries: settings.FEED_COUNTRIES,
    shardBytes: settings.FEED_SHARD_MB * MEGABYTE,
    maxRemovalShare: settings.FEED_MAX_REMOVAL_SHARE,
    upload: target ? { target, kinds: settings.FEED_SFTP_KINDS } : undefined,
  }
}

/**
 * The prefix of channels and keys in Redis. Without a name it is derived, by a keyed hash, from the secret that all processes
 * of an installation share.
 */
export function installationPrefix({ INSTALLATION, PURGE_TOKEN }: Settings): string {
  return INSTALLATION ?? createHmac('sha256', PURGE_TOKEN).update('installation').digest('hex').slice(0, 12)
}

/** Every domain in development, this machine for sample data, none in production. */
function nonProductionDomains(nodeEnv: string, sampleData: boolean): readonly string[] {
  if (nodeEnv !== 'production') return ['*']
  return sampleData ? ['localhost'] : []
}
