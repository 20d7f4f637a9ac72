import { createHmac } from 'node:crypto'
import { DEFAULT_FRAME_HOSTS, hostListSchema } from '@passepartout/content-model/embeds/allowed-hosts'
import { domainListSchema, SAMPLE_DOMAIN } from '@passepartout/content-model/links/domains'
import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { trustedProxiesSchema } from '@passepartout/content-model/requests/trusted-proxies'
import { findSettingMistakes } from '@passepartout/content-model/setting-names'
import { z } from 'zod'
import { cookieHeadersSchema, FORWARDED_COOKIES, uncachedCookiesSchema } from './catalogue/forwarded-cookies.ts'
import { cutOffSchema, cutOffsSchema } from './catalogue/on-sale/cut-offs.ts'
import { priceCeilingsSchema } from './catalogue/prices/price-ceilings.ts'
import { imageHostsSchema } from './images/image-hosts.ts'

/**
 * Every setting of the site, by environment, checked once at start. A value that does not fit stops the process
 * with the setting's name; nothing else reads `process.env`.
 */
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const flag = z.enum(['0', '1']).transform((value) => value === '1')
const port = z.coerce.number().int().min(0).max(65_535)
const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

/** What a developer's machine starts with; the content system knows the same. */
const SAMPLE_SECRETS = {
  PURGE_TOKEN: 'local-purge-token',
  PREVIEW_SECRET: 'local-preview-secret',
  CMS_API_KEY: 'local-cms-api-key',
} as const
const SECRETS = ['PURGE_TOKEN', 'PREVIEW_SECRET', 'CMS_API_KEY'] as const
/** Characters of a secret that nobody guesses; `openssl rand -hex 16` writes so many. No default is as long. */
const SECRET_LENGTH = 32

