import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareAll, type Task } from './preparation.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'preparation-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A task that adds its name to a file, or does what else it is told. */
function task(name: string, changes: Partial<Task> & { code?: string } = {}): Task {
  const program = join(folder, `${name}.mjs`)
  const output = join(folder, name)
  const { code = `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(output)}, 'x')`, ...rest } =
    changes
  writeFileSync(program, code)
  return {
    name,
    title: name,
    hash: 'h',
    needs: [],
    outputs: [output],
    args: [program],
    folder: '.',
    environment: {},
    ...rest,
  }
}

async function run(...tasks: Task[]): Promise<string[]> {
  const outcomes: string[] = []
  await prepareAll(tasks, { stamps: join(folder, 'stamps'), logs: join(folder, 'logs') }, async ({ name }, work) => {
    outcomes.push(`${name} ${await work()}`)
  })
  return outcomes
}

test('work is done once for each state of its input', async () => {
  expect(await run(task('seed'))).toEqual(['seed done'])
  expect(await run(task('seed'))).toEqual(['seed unchanged'])
  expect(await run(task('seed', { hash: 'h2' }))).toEqual(['seed done'])
  expect(readFileSync(join(folder, 'seed'), 'utf8')).toBe('xx')
})

test('work whose result is gone is done again, and so is what needs it', async () => {
  const both = () => [task('database'), task('seed', { needs: ['database'] })]
  await run(...both())
  rmSync(join(folder, 'database'))
  expect(await run(...both())).toEqual(['database done', 'seed done'])
})

test('what needs a failed task is done again after the next success', async () => {
  const seed = () => task('seed', { needs: ['database'] })
  await run(task('database'), seed())
  await expect(run(task('database', { hash: 'h2', code: 'process.exit(1)' }), seed())).rejects.toThrow(
    'database ended with code 1',
  )
  expect(await run(task('database', { hash: 'h2' }), seed())).toEqual(['database done', 'seed done'])
})

test('a program that ends well without its result has failed', async () => {
  await expect(run(task('build', { code: '' }))).rejects.toThrow(/^build ended without .*build; its log is/)
  expect(existsSync(join(folder, 'stamps/build'))).toBe(false)
  expect(await run(task('build'))).toEqual(['build done'])
})
