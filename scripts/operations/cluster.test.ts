import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { loadSettings } from '../../apps/cms/src/infrastructure/settings.ts'
import { parseSettings } from '../../apps/site/src/settings.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { ROOT } from '../folders.ts'

/** The base for clusters, of which none is here: whatever it names is there, and the parts start with what it sets. */

const labels = z.record(z.string(), z.string())
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.enum(['/healthz', '/readyz']), port: z.string() }),
  periodSeconds: z.number(),
  timeoutSeconds: z.number().optional(),
  failureThreshold: z.number().optional(),
})
const containerSchema = z.strictObject({
  name: z.string(),
  image: z.string(),
  args: z.array(z.string()).length(1),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })).default([]),
  envFrom: z.tuple([z.strictObject({ configMapRef: z.strictObject({ name: z.literal('passepartout') }) })]),
  env: z.array(
    z.strictObject({
      name: z.string(),
      valueFrom: z.strictObject({
        secretKeyRef: z.strictObject({
          name: z.literal('passepartout'),
          key: z.string(),
          optional: z.literal(true).optional(),
        }),
      }),
    }),
  ),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  resources: z.strictObject({ requests: labels, limits: labels }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string() })),
})
const podSchema = z.strictObject({
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: z.number(),
  securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.number(), fsGroup: z.number() }),
  topologySpreadConstraints: z.unknown().optional(),
  initContainers: z.array(containerSchema).default([]),
  containers: z.tuple([containerSchema]),
  volumes: z.array(
    z.looseObject({ name: z.string(), persistentVolumeClaim: z.strictObject({ claimName: z.string() }).optional() }),
  ),
})
const workloadSchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    serviceName: z.string().optional(),
    selector: z.strictObject({ matchLabels: labels }),
    template: z.strictObject({ metadata: z.strictObject({ labels }), spec: podSchema }),
    volumeClaimTemplates: z.array(z.object({ metadata: z.object({ name: z.string() }) })).default([]),
  }),
})
const serviceSchema = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.strictObject({
    clusterIP: z.literal('None').optional(),
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.number(), targetPort: z.string() })),
  }),
})
const policySchema = z.object({
  spec: z.object({
    podSelector: z.strictObject({ matchLabels: labels }),
    ingress: z.array(
      z.strictObject({
        from: z.array(
          z.union([
            z.strictObject({ namespaceSelector: z.strictObject({ matchLabels: labels }) }),
            z.strictObject({ podSelector: z.strictObject({ matchLabels: labels }) }),
          ]),
        ),
        ports: z.array(z.strictObject({ port: z.string() })),
      }),
    ),
  }),
})
const kustomizationSchema = z.object({
  resources: z.array(z.string()),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })),
  configMapGenerator: z.tuple([z.strictObject({ name: z.literal('passepartout'), literals: z.array(z.string()) })]),
})

const FOLDER = join(ROOT, 'ops/kubernetes')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const head = read('ops/kubernetes/kustomization.yaml').split('apiVersion')[0] ?? ''
const base = kustomizationSchema.parse(parse(read('ops/kubernetes/kustomization.yaml')))
const objects = base.resources
  .flatMap((file) => parseAllDocuments(read(`ops/kubernetes/${file}`)))
  .map((document) => z.looseObject({ kind: z.string() }).parse(document.toJS()))
const ofKind = (...kinds: string[]) => objects.filter(({ kind }) => kinds.includes(kind))
const workloads = ofKind('StatefulSet', 'Deployment').map((object) => workloadSchema.parse(object))
const services = ofKind('Service').map((object) => serviceSchema.parse(object))
const policies = ofKind('NetworkPolicy').map((object) => policySchema.parse(object))
const values = Object.fromEntries(
  base.configMapGenerator[0].literals.map((pair) => [
    pair.slice(0, pair.indexOf('=')),
    pair.slice(pair.indexOf('=') + 1),
  ]),
)
const documented = [...read('docs/settings.md').matchAll(/^\| `([A-Z][A-Z\d_]+)` \|/gm)].map((match) => match[1] ?? '')