const settingsSchema = z.object({
  SITE_PORT: port.default(3000),
  SITE_HOST: z.string().default('0.0.0.0'),
  /** Health, metrics and purge: never reachable from outside. */
  SITE_INTERNAL_PORT: port.default(3010),
  SITE_INTERNAL_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('var'),
  PUBLISHED_STORE: z.string().optional(),
  /** Where several machines share the published store; the file is then this process's own copy of it. */
  PUBLISHED_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The file in which the site keeps what tour groups cost, and since when they are described as they are. */
  PRICE_HISTORY: z.string().optional(),
  /** Where things are found: a file, or `postgres://…`; built again when it is lost. */
  SEARCH_INDEX: z.string().optional(),
  /** Hours after which all of it is built anew, beside what changes meanwhile. */
  SEARCH_REBUILD_HOURS: z.coerce.number().positive().max(596).default(6),
  /** Of one visitor's address, suggestions included; more are refused for a while. */
  SEARCHES_PER_MINUTE: z.coerce.number().int().positive().default(300),
  /** What the catalogue is: the provider's API, an OCTO supplier, or files (docs/decisions/073). */
  CATALOGUE_ADAPTER: z.enum(['provider', 'octo', 'files']).default('provider'),
  /** Of the API; files need none. */
  CATALOGUE_URL: httpUrl.optional(),
  /** The catalogue's files, or those that complete an OCTO supplier. */
  CATALOGUE_FOLDER: z.string().optional(),
  /** In which an OCTO supplier is asked; the first is that of texts without translation. */
  CATALOGUE_LANGUAGES: commaList.pipe(z.array(z.enum(LANGUAGE_CODES)).min(1)).default(['en']),
  /** Of an OCTO supplier. */
  OCTO_CAPABILITIES: commaList.default(['octo/content', 'octo/pricing']),
  /** Where the known days of tour groups are kept: a file, or `postgres://…`; read again when it is lost. */
  AVAILABILITY_INDEX: z.string().optional(),
  /** Calls to the catalogue per second that keep them fresh; 0: only what pages ask anyway. */
  AVAILABILITY_CALLS: z.coerce.number().min(0).max(1000).default(5),
  CATALOGUE_MIRROR_URL: httpUrl.optional(),
  CATALOGUE_API_KEY: z.string().optional(),
  /** Signs what the provider tells of changed tour groups (docs/how-to/point-at-a-real-catalogue.md). */
  CATALOGUE_CHANGES_SECRET: z.string().min(SECRET_LENGTH).optional(),
  /** Cookies that are forwarded to the catalogue, and headers that carry one: `x-currency=currency`. */
  CATALOGUE_COOKIES: commaList.pipe(z.array(z.enum(FORWARDED_COOKIES))).default([...FORWARDED_COOKIES]),
  CATALOGUE_COOKIE_HEADERS: cookieHeadersSchema.default([]),
  /** Cookies that are forwarded, as the visitor sent them, by calls that are not cached: those of a preview. */
  CATALOGUE_UNCACHED_COOKIES: commaList.pipe(uncachedCookiesSchema).default([...FORWARDED_COOKIES]),
  /** Milliseconds after which the catalogue counts as slow. */
  CATALOGUE_TIMEOUT: z.coerce.number().int().positive().default(2000),
  /** Milliseconds that a page waits for everything that it asks of the catalogue, together. */
  PAGE_DEADLINE: z.coerce.number().int().positive().default(2500),
  /** Calls to the catalogue that are under way at once, and that wait for their turn. */
  CATALOGUE_OPEN_CALLS: z.coerce.number().int().positive().default(32),
  CATALOGUE_WAITING_CALLS: z.coerce.number().int().min(0).default(1000),
  /** Of one answer, unpacked; what is longer is not read. */
  CATALOGUE_ANSWER_MB: z.coerce.number().positive().default(4),
  /** `EUR=5000,JPY=800000`: amounts above which a price of the catalogue is taken for a mistake. */
  PRICE_CEILINGS: priceCeilingsSchema,
  /** Minutes before a start in which it is not on sale, and `7148=120` those of single tour groups. */
  SALE_CUT_OFF: cutOffSchema.default(0),
  SALE_CUT_OFFS: cutOffsSchema,
  /** More tickets than that are left of what is "selling out fast": nothing is said of it (docs/decisions/064). */
  SELLING_OUT_TICKETS: z.coerce.number().int().min(0).default(50),
  /** Sources whose reviews may be indexed; those of any other stay out of the HTML. */
  INDEXABLE_REVIEW_SOURCES: commaList.default(['CUSTOMER']),
  IMAGE_URL: httpUrl,
  /** `thumbs.example=thumbor,static.example=plain`: whose pictures may be shown besides, and what each host speaks. */
  IMAGE_HOSTS: imageHostsSchema,
  /** Signs addresses of Thumbor, whose `SECURITY_KEY` it is. */
  THUMBOR_KEY: z.string().min(1).optional(),
  /** Whose pages may be shown in frames; the same for the content system, which asks before it saves. */
  FRAME_HOSTS: hostListSchema.default([...DEFAULT_FRAME_HOSTS]),
  /** Whose files may be played and downloaded, besides the site's own. */
  FILE_HOSTS: hostListSchema.default([]),
  /** `{host}` stands for the booking host, for example `http://{host}.localhost:3002`; empty means https. */
  BOOKING_BASE: z.string().default('https://{host}'),
  /** Tour groups whose booking page asks for the date itself (specification, section 5). */
  DATE_SELECTION_TGIDS: commaList
    .transform((ids) => ids.map(Number))
    .pipe(z.array(z.int()))
    .default([17637]),
  /** The marketplace's naked domain, for booking links that leave a microsite's own. */
  MARKETPLACE_DOMAIN: z.string().default('wayfare.example'),
  /** Where booking hosts may be, whatever the published store says; none: anywhere. The content system asks for them too. */
  SITE_DOMAINS: domainListSchema.default([]),
  /** Booking hosts with a screen of their own for mobile visitors. */
  BRAND_SCREEN_HOSTS: commaList.default([]),
  /** Where drafts are read for previews: the content system, which visitors never reach. */
  CMS_URL: httpUrl.optional(),
  CMS_PORT: port.default(3001),
  /** Of an account of the content system that may read pages. */
  CMS_API_KEY: z.string().optional(),
  /** Signs preview tokens, the same as the content system's; without it there are no previews. */
  PREVIEW_SECRET: z.string().optional(),
  PURGE_TOKEN: z.string().default(SAMPLE_SECRETS.PURGE_TOKEN),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** What channels and keys in Redis begin with: the same in all processes of an installation, another in each. */
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
  /** Languages that the registry flags as unsupported and that this process serves all the same. */
  ENABLE_LANGUAGES: commaList.pipe(z.array(z.enum(LANGUAGE_CODES))).default([]),
  /** Host labels that mark an on-demand environment. */
  ON_DEMAND_HOSTS: commaList.default(['test', 'dev', 'test-*', '*.dev']),
  /**
   * Where on-demand, staging and loopback hosts may be: at and below these domains; `localhost` is this machine, `*`
   * every domain. They show every site, cloned pages included, so production names none by itself.
   */
  NON_PRODUCTION_DOMAINS: commaList.transform((domains) => domains.map((name) => name.toLowerCase())).optional(),
  /** How many proxies in front say whom a request comes from, its country and `x-variant`, or in which networks they are. */
  TRUST_PROXY: trustedProxiesSchema,
  COUNTRY_HEADER: z.enum(['cloudfront-viewer-country', 'cf-ipcountry', 'x-vercel-ip-country']).optional(),
  /** Addresses in one sitemap file; the protocol allows 50,000. */
  SITEMAP_ADDRESSES: z.coerce.number().int().min(LANGUAGE_CODES.length).max(50_000).default(20_000),
  /** Where the script of the tag containers lies, and where what they load may send to (docs/decisions/029). */
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
  /** Pages that may wait to be rendered; who comes then is asked to come again, crawlers when a quarter of them waits. */
  RENDERS_WAITING: z.coerce.number().int().positive().default(200),
  /** Seconds between the word that this process stops and its end, in which a proxy looks elsewhere. */
  STOP_DELAY: z.coerce.number().min(0).max(300).default(0),
  /** Of how many visits, between 0 and 1, it is measured how pages did; by default a tenth where there is no sample. */
  VITALS_SHARE: z.coerce.number().min(0).max(1).optional(),
  /** Of one visitor's address; more are not counted. */
  VITALS_PER_MINUTE: z.coerce.number().int().positive().default(60),
  RESPONSE_CACHE_MB: z.coerce.number().min(0).default(256),
  /** Where weaknesses are told (`/.well-known/security.txt`): a mailbox, or an address of the web. */
  SECURITY_CONTACT: z
    .union([z.email().transform((mailbox) => `mailto:${mailbox}`), z.url({ protocol: /^(https|mailto|tel)$/ })])
    .optional(),
  /** Where errors are reported to: a DSN of a Sentry-compatible service, or a module. */
  ERROR_REPORTS: z.string().optional(),
  /** Collector of traces and metrics, OTLP over HTTP. */
  OTLP_URL: httpUrl.optional(),
  /** Of how many requests, between 0 and 1, the steps are measured. */
  TRACE_SHARE: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Sample content, sample login and default secrets are allowed. */
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

export interface Settings
  extends Omit<
    ParsedSettings,
    | 'SAMPLE_DATA'
    | 'VITALS_SHARE'
    | 'PUBLISHED_STORE'
    | 'PRICE_HISTORY'
    | 'SEARCH_INDEX'
    | 'AVAILABILITY_INDEX'
    | 'CMS_URL'
    | 'NON_PRODUCTION_DOMAINS'
  > {
  readonly SAMPLE_DATA: boolean
  readonly VITALS_SHARE: number
  readonly CMS_URL: string
  readonly PUBLISHED_STORE: string
  readonly PRICE_HISTORY: string
  readonly SEARCH_INDEX: string
  readonly AVAILABILITY_INDEX: string
  readonly ENABLE_LANGUAGES: LanguageCode[]
  readonly NON_PRODUCTION_DOMAINS: readonly string[]
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** @throws SettingsError with one sentence that names the setting */
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
  const settings = result.data
  const needed = settings.CATALOGUE_ADAPTER === 'files' ? 'CATALOGUE_FOLDER' : 'CATALOGUE_URL'
  if (settings[needed] === undefined)
    throw new SettingsError(
      `The site cannot start. ${needed}: needed for the catalogue "${settings.CATALOGUE_ADAPTER}"`,
    )
  const sampleData = settings.SAMPLE_DATA ?? settings.NODE_ENV !== 'production'
  const weak = sampleData ? undefined : SECRETS.find((name) => isWeak(settings[name]))
  if (weak) {
    throw new SettingsError(`The site cannot start. ${weak}: set a secret of ${SECRET_LENGTH} characters or more`)
  }
  return {
    ...(sampleData ? SAMPLE_SECRETS : {}),
    ...settings,
    CMS_URL: settings.CMS_URL ?? `http://localhost:${settings.CMS_PORT}`,
    SAMPLE_DATA: sampleData,
    SITE_DOMAINS: sampleData ? [...settings.SITE_DOMAINS, SAMPLE_DOMAIN] : settings.SITE_DOMAINS,
    VITALS_SHARE: settings.VITALS_SHARE ?? (sampleData ? 0 : 0.1),
    NON_PRODUCTION_DOMAINS: settings.NON_PRODUCTION_DOMAINS ?? nonProductionDomains(settings.NODE_ENV, sampleData),
    PUBLISHED_STORE: settings.PUBLISHED_STORE ?? `${settings.DATA_DIR}/published/published.db`,
    SEARCH_INDEX: settings.SEARCH_INDEX ?? `${settings.DATA_DIR}/search/index.db`,
    AVAILABILITY_INDEX: settings.AVAILABILITY_INDEX ?? `${settings.DATA_DIR}/availability/index.db`,
    PRICE_HISTORY: settings.PRICE_HISTORY ?? `${settings.DATA_DIR}/prices/history.db`,
  }
}

/** Absent, there is nothing to guess: what it would open stays shut. */
function isWeak(secret: string | undefined): boolean {
  return secret !== undefined && secret.length < SECRET_LENGTH
}

/**
 * What channels and keys in Redis begin with. Where no name is set it follows from the secret that all processes of an
 * installation share and no other has, by a keyed hash that does not tell it.
 */
export function installationOf({ INSTALLATION, PURGE_TOKEN }: Pick<Settings, 'INSTALLATION' | 'PURGE_TOKEN'>): string {
  return INSTALLATION ?? createHmac('sha256', PURGE_TOKEN).update('installation').digest('hex').slice(0, 12)
}

/** Any place while somebody develops, this machine for sample data; no stranger's host opens a site in production. */
function nonProductionDomains(nodeEnv: string, sampleData: boolean): readonly string[] {
  if (nodeEnv !== 'production') return ['*']
  return sampleData ? ['localhost'] : []
}
