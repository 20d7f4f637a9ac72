import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSettings } from '../../apps/cms/src/infrastructure/settings.ts'
import { readSettings } from '../../apps/sandbox/src/settings.ts'
import { parseSettings } from '../../apps/site/src/settings.ts'
import { COMPOSITION_TEXT, environmentOf, readComposition } from '../../test/composition/read-composition.ts'
import { ROOT } from '../folders.ts'
import { REQUIRED_WITHOUT_SAMPLE_DATA } from '../system/settings.ts'

/** `compose.yaml`: whatever it names is there, and the parts start with what it sets. Its services run in test/composition. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const text = COMPOSITION_TEXT
const { services, networks, volumes } = readComposition()
const documented = [...read('docs/settings.md').matchAll(/^\| `([A-Z][A-Z\d_]+)` \|/gm)].map((match) => match[1] ?? '')
const OWN = Object.entries(services).filter(([, service]) => service.build !== undefined)
/** What an operator puts there, as the head of the file says. */
const BY_HAND = ['./secrets/tls']

/** What a part gets: the file of settings, filled in, then what the composition sets, then what its image sets. */
function environmentIn(name: string): Record<string, string> {
  const service = services[name]
  return {
    NODE_ENV: 'production',
    SAMPLE_DATA: '0',
    CATALOGUE_URL: 'https://api.provider.example',
    IMAGE_URL: 'https://images.provider.example',
    PAYLOAD_SECRET: 'payload-secret-of-thirty-two-letters',
    PURGE_TOKEN: 'purge-token-of-thirty-two-letters-too',
    ...(service ? environmentOf(service, { POSTGRES_PASSWORD: 'a1b2' }) : {}),
  }
}

test('it runs site, content system, what is prepared, both databases and the proxy; the sandbox where it is asked for', () => {
  const always = Object.entries(services).filter(([, { profiles }]) => profiles === undefined)
  expect(always.map(([name]) => name).toSorted()).toEqual([
    'content-system',
    'database',
    'prepare',
    'proxy',
    'redis',
    'site',
  ])
  expect(services.sandbox?.profiles).toEqual(['sandbox'])
})

describe.each(Object.entries(services))('%s', (name, service) => {
  test('sets what there is: settings of docs/settings.md, those of PostgreSQL for itself', () => {
    const known = name === 'database' ? ['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD'] : documented
    expect(Object.keys(service.environment).filter((key) => !known.includes(key))).toEqual([])
  })

  test('mounts files that exist and volumes that are declared', () => {
    const sources = service.volumes.map((volume) => volume.split(':')[0] ?? '')
    const missing = sources.filter((source) =>
      source.startsWith('.')
        ? !existsSync(join(ROOT, source)) && !BY_HAND.includes(source)
        : !Object.hasOwn(volumes, source),
    )
    expect(missing).toEqual([])
  })

  test('is in networks that are declared, or in that of the proxy', () => {
    expect(service.networks.filter((network) => !Object.hasOwn(networks, network))).toEqual([])
    expect(service.networks.length > 0).toBe(service.network_mode === undefined)
  })

  test('waits for services that end, or that say that they are well', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on)) {
      const awaited = services[other]
      if (condition === 'service_healthy') expect(awaited?.healthcheck).toHaveProperty('test')
      else expect(awaited?.restart).toBe('no')
    }
  })
})

test.each(OWN)(
  '%s is built as an image of ops/Containerfile, and may write to its volume and /tmp alone',
  (_, service) => {
    expect(read(service.build?.dockerfile ?? '')).toMatch(new RegExp(`^FROM base AS ${service.build?.target}$`, 'm'))
    expect(service.image).toBe(`passepartout-${service.build?.target}`)
    expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'], volumes: ['data:/data'] })
    expect(service.environment.DATA_DIR).toBe('/data')
  },
)

test('the database is of the version of the programs that back it up', () => {
  const [, version] = /postgresql-client-(\d+)/.exec(read('ops/Containerfile')) ?? []
  expect(services.database?.image).toBe(`postgres:${version}`)
})

