import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StartedAdapter, startAdapter } from '../../apps/site/test/catalogue/adapters/start-adapter.ts'
import { readGuide } from '../../test/tools/read-guide.ts'
import { ROOT } from '../folders.ts'

/** The commands of the pages about catalogues, as they stand there, in a folder of their own. */

const run = promisify(execFile)
const TIMEOUT = 120_000
const PROVIDER = 'https://api.provider.example'
const SUPPLIER = 'https://api.supplier.example/octo'

let folder: string
let provider: StartedAdapter
let supplier: StartedAdapter

beforeAll(async () => {
  provider = await startAdapter('provider')
  supplier = await startAdapter('octo')
  folder = mkdtempSync(join(tmpdir(), 'how-to-'))
  const command = `node ${JSON.stringify(join(ROOT, 'scripts/launch.mjs'))} check-catalogue`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { 'check-catalogue': command } }))
})
afterAll(async () => {
  await provider.close()
  await supplier.close()
  rmSync(folder, { recursive: true })
})

/** Hosts that exist nowhere become the two that run here; keys that are left open become theirs. */
async function shell(block: string): Promise<string> {
  const command = block
    .replaceAll(SUPPLIER, supplier.settings.CATALOGUE_URL ?? '')
    .replaceAll(PROVIDER, provider.settings.CATALOGUE_URL ?? '')
    .replaceAll('CATALOGUE_API_KEY=\n', 'CATALOGUE_API_KEY=secret\n')
  const env = { ...process.env, CATALOGUE_API_KEY: 'secret', NO_COLOR: '1' }
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', command], { cwd: folder, env, timeout: TIMEOUT })
  return stdout
}

describe('write a catalogue in files', () => {
  test('the files that it writes are read without a complaint', { timeout: TIMEOUT }, async () => {
    const [write = ''] = readGuide('catalogue-in-files.md')
    const said = await shell(write)
    expect(said).toContain('GET /products/: 1 answer')
    expect(said).toContain('GET /products/{id}/calendar/: 1 answer')
    expect(said.split('\n').filter((line) => /^ +(?:failed|dropped|unknown)/.test(line))).toEqual([])
  })
})

describe('point it at a real catalogue', () => {
  const blocks = readGuide('point-at-a-real-catalogue.md')
  const blockWith = (words: string) => blocks.find((block) => block.includes(words)) ?? ''

  test('the check reads each kind of catalogue', { timeout: TIMEOUT }, async () => {
    const said = await shell(blockWith('npm run check-catalogue'))
    expect(said.match(/^GET .*: \d+ answers?$/gm)).toEqual(
      expect.arrayContaining([
        'GET /api/v7/tour-groups/{id}/calendar/: 4 answers',
        'GET /products/{id}/calendar/: 4 answers',
        'GET /products/{id}/calendar/: 1 answer',
      ]),
    )
  })

  test.each([
    ['the provider’s API', 'api.provider.example', '"collections"'],
    ['an OCTO supplier', 'octo-capabilities', '"pricingFrom"'],
  ])('%s is tested by hand', async (_, words, answer) => {
    expect(await shell(blocks.find((block) => block.includes('curl') && block.includes(words)) ?? '')).toContain(answer)
  })
})

test('a wrong key, address or folder is said, and ends with an error', { timeout: TIMEOUT }, async () => {
  const { CATALOGUE_URL: url = '' } = supplier.settings
  const failing = (command: string) =>
    shell(command).then(
      () => 'no error',
      ({ code, stdout, stderr }) => `${code} ${stdout}${stderr}`,
    )
  expect(await failing(`CATALOGUE_API_KEY=wrong npm run check-catalogue -- ${url} --adapter octo`)).toMatch(
    /^1 [\s\S]*failed +status 404 of GET \/products/,
  )
  expect(await failing('npm run check-catalogue -- nowhere')).toMatch(/^2 [\s\S]*Say where the catalogue is/)
})
