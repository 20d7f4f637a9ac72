import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { ROOT } from '../folders.ts'
import { listBuilds } from '../tasks/preparation.ts'

/** The images, which cannot be built here: what their stages copy is there, and npm accepts what they ask of it. */

interface Instruction {
  readonly name: string
  readonly words: string
}
interface Stage {
  readonly name: string
  readonly from: string
  readonly instructions: readonly Instruction[]
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const STAGES = parseStages(read('ops/Containerfile'))
const documented = [...read('docs/settings.md').matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map((match) => match[1] ?? '')
const kept = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const sent = kept.filter((file) => !ignored.some((pattern) => isBelow(file, pattern)))
const scratch = mkdtempSync(join(tmpdir(), 'image-'))

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

function parseStages(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
  const instructions = lines.map((line) => {
    const [name = '', ...words] = line.split(' ')
    return { name, words: words.join(' ') }
  })
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []))
  return starts.map((start, index) => {
    const [from = '', , name = ''] = instructions[start]?.words.split(' ') ?? []
    return { name, from, instructions: instructions.slice(start + 1, starts[index + 1]) }
  })
}

/** Whether a pattern of `.dockerignore` leaves a file out, by its own name or by a folder's. */
function isBelow(file: string, pattern: string): boolean {
  return matchesGlob(file, pattern) || (file.includes('/') && isBelow(dirname(file), pattern))
}

function stage(name: string): Stage {
  const found = STAGES.find((one) => one.name === name)
  if (!found) throw new Error(`There is no stage ${name}.`)
  return found
}

/** All instructions of a stage, those of the stages that it begins with first. */
function instructionsOf(name: string): Instruction[] {
  const { from, instructions } = stage(name)
  const before = STAGES.some((one) => one.name === from) ? instructionsOf(from) : []
  return [...before, ...instructions]
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

const lastOf = (name: string, instruction: string) =>
  instructionsOf(name).findLast((one) => one.name === instruction)?.words

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
    expect(copiesOf(stage('base'))[0]).toEqual({ from: 'build', sources: ['/runtime/node'] })
  })

  test('copies what is there: kept by git and sent to the builder, made by a build, or installed', () => {
    const copies = STAGES.filter((one) => one.name === name || one.name === 'base' || one.name === 'manifests').flatMap(
      copiesOf,
    )
    const outputs = listBuilds({}).flatMap((task) => task.outputs.map((output) => relative(ROOT, output)))
    const missing = copies.flatMap(({ from, sources }) =>
      sources.filter((source) => {
        const path = source.replace(/^\/app\//, '')
        if (from === undefined) return !sent.some((file) => file === path || file.startsWith(`${path}/`))
        if (from.endsWith('-packages')) return !path.endsWith('node_modules')
        return path !== '/runtime/node' && !outputs.some((output) => output.startsWith(`${path}/`))
      }),
    )
    expect(missing).toEqual([])
  })

  test('names settings that docs/settings.md has', () => {
    const environment = instructionsOf(name).filter((one) => one.name === 'ENV')
    const named = environment.flatMap(({ words }) =>
      [...words.matchAll(/\b([A-Z_]+)=/g)].map((match) => match[1] ?? ''),
    )
    expect(named.filter((one) => ![...documented, 'NEXT_TELEMETRY_DISABLED'].includes(one))).toEqual([])
  })
})

test('container.sh is a script that sh understands, names settings that there are, and says what it does not know', () => {
  const script = join(ROOT, 'ops/container.sh')
  const named = [...read('ops/container.sh').matchAll(/\$\{([A-Z_]+):-/g)].map((match) => match[1] ?? '')
  expect(named.filter((name) => !documented.includes(name))).toEqual([])
  const { status, stderr } = spawnSync('sh', [script, 'everything'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    2,
    'There is no "everything": site, content-system, prepare, create-admin, backup, restore or sandbox.\n',
  ])
  expect(spawnSync('sh', [script, 'health'], { encoding: 'utf8' }).status).toBe(2)
})

test('the site alone is the default', () => {
  expect(STAGES.at(-1)?.name).toBe('site')
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

describe('in a folder with the manifests alone', () => {
  for (const { sources } of copiesOf(stage('manifests'))) {
    for (const file of sources) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true })
      cpSync(join(ROOT, file), join(scratch, file))
    }
  }

  /** What `npm ci` of a stage would install. */
  function installedBy(name: string): string[] {
    const run = stage(name).instructions.find((one) => one.name === 'RUN')?.words ?? ''
    const [, ...args] = run.split(' && ')[0]?.split(' ') ?? []
    const output = execFileSync('npm', [...args, '--dry-run', '--offline'], {
      cwd: scratch,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return [...output.matchAll(/^add (\S+) /gm)].map((match) => match[1] ?? '')
  }

  test.each([
    ['site-packages', 'apps/site'],
    ['content-system-packages', 'apps/cms'],
    ['sandbox-packages', 'apps/sandbox'],
    // spec: D.operating.16
  ])('%s installs what %s depends on, and nothing that is for development', (name, folder) => {
    const { dependencies } = JSON.parse(read(`${folder}/package.json`))
    const installed = installedBy(name)
    expect(Object.keys(dependencies).filter((one) => !installed.includes(one))).toEqual([])
    const tools = ['vite', 'vitest', 'lighthouse', 'knip', 'playwright-core', '@20minutes/s3rver', '@biomejs/biome']
    expect(installed.filter((one) => tools.includes(one))).toEqual([])
  })

  test('and the build all of it, the pinned Node too', () => {
    const installed = installedBy('build')
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