test('what it takes from the file of settings besides is named in its head', () => {
  const taken = [...text.matchAll(/\$\{(\w+)/g)].map((match) => match[1] ?? '')
  expect([...new Set(taken)]).toEqual(['POSTGRES_PASSWORD'])
  const head = text.slice(0, text.indexOf('\nname:'))
  const required = [...REQUIRED_WITHOUT_SAMPLE_DATA, 'POSTGRES_PASSWORD']
  expect(required.filter((name) => !head.includes(name))).toEqual([])
})

// spec: D.operating.17
test('site and content system start with it, and find each other and both databases', () => {
  const site = parseSettings(environmentIn('site'))
  const cms = loadSettings(environmentIn('content-system'))
  expect(loadSettings(environmentIn('prepare'))).toEqual(cms)
  expect(cms.databaseUrl).toBe('postgres://passepartout:a1b2@database/passepartout')
  expect(cms.publishedStore).toBe(site.PUBLISHED_STORE)
  expect(cms.siteInternalPort).toEqual({
    url: `http://127.0.0.1:${site.SITE_INTERNAL_PORT}/purge`,
    token: site.PURGE_TOKEN,
  })
  expect(new URL(site.REDIS_URL ?? '').hostname).toBe('redis')
  expect([...Object.keys(services)]).toEqual(expect.arrayContaining(['database', 'redis']))
})

test('the sandbox listens where the head of the file says', () => {
  const { host, port } = readSettings(services.sandbox?.environment ?? {})
  expect([host, port]).toEqual(['0.0.0.0', 3002])
  expect(text).toContain(`CATALOGUE_URL=http://sandbox:${port}`)
  expect(services.sandbox?.ports).toEqual([`127.0.0.1:${port}:${port}`])
})

describe('the proxy', () => {
  const mounts = services.proxy?.volumes.map((volume) => volume.split(':')) ?? []

  test('hands on to the addresses on which site and content system listen, in the one network of all three', () => {
    const { SITE_HOST, SITE_PORT, CMS_HOST, CMS_PORT } = environmentIn('site')
    const passed = (file: string) => [...read(file).matchAll(/proxy_pass (.+);/g)].map((match) => match[1])
    expect([...new Set(passed('ops/nginx/site.conf'))]).toEqual([`http://${SITE_HOST}:${SITE_PORT}`])
    expect(passed('ops/nginx/admin.conf')).toEqual([`http://${CMS_HOST}:${CMS_PORT}`])
    expect(['site', 'content-system', 'prepare'].map((name) => services[name]?.network_mode)).toEqual(
      Array(3).fill('service:proxy'),
    )
    expect(services.proxy?.networks).toEqual(['outside', 'inside'])
  })

  test('answers for unknown hosts by the site, whose file is read first', () => {
    const read = mounts.filter(([, target]) => target?.startsWith('/etc/nginx/conf.d/'))
    const ordered = read.toSorted(([, one = ''], [, other = '']) => (one < other ? -1 : 1))
    expect(ordered.map(([source]) => source)).toEqual(['./ops/nginx/site.conf', './ops/nginx/admin.conf'])
  })

  test('has every file that its configuration names, where it names it', () => {
    const configuration = ['site', 'admin'].map((name) => read(`ops/nginx/${name}.conf`)).join('\n')
    const named = [...configuration.matchAll(/(?:include|ssl_certificate(?:_key)?) (\S+);/g)].map(
      (match) => match[1] ?? '',
    )
    const targets = mounts.map(([, target = '']) => target)
    expect(named.filter((path) => !targets.some((target) => path === target || path.startsWith(`${target}/`)))).toEqual(
      [],
    )
    const certificates = named
      .filter((path) => path.startsWith('/etc/nginx/tls/'))
      .map((path) => path.slice('/etc/nginx/tls/'.length))
    const head = text.slice(0, text.indexOf('\nname:'))
    expect([...new Set(certificates)].filter((name) => !head.includes(name))).toEqual([])
  })
})

// spec: D.operating.17
test('only the proxy can be reached from outside, and both databases from nowhere else', () => {
  const published = Object.entries(services).filter(([, { ports }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')),
  )
  expect(published.map(([name]) => name)).toEqual(['proxy'])
  expect(networks.inside).toEqual({ internal: true })
  expect(['database', 'redis'].map((name) => services[name]?.networks)).toEqual([['inside'], ['inside']])
})
