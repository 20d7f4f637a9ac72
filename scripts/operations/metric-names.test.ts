import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { Metrics } from '../../apps/site/src/operations/metrics.ts'
import { parseSettings } from '../../apps/site/src/settings.ts'
import dashboard from '../../ops/grafana/passepartout.json' with { type: 'json' }
import blackbox from '../../ops/prometheus/blackbox.json' with { type: 'json' }
import prometheus from '../../ops/prometheus/prometheus.json' with { type: 'json' }
import rules from '../../ops/prometheus/rules.json' with { type: 'json' }
import { ROOT } from '../folders.ts'

/** Alerts and dashboard against the code: what they name is what the site really exposes. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const alerts = rules.groups.flatMap((group) => group.rules)
const jobs = prometheus.scrape_configs.map((scrape) => scrape.job_name)
const settings = parseSettings({ CATALOGUE_URL: 'https://api.provider.example', IMAGE_URL: 'https://images.example' })

const expressions = [
  ...alerts.map(({ alert, expr }) => ({ name: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ name: title, expr }))),
]

/** Of Prometheus itself, of the blackbox exporter, and of `ops/prometheus/queue-metrics.sql`. */
const OF_OTHERS = new Map([
  ['up', []],
  ['probe_success', []],
  ['probe_ssl_earliest_cert_expiry', []],
  ...[...read('ops/prometheus/queue-metrics.sql').matchAll(/'(passepartout_\w+) '/g)].map(
    ([, name = '']): [string, string[]] => [name, []],
  ),
])
/** What Prometheus adds to each. */
const OF_ALL = ['job', 'instance']

const exposed = new Map<string, readonly string[]>(OF_OTHERS)

/** One of everything that is counted, so that each metric has a value with its labels. */
beforeAll(async () => {
  const metrics = new Metrics()
  metrics.watchCache({
    size: 1,
    bytes: 1,
    evicted: 0,
    renewed: 0,
    forms: new Map([['br', 1]]),
    renderQueue: { waiting: 0, refused: 0 },
  })
  metrics.watchStore({ readsFallback: false })
  metrics.watchFollower({ secondsBehind: 0 })
  metrics.countResponse(200, 'hit', 1)
  metrics.countPage('hit', false)
  metrics.renderSeconds.observe({ page_type: 'HOMEPAGE' }, 1)
  metrics.catalogueSeconds.observe({ endpoint: 'GET /', outcome: 'ok' }, 1)
  metrics.problems.inc({ level: 'error', problem: 'any' })
  metrics.purges.inc(1)
  metrics.edgePurges.inc({ edge: 'varnish', outcome: 'ok' }, 1)
  metrics.watchEdges([])
  metrics.watchFeeds(() => 0)
  metrics.availabilityCalls.inc({ kind: 'calendar', outcome: 'ok' })
  metrics.availabilityRefused.inc({ reason: 'noDays' })
  const ages = { tourGroups: 1, median: 1, percentile95: 1, late: 0 }
  metrics.watchAvailability(() => ({
    ...{ tourGroups: 1, coverage: 1, isLeader: true },
    ages: [{ horizon: 'near', ...ages }],
  }))
  metrics.publicationSeconds.observe(1)
  metrics.clientErrors.inc({ kind: 'error' })
  metrics.countVital('LCP', 1, { page_type: 'other', device: 'mobile' })
  metrics.countVital('CLS', 1, { page_type: 'other', device: 'mobile' })
  for (const line of (await metrics.text()).split('\n')) {
    const [, name, labels = ''] = /^([a-z]\w+)(?:\{(.*)\})? /.exec(line) ?? []
    if (name !== undefined)
      exposed.set(
        name,
        [...labels.matchAll(/(\w+)="/g)].map((match) => match[1] ?? ''),
      )
  }
})

/** Numbers, durations, functions and words of PromQL aside. */
function readExpression(expr: string) {
  const selectors = [...expr.matchAll(/(\w+)\{([^}]*)\}/g)]
  const matchers = selectors.flatMap(([, metric = '', inside = '']) =>
    [...inside.matchAll(/(\w+)(=~|!~|!=|=)'([^']*)'/g)].map(([, label = '', , value = '']) => ({
      metric,
      label,
      value,
    })),
  )
  const grouped = [...expr.matchAll(/\b(?:by|on) \(([^)]*)\)/g)].flatMap((match) => (match[1] ?? '').split(/,\s*/))
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|on) \([^)]*\)/g, ' ')
    .matchAll(/\b([a-z_][a-z\d_]*)\b(?!\s*\()/g)
  const metrics = [...new Set([...bare].map((match) => match[1] ?? ''))].filter((name) => !WORDS.has(name))
  return { metrics, matchers, grouped }
}

const WORDS = new Set(['and', 'or', 'unless', 'sum', 'by', 'on'])