/** Pods that a selector chooses. */
const podsOf = (selector: Readonly<Record<string, string>>) =>
  workloads.filter(({ spec }) =>
    Object.entries(selector).every(([key, value]) => spec.template.metadata.labels[key] === value),
  )

/** What a container gets: values, then secrets, of which each is long enough. */
function environmentOf({ env }: z.infer<typeof containerSchema>): Record<string, string> {
  const addresses: Record<string, string> = {
    CMS_DATABASE_URL: 'postgres://owner:word@database/content',
    PUBLISHED_DATABASE_URL: 'postgres://owner:word@database/content',
    REDIS_URL: 'redis://redis:6379',
  }
  const required = env.filter(({ valueFrom }) => !valueFrom.secretKeyRef.optional)
  const secrets = required.map(({ name }) => [name, addresses[name] ?? 'a-secret-of-thirty-two-letters-of-it'])
  const ofImage = { NODE_ENV: 'production', SAMPLE_DATA: '0', DATA_DIR: '/data' }
  return { ...ofImage, ...values, ...Object.fromEntries(secrets) }
}

function containersOf(name: string) {
  const pod = workloads.find(({ metadata }) => metadata.name === name)?.spec.template.spec
  return [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])]
}

test('the base has the site, the content system, who may connect to them, and no other file', () => {
  expect(workloads.map(({ metadata }) => metadata.name)).toEqual(['site', 'content-system'])
  expect(base.resources.filter((file) => !existsSync(join(FOLDER, file)))).toEqual([])
  expect(policies.map(({ spec }) => podsOf(spec.podSelector.matchLabels).map(({ metadata }) => metadata.name))).toEqual(
    [['site'], ['content-system']],
  )
})

test('its images are those of ops/Containerfile, of this release', () => {
  const file = read('ops/Containerfile')
  for (const { name, newTag } of base.images) {
    expect(file).toMatch(new RegExp(`^FROM base AS ${name.replace('passepartout-', '')}$`, 'm'))
    expect(newTag).toBe(packageJson.version)
  }
  const used = ['site', 'content-system'].flatMap((name) => containersOf(name).map(({ image }) => image))
  expect(new Set(used)).toEqual(new Set(base.images.map(({ name }) => name)))
})

test('it sets settings that docs/settings.md has', () => {
  expect(Object.keys(values).filter((name) => !documented.includes(name))).toEqual([])
})

// spec: D.operating.17
test('site and content system start with what it sets, and the site hears of what is published from PostgreSQL', () => {
  const [site] = containersOf('site')
  const [prepare, cms] = containersOf('content-system')
  if (!site || !prepare || !cms) throw new Error('A container is missing.')
  const settings = parseSettings(environmentOf(site))
  expect(settings.PUBLISHED_DATABASE_URL).toBe(loadSettings(environmentOf(cms)).publishedDatabase)
  expect([settings.SITE_HOST, settings.SITE_INTERNAL_HOST]).toEqual(['0.0.0.0', '0.0.0.0'])
  expect(environmentOf(prepare)).toEqual(environmentOf(cms))
  expect([...prepare.args, ...cms.args, ...site.args]).toEqual(['prepare', 'content-system', 'site'])
})

