import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brandListSchema } from '@passepartout/content-model/brand'
import {
  type AllowedHosts,
  DEFAULT_FRAME_HOSTS,
  hostListSchema,
} from '@passepartout/content-model/embeds/allowed-hosts'
import { domainListSchema, SAMPLE_DOMAIN } from '@passepartout/content-model/links/domains'
import { trustedProxiesSchema } from '@passepartout/content-model/requests/trusted-proxies'
import { findSettingMistakes } from '@passepartout/content-model/setting-names'
import { z } from 'zod'

/** Defaults for a developer's machine; each is too short for production. */
const DEFAULT_SECRETS = { PAYLOAD_SECRET: 'local-payload-secret', PURGE_TOKEN: 'local-purge-token' } as const

const SAMPLE_PREVIEW_SECRET = 'local-preview-secret'

const SECRETS = ['PAYLOAD_SECRET', 'PURGE_TOKEN', 'PREVIEW_SECRET'] as const
/** Minimum length of a secret; `openssl rand -hex 16` writes 32 characters. */
const SECRET_LENGTH = 32

const port = z.coerce.number().int().min(1).max(65_535)

const url = z.url({ protocol: /^https?$/ })
const contentDatabase = z.string().regex(/^(file:|postgres:|postgresql:)/, 'must start with file: or postgres:')
const publishedDatabase = z.string().regex(/^postgres(ql)?:/, 'must start with postgres:')
const folder = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'must be a folder of the bucket, such as media')
const siteAddress = z
  .string()
  .regex(/^https?:\/\/[^/?#]*\{host\}[^/?#]*$/, 'must be an origin with {host} in it, such as https://{host}')

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  SAMPLE_DATA: z.enum(['0', '1']).optional(),
  CMS_PORT: port.default(3001),
  SITE_PORT: port.default(3000),
  SITE_INTERNAL_PORT: port.default(3010),
  CMS_URL: url.optional(),
  DATA_DIR: z.string().min(1).optional(),
  CMS_DATABASE_URL: contentDatabase.optional(),
  PUBLISHED_STORE: z.string().min(1).optional(),
  PUBLISHED_DATABASE_URL: publishedDatabase.optional(),
  /** With another one than the provider's, the admin asks the site's internal port. */
  CATALOGUE_ADAPTER: z.enum(['provider', 'octo', 'files']).default('provider'),
  CATALOGUE_URL: url.optional(),
  CATALOGUE_API_KEY: z.string().optional(),
  CATALOGUE_TIMEOUT: z.coerce.number().int().positive().default(2000),
  S3_BUCKET: z.string().min(1).optional(),
  S3_PREFIX: folder.default('media'),
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_PATH_STYLE: z.enum(['0', '1']).default('0'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_TIMEOUT: z.coerce.number().int().min(2).default(10_000),
  TRANSLATION_URL: url.optional(),
  TRANSLATION_API_KEY: z.string().optional(),
  TRANSLATION_TIMEOUT: z.coerce.number().int().positive().default(20_000),
  SITE_ADDRESS: siteAddress.optional(),
  PURGE_URL: z.union([z.literal(''), url]).optional(),
  PAYLOAD_SECRET: z.string().default(DEFAULT_SECRETS.PAYLOAD_SECRET),
  PURGE_TOKEN: z.string().default(DEFAULT_SECRETS.PURGE_TOKEN),
  PREVIEW_SECRET: z.string().optional(),
  BRANDS: brandListSchema,
  FRAME_HOSTS: hostListSchema.default([...DEFAULT_FRAME_HOSTS]),
  FILE_HOSTS: hostListSchema.default([]),
  SITE_DOMAINS: domainListSchema.default([]),
  PARTNER_DOMAINS: domainListSchema.default(['apps.apple.com', 'play.google.com']),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  TRUST_PROXY: trustedProxiesSchema,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Settings = Readonly<ReturnType<typeof loadSettings>>

type Environment = Readonly<Record<string, string | undefined>>

/** A missing or invalid setting; the message names it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Reads every setting of the content system from the environment.
 *
 * @throws SettingsError naming each invalid setting, and, in production without sample data, each secret that is too short, as
 * every default is
 */
export function loadSettings(environment: Environment = process.env) {
  const mistakes = findSettingMistakes(environment)
  if (mistakes.length > 0) throw new SettingsError(`A setting is wrong: ${mistakes.join(' ')}`)
  const parsed = environmentSchema.safeParse(withoutEmpty(environment))
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new SettingsError(`A setting is wrong: ${faults.join('; ')}.`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  const sampleData = values.SAMPLE_DATA === '1' || (!production && !values.SAMPLE_DATA)
  if (production && !sampleData && !isBuild(environment)) refuseWeakSecrets(values)
  const root = projectRoot()
  const dataDir = resolve(root, values.DATA_DIR ?? 'var')
  const databaseUrl = values.CMS_DATABASE_URL ?? `file:${join(dataDir, 'cms', 'cms.db')}`
  const allowedHosts: AllowedHosts = { frames: new Set(values.FRAME_HOSTS), files: new Set(values.FILE_HOSTS) }
  return {
    sampleData,
    port: values.CMS_PORT,
    /** The admin's public address, without a trailing slash. */
    url: (values.CMS_URL ?? `http://localhost:${values.CMS_PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl,
    databaseKind: databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres',
    mediaDir: join(dataDir, 'media'),
    /** `undefined` when they are in that folder. */
    mediaPlace: mediaPlaceOf(values),
    picturesDir: join(dataDir, 'sandbox', 'pictures'),
    publishedStore: resolve(root, values.PUBLISHED_STORE ?? join(dataDir, 'published', 'published.db')),
    /** The published store of several machines, in PostgreSQL; `undefined` on one machine. */
    publishedDatabase: values.PUBLISHED_DATABASE_URL,
    /** The search index beside the database; rebuilt when it is missing. */
    contentIndex: join(dataDir, 'cms', 'index.db'),
    /** `undefined` when no site is to be notified, as when only a store is built. */
    siteInternalPort: siteInternalPortOf(values),
    /** The catalogue API, for prices in forms, and its milliseconds; `undefined` without one. */
    catalogue: catalogueOf(values),
    /** The service for machine translation, and its milliseconds; `undefined` without one. */
    translation: translationOf(values),
    /** The origin of a site, with `{host}` in the place of its host. */
    siteAddress: values.SITE_ADDRESS ?? (sampleData ? `http://{host}.localhost:${values.SITE_PORT}` : 'https://{host}'),
    payloadSecret: values.PAYLOAD_SECRET,
    /** Signs preview tokens, equal to the site's; `undefined` without previews. */
    previewSecret: values.PREVIEW_SECRET ?? (sampleData ? SAMPLE_PREVIEW_SECRET : undefined),
    /** The mail server and the sender; `undefined` when no mail is sent. */
    mail: mailOf(values),
    /** Trusted proxies, whose `x-forwarded-for` names the client. */
    trustedProxies: values.TRUST_PROXY,
    /** Hosts whose content pages may embed; equal to the site's setting. */
    allowedHosts,
    /** Domains for sites and bookings of this installation; without any, no site gets a new domain. */
    siteDomains: sampleData ? [...values.SITE_DOMAINS, SAMPLE_DOMAIN] : values.SITE_DOMAINS,
    /** Further domains to which site-wide links may lead: app stores, registers, payment methods. */
    partnerDomains: values.PARTNER_DOMAINS,
    /** The names of the brands that a site may have, the default first. */
    brands: values.BRANDS,
    logLevel: values.LOG_LEVEL,
    /** The folder of this application, independent of the working directory. */
    appDir: join(root, 'apps', 'cms'),
  } as const
}

/** An empty value means "not set", except for PURGE_URL, where it means that there is no site to notify. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name, value]) => value !== '' || name === 'PURGE_URL'))
}

/** A build runs no server and holds no secret. */
function isBuild(environment: Environment): boolean {
  return environment.NEXT_PHASE === 'phase-production-build'
}

type Values = z.infer<typeof environmentSchema>

function siteInternalPortOf(values: Values) {
  const url = values.PURGE_URL ?? `http://127.0.0.1:${values.SITE_INTERNAL_PORT}/purge`
  return url === '' ? undefined : { url, token: values.PURGE_TOKEN }
}

function catalogueOf(values: Values) {
  const { CATALOGUE_URL: url, CATALOGUE_API_KEY: apiKey, CATALOGUE_TIMEOUT: timeout } = values
  if (values.CATALOGUE_ADAPTER === 'provider') return url === undefined ? undefined : { url, apiKey, timeout }
  const site = siteInternalPortOf(values)
  return site && { url: new URL('_catalogue', site.url).href, apiKey: undefined, timeout }
}

/** The location of media files on S3-compatible storage. */
export type S3Location = NonNullable<Settings['mediaPlace']>

function mediaPlaceOf(values: Values) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (bucket === undefined) return undefined
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new SettingsError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other.')
  }
  return {
    bucket,
    /** The folder, without slashes at its ends. */
    prefix: values.S3_PREFIX,
    /** `undefined` is Amazon's endpoint of the region. */
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    /** Whether the bucket is in the path of an address rather than in its host. */
    isPathStyle: values.S3_PATH_STYLE === '1',
    /** `undefined` uses the machine's own credentials. */
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    /** Milliseconds for a file, two attempts included. */
    timeout: values.S3_TIMEOUT,
  }
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Values) {
  if (url === undefined) return undefined
  if (from === undefined) throw new SettingsError('SMTP_URL needs MAIL_FROM: the address that letters are from.')
  return { url, from }
}

function refuseWeakSecrets(values: Values): void {
  const names = SECRETS.filter((name) => (values[name]?.length ?? SECRET_LENGTH) < SECRET_LENGTH)
  if (names.length === 0) return
  throw new SettingsError(`In production ${names.join(' and ')} must have ${SECRET_LENGTH} characters or more.`)
}

function translationOf({ TRANSLATION_URL: url, TRANSLATION_API_KEY: apiKey, TRANSLATION_TIMEOUT: timeout }: Values) {
  return url === undefined ? undefined : { url, apiKey, timeout }
}

/** The bundler moves the code, so the folder is derived from the working directory. */
function projectRoot(): string {
  let folder = process.cwd()
  while (!existsSync(join(folder, 'apps', 'cms', 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new SettingsError('The content system must be started inside the project folder.')
    folder = parent
  }
  return folder
}