describe.each(expressions)('$name: $expr', ({ expr }) => {
  const { metrics, matchers, grouped } = readExpression(expr)

  // spec: D.operating.1
  test('names metrics that are exposed', () => {
    expect(metrics).not.toEqual([])
    expect(metrics.filter((name) => !exposed.has(name))).toEqual([])
  })

  // spec: D.operating.1
  test('names labels that these have', () => {
    const has = (metric: string, label: string) => [...OF_ALL, ...(exposed.get(metric) ?? [])].includes(label)
    expect(matchers.filter(({ metric, label }) => !has(metric, label))).toEqual([])
    expect(grouped.filter((label) => !metrics.every((metric) => has(metric, label)))).toEqual([])
  })

  // spec: D.operating.1
  test('asks for values that these labels have', () => {
    expect(matchers.filter(({ label, value }) => !isKnownValue(label, value))).toEqual([])
  })
})

/** The words of a union type as they stand in the source. */
function wordsOf(file: string, pattern: RegExp): string[] {
  return [...(pattern.exec(read(file))?.[1] ?? '').matchAll(/'([a-z]+)'/g)].map((match) => match[1] ?? '')
}

const CATALOGUE = 'apps/site/src/catalogue'
const VALUES: Readonly<Record<string, readonly string[]>> = {
  job: jobs,
  instance: ['$instance'],
  horizon: wordsOf('apps/site/src/availability/refresh-plan.ts', /return (days < 2 .+)/),
  outcome: [
    ...wordsOf(`${CATALOGUE}/result.ts`, /readonly kind: (.+)/),
    ...wordsOf(`${CATALOGUE}/resilience/fault-policy.ts`, /readonly kind: (.+) \| CatalogueError/),
    ...wordsOf('apps/site/src/edges/edge-purger.ts', /outcome: ('ok' \| .+), targets/),
  ],
  status: ['5..'],
}

function isKnownValue(label: string, value: string): boolean {
  if (label === 'problem') return isReported(value)
  return value.split('|').every((one) => (VALUES[label] ?? []).includes(one))
}

/** Whether the site says so, in these very words. */
function isReported(problem: string): boolean {
  const sources = globSync('apps/site/src/**/*.ts', { cwd: ROOT, exclude: (path) => path.endsWith('.test.ts') })
  return sources.some((file) => read(file).includes(`reporter.warning('${problem}'`))
}

test('every outcome of a call to the catalogue and of a purge of an edge is known here', () => {
  expect(VALUES.outcome).toEqual([
    'timeout',
    'unreachable',
    'status',
    'oversized',
    'malformed',
    'refused',
    'ok',
    'spoiled',
    'unusable',
    'absent',
    'ok',
    'retried',
    'failed',
    'dropped',
  ])
})

describe('an alert', () => {
  const headings = [...read('docs/operations/alerts.md').matchAll(/^## (\w+)$/gm)].map((match) => match[1] ?? '')

  // spec: D.operating.2
  test('has a section of the runbook, and each section an alert', () => {
    expect(headings.toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted())
  })

  // spec: D.operating.2
  test.each(alerts)('$alert says how grave it is, since when, what it is and where to read on', (rule) => {
    expect({ ...rule, annotations: { runbook: rule.annotations.runbook } }).toEqual({
      alert: rule.alert,
      expr: rule.expr,
      for: expect.stringMatching(/^\d+[mh]$/),
      labels: { severity: expect.stringMatching(/^(?:critical|warning)$/), service: 'passepartout' },
      annotations: { runbook: `docs/operations/alerts.md#${rule.alert.toLowerCase()}` },
    })
    expect(rule.annotations.summary).toMatch(/^\S.{20,}/)
  })

  // spec: D.operating.3
  test('begins where crawlers are refused: a quarter of the pages that may wait', () => {
    expect(alerts.find(({ alert }) => alert === 'RendersWaiting')?.expr).toBe(
      `site_renders_waiting / on (instance) site_processes > ${settings.RENDERS_WAITING / 4}`,
    )
  })

  // spec: D.operating.3
  test('begins at nine tenths of the memory that a site takes at saturation, by docs/settings.md', () => {
    const megabytes = 2 * settings.RESPONSE_CACHE_MB + 500
    expect(alerts.find(({ alert }) => alert === 'MemoryNearBound')?.expr).toBe(
      `process_resident_memory_bytes{job='passepartout-site'} / on (instance) site_processes > 0.9 * ${megabytes} * 1048576`,
    )
    expect(read('docs/settings.md')).toContain('asked for more than it can do for long, within twice as much and 500')
  })
})

test('Prometheus asks the ports that are the defaults, by modules that there are', () => {
  const targets = prometheus.scrape_configs
    .flatMap((scrape) => scrape.static_configs ?? [])
    .flatMap((one) => one.targets)
  const modules = prometheus.scrape_configs.flatMap((scrape) => scrape.params?.module ?? [])
  expect(targets).toEqual([
    `127.0.0.1:${settings.SITE_INTERNAL_PORT}`,
    `http://127.0.0.1:${settings.SITE_INTERNAL_PORT}/readyz`,
    `http://127.0.0.1:${settings.CMS_PORT}/healthz`,
    '127.0.0.1:9100',
  ])
  expect([...new Set(modules)].toSorted()).toEqual(Object.keys(blackbox.modules).toSorted())
})

test('no two panels lie at one place of the dashboard, and each is as wide as it may be', () => {
  const places = dashboard.panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  expect(dashboard.panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([])
})
