import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import packageJson from '../../package.json' with { type: 'json' }
import { ROOT } from '../folders.ts'

/** The workflows of GitHub, which cannot run here: what they name is there, and they may do no more than they must. */

const permissions = z.record(z.string(), z.enum(['read', 'write']))
const stepSchema = z.strictObject({
  name: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  env: z.record(z.string(), z.string()).optional(),
})
const jobSchema = z.strictObject({
  needs: z.string().optional(),
  permissions: permissions.optional(),
  uses: z.string().optional(),
  'runs-on': z.literal('ubuntu-24.04').optional(),
  'timeout-minutes': z.number().optional(),
  container: z.strictObject({ image: z.string(), options: z.string() }).optional(),
  strategy: z.strictObject({ matrix: z.record(z.string(), z.array(z.string())) }).optional(),
  steps: z.array(stepSchema).default([]),
})
const workflowSchema = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions,
  concurrency: z.unknown().optional(),
  jobs: z.record(z.string(), jobSchema),
})

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const FILES = globSync('.github/workflows/*.yml', { cwd: ROOT }).toSorted()
const load = (file: string) => workflowSchema.parse(parse(read(file)))

test('there is one for tests, one for images and one for releases', () => {
  expect(FILES.map((file) => load(file).name)).toEqual(['Image', 'Release', 'Test'])
})

describe.each(FILES)('%s', (file) => {
  const { jobs, permissions: granted } = load(file)
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  test('pins every action by its major version, and every workflow that it calls exists', () => {
    const used = [...Object.values(jobs), ...steps].flatMap(({ uses }) => uses ?? [])
    const [own, others] = [used.filter((name) => name.startsWith('./')), used.filter((name) => !name.startsWith('./'))]
    expect(others.filter((name) => !/^(?:actions|docker)\/[a-z-]+@v\d+$/.test(name))).toEqual([])
    expect(own.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
  })

  test('runs scripts that exist', () => {
    const commands = steps.map(({ run = '' }) => run).join('\n')
    const files = [...commands.matchAll(/(?:^|\s)((?:scripts|\.ci|ops)\/[\w./-]+)/g)].map((match) => match[1] ?? '')
    expect(files.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
    const scripts = [...commands.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map((match) => match[1] ?? '')
    expect(scripts.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([])
  })

  test('puts no text of others into a shell', () => {
    expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([])
  })

  test('waits for jobs that it has, and for none without an end', () => {
    expect(Object.values(jobs).filter(({ needs }) => needs !== undefined && !Object.hasOwn(jobs, needs))).toEqual([])
    expect(Object.values(jobs).filter((job) => !job.uses && !job['timeout-minutes'])).toEqual([])
  })

  test('reads files that exist', () => {
    const named = steps.flatMap((step) => [step.with?.file, step.with?.['node-version-file']]).filter(Boolean)
    expect(named.filter((name) => !existsSync(join(ROOT, String(name))))).toEqual([])
  })

  test('may read the code, and packages are written by the images alone', () => {
    expect(granted).toEqual(file.endsWith('image.yml') ? { contents: 'read', packages: 'write' } : { contents: 'read' })
  })
})

// spec: D.operating.18
test('a release is made after its notes, the tests and the images, by the one job that may', () => {
  const { jobs } = load('.github/workflows/release.yml')
  expect(Object.entries(jobs).map(([name, job]) => [name, job.needs, job.permissions])).toEqual([
    ['notes', undefined, undefined],
    ['test', 'notes', undefined],
    ['image', 'test', { contents: 'read', packages: 'write' }],
    ['release', 'image', { contents: 'write' }],
  ])
})

test('the tests have the programs that they ask for', () => {
  const asked = globSync(['test/**/*.ts', 'scripts/**/*.ts'], { cwd: ROOT }).flatMap((file) =>
    [...read(file).matchAll(/requireProgram\('[\w-]+', '([\w-]+)'\)/g)].map((match) => match[1] ?? ''),
  )
  const installed = read('.github/workflows/test.yml')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((name) => !new RegExp(`apt-get install .*\\b${name}\\b`).test(installed))).toEqual([])
})
