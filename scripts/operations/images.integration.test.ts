import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { imageEnvironment, lastOf, STAGES, type Stage, stage } from '../../test/composition/read-stages.ts'
import { layOutImages } from '../../test/tools/lay-out-images.ts'
import { ROOT } from '../folders.ts'
import { IMAGE_PARTS, SHARED_FILES } from '../images/image-parts.ts'

/** The images, which cannot be built here: what their stages copy is there, and npm accepts what they ask of it. What they hold
 * runs in test/composition. */

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const documented = [...read('docs/settings.md').matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map((match) => match[1] ?? '')
const kept = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const sent = kept.filter((file) => !ignored.some((pattern) => isBelow(file, pattern)))
const scratch = mkdtempSync(join(tmpdir(), 'image-'))

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Whether a pattern of `.dockerignore` leaves a file out, by its own name or by a folder's. */
function isBelow(file: string, pattern: string): boolean {
  return matchesGlob(file, pattern) || (file.includes('/') && isBelow(dirname(file), pattern))
}

/** What a stage copies: from which stage, which paths. */
function copiesOf({ instructions }: Stage) {
  return instructions
    .filter(({ name }) => name === 'COPY')
    .map(({ words }) => {
      const [, from, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(words) ?? []
      return { from, sources: paths.split(' ').slice(0, -1) }
    })
}

describe.each(['site', 'content-system', 'sandbox'])('the image %s', (name) => {
  // spec: D.operating.16
  test('runs as nobody in particular, by the Node that the lockfile pins, and asks for its own health', () => {
    expect(lastOf(name, 'USER')).toBe('passepartout')
    expect(lastOf(name, 'VOLUME')).toBe('/data')
    expect(lastOf(name, 'STOPSIGNAL')).toBe('SIGTERM')
    expect(lastOf(name, 'CMD')).toBe(`["${name}"]`)
    expect(lastOf(name, 'HEALTHCHECK')).toMatch(
      new RegExp(`CMD \\["/bin/sh", "/app/ops/container.sh", "health", "${name}"\\]$`),
    )
    expect(copiesOf(stage('base'))[0]).toEqual({ from: 'build', sources: ['/images/node'] })
  })

  test('has what is laid out for it, and nothing else', () => {
    expect(copiesOf(stage(name)).at(-1)).toEqual({ from: 'build', sources: [`/images/${name}`] })
    expect(copiesOf(stage(name)).filter(({ from }) => from !== 'build')).toEqual([])
  })

  test('names settings that docs/settings.md has', () => {
    const known = [...documented, 'NEXT_TELEMETRY_DISABLED']
    expect(Object.keys(imageEnvironment(name)).filter((one) => !known.includes(one))).toEqual([])
  })
})

test('container.sh is a script that sh understands, names settings that there are, and says what it does not know', () => {
  const script = join(ROOT, 'ops/container.sh')
  const named = [...read('ops/container.sh').matchAll(/\$\{([A-Z_]+):-/g)].map((match) => match[1] ?? '')
  expect(named.filter((name) => !documented.includes(name))).toEqual([])
  const { status, stderr } = spawnSync('sh', [script, 'everything'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    2,
    'There is no "everything": site, content-system, prepare, create-admin, backup, restore, upload-media or sandbox.\n',
  ])
  expect(spawnSync('sh', [script, 'health'], { encoding: 'utf8' }).status).toBe(2)
})

test('the site alone is the default', () => {
  expect(STAGES.at(-1)?.name).toBe('site')
})

test('what is laid out, and the program that does it, are sent to the builder', () => {
  const patterns = IMAGE_PARTS.flatMap(({ programs, files }) => [...programs, ...files])
  const sources = [...SHARED_FILES, 'scripts/image-folders.ts', ...patterns.filter((one) => !/dist|\.next/.test(one))]
  expect(sources.filter((pattern) => !sent.some((file) => matchesGlob(file, pattern)))).toEqual([])
})

test('secrets, and what is no source, are not sent to the builder', () => {
  const refused = [
    '.env',
    '.git/config',
    'var/cms/cms.db',
    'demo/settings.json',
    'node_modules/next/index.js',
    'apps/site/dist/server/main.js',
  ]
  expect(refused.filter((file) => !ignored.some((pattern) => isBelow(file, pattern)))).toEqual([])
})

/** What Debian and its packages have, in bytes, by the sizes that they state. */
const DEBIAN = 95_000_000
/** Bytes in which an image's own files fit, and Node. */
const BUDGETS = { site: 18_000_000, 'content-system': 115_000_000, sandbox: 30_000_000, node: 120_000_000 }

describe('what is laid out', () => {
  let images = ''
  const filesOf = (name: string) =>
    readdirSync(join(images, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))

  beforeAll(async () => {
    images = await layOutImages()
  }, 600_000)

  // spec: D.operating.16
  test.each(IMAGE_PARTS.map(({ name }) => name))('%s is as small as it was, without tests, types and tools', (name) => {
    const files = filesOf(name)
    expect(sum(files)).toBeLessThan(BUDGETS[name])
    const tools = ['typescript', 'vite', 'vitest', 'knip', 'playwright-core', '@20minutes/s3rver', '@biomejs/biome']
    const unwanted = [/\.test\.tsx?$/, /\.d\.ts$/, ...tools.map((tool) => new RegExp(`node_modules/${tool}/`))]
    expect(files.filter((file) => unwanted.some((pattern) => pattern.test(file)))).toEqual([])
  })

  test('Node is the one that package-lock.json pins, and the largest image has less than 350 MB', () => {
    expect(execFileSync(join(images, 'node'), ['--version'], { encoding: 'utf8' }).trim()).toBe(process.version)
    const { size } = statSync(join(images, 'node'))
    expect(size).toBeLessThan(BUDGETS.node)
    expect(size + Math.max(...IMAGE_PARTS.map(({ name }) => sum(filesOf(name)))) + DEBIAN).toBeLessThan(350_000_000)
  })
})

const sum = (files: readonly string[]) => files.reduce((total, file) => total + statSync(file).size, 0)

describe('in a folder with the manifests alone', () => {
  for (const { sources } of copiesOf(stage('manifests'))) {
    for (const file of sources) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true })
      cpSync(join(ROOT, file), join(scratch, file))
    }
  }

  test('npm installs all that a build needs, the pinned Node too', () => {
    const run = stage('build').instructions.find(({ name }) => name === 'RUN')?.words ?? ''
    const args = [...run.split(' ').slice(1), '--dry-run', '--offline']
    const output = execFileSync('npm', args, { cwd: scratch, encoding: 'utf8', stdio: 'pipe' })
    const installed = [...output.matchAll(/^add (\S+) /gm)].map((match) => match[1] ?? '')
    expect(Object.keys(packageJson.devDependencies).filter((one) => !installed.includes(one))).toEqual([])
    expect(Object.keys(packageJson.optionalDependencies).filter((one) => installed.includes(one))).toHaveLength(1)
  })
})

test('the manifests that are copied are those of all workspaces', () => {
  const copied = copiesOf(stage('manifests')).flatMap(({ sources }) => sources)
  const own = kept.filter((file) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(file))
  expect(copied.toSorted()).toEqual(['.npmrc', 'package-lock.json', 'package.json', ...own].toSorted())
  expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