describe.each(workloads.map((workload) => [workload.metadata.name, workload] as const))('%s', (name, { spec }) => {
  const pod = spec.template.spec
  const [container] = pod.containers
  const ports = new Map(container.ports.map((port) => [port.name, port.containerPort]))

  test('chooses its own pods', () => {
    expect(podsOf(spec.selector.matchLabels).map(({ metadata }) => metadata.name)).toEqual([name])
  })

  test('takes secrets under the names of settings, and the head of the base names each', () => {
    const secrets = containersOf(name).flatMap(({ env }) => env)
    expect(secrets.filter((secret) => secret.name !== secret.valueFrom.secretKeyRef.key)).toEqual([])
    expect(secrets.filter((secret) => !documented.includes(secret.name) || !head.includes(secret.name))).toEqual([])
  })

  test('is asked whether it runs and can serve, at ports that it has', () => {
    const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe]
    const ready = name === 'site' ? '/readyz' : '/healthz'
    expect(probes.map((one) => one?.httpGet.path)).toEqual(['/healthz', ready, '/healthz'])
    expect(probes.filter((one) => !ports.has(one?.httpGet.port ?? ''))).toEqual([])
    expect(new Set(probes.map((one) => one?.httpGet.port))).toEqual(new Set([name === 'site' ? 'internal' : 'http']))
  })

  test('listens on the ports that it declares', () => {
    const { SITE_PORT, SITE_INTERNAL_PORT, CMS_PORT } = values
    const expected = name === 'site' ? { http: SITE_PORT, internal: SITE_INTERNAL_PORT } : { http: CMS_PORT }
    expect(Object.fromEntries([...ports].map(([port, number]) => [port, String(number)]))).toEqual(expected)
  })

  test('runs as the user of the image, and writes to its volume and /tmp alone', () => {
    const user = Number(/--uid (\d+)/.exec(read('ops/Containerfile'))?.[1])
    expect([pod.securityContext.runAsUser, pod.securityContext.fsGroup]).toEqual([user, user])
    const volumes = [
      ...pod.volumes.map((volume) => volume.name),
      ...spec.volumeClaimTemplates.map((claim) => claim.metadata.name),
    ]
    for (const { volumeMounts } of containersOf(name)) {
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
      expect(volumeMounts.filter((mount) => !volumes.includes(mount.name))).toEqual([])
    }
    const claims = pod.volumes.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [])
    const made = ofKind('PersistentVolumeClaim').map(
      (object) => z.object({ name: z.string() }).parse(object.metadata).name,
    )
    expect(claims.filter((claim) => !made.includes(claim))).toEqual([])
  })

  test('has the time that its end takes', () => {
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(values.STOP_DELAY) + 10 + 5)
  })

  test('is reached at ports that it has, by services and policies', () => {
    const named = [
      ...services
        .filter((one) => podsOf(one.spec.selector)[0]?.metadata.name === name)
        .flatMap((one) => one.spec.ports.map(({ targetPort }) => targetPort)),
      ...policies
        .filter((one) => podsOf(one.spec.podSelector.matchLabels)[0]?.metadata.name === name)
        .flatMap((one) => one.spec.ingress.flatMap((rule) => rule.ports.map(({ port }) => port))),
    ]
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((port) => !ports.has(port))).toEqual([])
  })
})

test('the content system asks the internal port of the site, which it and Prometheus alone may reach', () => {
  const [, cms] = containersOf('content-system')
  if (!cms) throw new Error('A container is missing.')
  const { hostname, port, pathname } = new URL(loadSettings(environmentOf(cms)).siteInternalPort?.url ?? '')
  const asked = services.find(({ metadata }) => metadata.name === hostname)
  expect([pathname, podsOf(asked?.spec.selector ?? {}).map(({ metadata }) => metadata.name)]).toEqual([
    '/purge',
    ['site'],
  ])
  expect(asked?.spec.ports.filter((one) => String(one.port) === port).map(({ targetPort }) => targetPort)).toEqual([
    'internal',
  ])
  const rules = policies
    .flatMap(({ spec }) => spec.ingress)
    .filter((rule) => rule.ports.some((one) => one.port === 'internal'))
  expect(rules.map(({ from }) => from)).toEqual([
    [
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
      { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'content-system' } } },
    ],
  ])
})

// spec: D.operating.17
test('the internal port is behind no service that an ingress is led to', () => {
  const open = services.filter(({ spec }) => spec.clusterIP === undefined)
  expect(open.map(({ metadata, spec }) => [metadata.name, spec.ports.map(({ targetPort }) => targetPort)])).toEqual([
    ['site', ['http']],
    ['content-system', ['http']],
  ])
  expect(services.map(({ metadata }) => metadata.name)).toContain(workloads[0]?.spec.serviceName)
})

test.skipIf(spawnSync('kubectl', ['version', '--client']).status !== 0)('Kustomize builds it', () => {
  const built = execFileSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' })
  const kinds = parseAllDocuments(built).map(
    (document) => z.looseObject({ kind: z.string() }).parse(document.toJS()).kind,
  )
  expect(kinds.toSorted()).toEqual([...objects.map(({ kind }) => kind), 'ConfigMap'].toSorted())
  expect(built).toContain(`image: registry.example/passepartout-site:${packageJson.version}`)
})
