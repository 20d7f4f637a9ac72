import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadSettings } from '../../apps/cms/src/infrastructure/settings.ts'
import { parseSettings as parseSiteSettings } from '../../apps/site/src/settings.ts'
import { ROOT } from '../folders.ts'
import { listServices, SITE_FLAGS, SITE_MEMORY } from '../system/services.ts'
import { parseSettings, REQUIRED_WITHOUT_SAMPLE_DATA } from '../system/settings.ts'
import { listDataTasks } from '../tasks/preparation.ts'

/** What `ops` starts on a machine or in a container, against what `npm start` starts. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const CURRENT = '/srv/passepartout/current'
const NODE = `${CURRENT}/node_modules/.bin/node --disable-warning=ExperimentalWarning`
const UNITS = globSync('ops/systemd/*.service', { cwd: ROOT }).toSorted()
const documented = [...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1] ?? '')

/** All values of a unit's settings, by name. */
function readUnit(file: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of read(file).matchAll(/^(\w+)=(.*)$/gm)) {
    values.set(name, [...(values.get(name) ?? []), value])
  }
  return values
}

const unit = (name: string) => readUnit(`ops/systemd/passepartout-${name}.service`)
const example = Object.fromEntries(
  [...read('ops/systemd/passepartout.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)
const filled = {
  ...example,
  NODE_ENV: 'production',
  CATALOGUE_URL: 'https://api.provider.example',
  IMAGE_URL: 'https://images.provider.example',
  PAYLOAD_SECRET: 'payload-secret-of-thirty-two-letters',
  PURGE_TOKEN: 'purge-token-of-thirty-two-letters-too',
}
const settings = parseSettings(filled)
const services = listServices(settings, 'built')
const commandOf = (args: readonly string[]) => `${NODE} ${args.join(' ').replaceAll(ROOT, CURRENT)}`

describe('a unit starts what npm start starts', () => {
  const partOf = (name: string) => services.find((service) => service.name === name)

  // spec: D.operating.7
  test('of the site', () => {
    const site = partOf('site')
    expect(unit('site').get('ExecStart')).toEqual([commandOf(site?.args ?? [])])
    expect(unit('site').get('WorkingDirectory')).toEqual([`${CURRENT}/${site?.folder}`])
    const memory = Object.entries(SITE_MEMORY).map((pair) => pair.join('='))
    expect(unit('site').get('Environment')).toEqual(['NODE_ENV=production', memory.join(' ')])
  })

  // spec: D.operating.7
  test('of the content system, where the settings say', () => {
    const cms = partOf('content system')
    const withSettings = (unit('cms').get('ExecStart') ?? []).map((command) =>
      command.replaceAll(/\$\{(\w+)\}/g, (_, name: keyof typeof example) => example[name] ?? ''),
    )
    expect(withSettings).toEqual([commandOf(cms?.args ?? [])])
    expect(unit('cms').get('WorkingDirectory')).toEqual([`${CURRENT}/${cms?.folder}`])
  })

  // spec: D.operating.7
  test('before both: migrations, then the published store', () => {
    const tasks = listDataTasks(settings, false)
    expect(unit('prepare').get('ExecStart')).toEqual(tasks.map(({ args }) => commandOf(args)))
    expect(unit('prepare').get('WorkingDirectory')).toEqual([
      ...new Set(tasks.map(({ folder }) => `${CURRENT}/${folder}`)),
    ])
  })

  // spec: D.operating.7
  test('and so do the images', () => {
    const script = read('ops/container.sh')
    const commands = [...script.matchAll(/^ {2}(?:exec )?\$node (.+)$/gm)].map((match) => match[1])
    const sandbox = listDataTasks(parseSettings({ SAMPLE_FOLDER: 'apps/sandbox' }), false).filter(
      ({ folder }) => folder === 'apps/sandbox',
    )
    expect(commands).toEqual([
      [...SITE_FLAGS, 'dist/server/main.js'].join(' '),
      'serve.ts --port "$' + '{CMS_PORT:-3001}" --hostname "$' + '{CMS_HOST:-0.0.0.0}"',
      ...listDataTasks(settings, false).map(({ args }) => args.join(' ')),
      '"$script" "$@"',
      ...sandbox.map(({ args }) => args.join(' ').replaceAll(new RegExp(`${ROOT}(\\S+)`, 'g'), '"$app$1"')),
      'src/main.ts',
    ])
    for (const pair of Object.entries(SITE_MEMORY)) expect(script).toContain(pair.join('='))
  })
})

describe.each(UNITS)('%s', (file) => {
  const values = readUnit(file)

  // spec: D.operating.8
  test('may write to the data alone, and gains no rights', () => {
    const walls = ['NoNewPrivileges', 'ProtectSystem', 'ProtectHome', 'User', 'StateDirectory', 'CapabilityBoundingSet']
    expect(walls.map((name) => values.get(name))).toEqual([
      ['yes'],
      ['strict'],
      ['yes'],
      ['passepartout'],
      ['passepartout'],
      [''],
    ])
    expect(values.has('ReadWritePaths')).toBe(false)
    expect(settings.dataDirectory).toBe(`/var/lib/${values.get('StateDirectory')}`)
  })

  test('reads the settings of the machine', () => {
    expect(values.get('EnvironmentFile')).toEqual(['/etc/passepartout.env'])
  })

  test('names settings that docs/settings.md has, and the example too', () => {
    const named = [...(values.get('ExecStart') ?? []).join(' ').matchAll(/\$\{(\w+)\}/g)].map((match) => match[1] ?? '')
    expect(named.filter((name) => !documented.includes(name) || !(name in example))).toEqual([])
  })

  test('names files of the project that are there', () => {
    const named = [...read(file).matchAll(new RegExp(`${CURRENT}/([\\w./-]+)`, 'g'))].map((match) => match[1] ?? '')
    const own = named.filter((path) => !path.startsWith('node_modules/'))
    expect(own.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([])
  })
})

test('the units are those that the documents know', () => {
  expect(UNITS.map((file) => basename(file, '.service'))).toEqual([
    'passepartout-cms',
    'passepartout-prepare',
    'passepartout-queue-metrics',
    'passepartout-site',
  ])
})

test('what docs/operations calls a file of ops is one', () => {
  const pages = globSync('docs/operations/*.md', { cwd: ROOT })
  const named = pages.flatMap((page) => [...read(page).matchAll(/\bops\/[\w./-]*\w/g)].map(([path]) => path))
  expect(named.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([])
})

describe('the site is given the time that its end takes', () => {
  /** Of a request that has begun (apps/site/src/operations/shut-down-server.ts), and seconds to close what is open. */
  const patience = Number(
    /TIMEOUT = ([\d_]+)/.exec(read('apps/site/src/operations/shut-down-server.ts'))?.[1]?.replace('_', ''),
  )
  const CLOSING = 5
  const stopped = Number(unit('site').get('TimeoutStopSec')?.[0])

  // spec: D.operating.8
  test('with the STOP_DELAY of the example, and up to ten seconds', () => {
    expect(patience).toBe(10_000)
    const room = stopped - patience / 1000 - CLOSING
    expect(room).toBeGreaterThanOrEqual(10)
    expect(room).toBeGreaterThanOrEqual(parseSiteSettings(filled).STOP_DELAY)
  })

  test('and comes back after a crash', () => {
    expect(['site', 'cms'].map((name) => unit(name).get('Restart'))).toEqual([['on-failure'], ['on-failure']])
  })
})

describe('the example of settings', () => {
  test('names settings that docs/settings.md has', () => {
    expect(Object.keys(example).filter((name) => !documented.includes(name))).toEqual([])
  })

  // spec: D.operating.9
  test('leaves empty what has no default, so that nothing starts by a secret that everybody knows', () => {
    expect(REQUIRED_WITHOUT_SAMPLE_DATA.filter((name) => example[name] !== '')).toEqual([])
    expect(() => parseSettings({ ...example, NODE_ENV: 'production' })).toThrow('CATALOGUE_URL is not set')
  })

  // spec: D.operating.9
  test('is one that every part starts with once it is filled in', () => {
    const { PURGE_TOKEN, SAMPLE_DATA, DATA_DIR } = parseSiteSettings(filled)
    const { databaseUrl, sampleData } = loadSettings(filled)
    expect({ PURGE_TOKEN, SAMPLE_DATA, DATA_DIR, databaseUrl, sampleData }).toEqual({
      PURGE_TOKEN: filled.PURGE_TOKEN,
      SAMPLE_DATA: false,
      DATA_DIR: '/var/lib/passepartout',
      databaseUrl: 'file:/var/lib/passepartout/cms/cms.db',
      sampleData: false,
    })
  })
})
