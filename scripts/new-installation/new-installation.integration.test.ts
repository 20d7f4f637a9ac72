import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findInstalledBrands } from '@passepartout/content-model/brand-folders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContentFiles } from '../../apps/cms/src/content-files/read/read-content-files.ts'
import { ROOT } from '../folders.ts'

/** The command as a person runs it, in a new folder. */

const parent = mkdtempSync(join(tmpdir(), 'new-installation-'))
const folder = join(parent, 'velvet-circle')
const OPTIONS = ['--name', 'Velvet Circle', '--host', 'www.velvet-circle.example', '--languages', 'en,de,tr']

function run(...options: string[]) {
  const args = ['scripts/launch.mjs', 'new-installation', folder, ...options]
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
}

beforeAll(() => {
  const { status, stderr } = run(...OPTIONS, '--currency', 'GBP')
  if (status !== 0) throw new Error(stderr)
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))

test('it has a brand, and no demonstration', () => {
  expect(findInstalledBrands(folder).map(({ name }) => name)).toEqual(['velvet-circle'])
  expect(readFileSync(join(folder, 'brands/velvet-circle/look.ts'), 'utf8')).toContain("name: 'Velvet Circle'")
  expect(existsSync(join(folder, 'demo'))).toBe(false)
})

test('its content is a site with a home page in each language', async () => {
  const { sites, pages } = await readContentFiles(join(folder, 'installation/content'))
  expect(sites.map(({ site, texts }) => [site.host, site.defaultCurrency, site.brand, [...texts.keys()]])).toEqual([
    ['www.velvet-circle.example', 'GBP', 'velvet-circle', ['en', 'de', 'tr']],
  ])
  expect(pages.map(({ key, lang, page }) => [key, lang, page.title])).toEqual([
    ['velvet-circle/home', 'de', 'Velvet Circle'],
    ['velvet-circle/home', 'en', 'Velvet Circle'],
    ['velvet-circle/home', 'tr', 'Velvet Circle'],
  ])
})

test('its secrets are long, its own, and read by their owner alone', () => {
  const file = join(folder, '.env')
  const [, secret = ''] = /^PAYLOAD_SECRET=([0-9a-f]+)$/m.exec(readFileSync(file, 'utf8')) ?? []
  expect([secret.length, (statSync(file).mode & 0o777).toString(8)]).toEqual([64, '600'])
  expect(execFileSync('git', ['check-ignore', '.env'], { cwd: ROOT, encoding: 'utf8' }).trim()).toBe('.env')
})

test('npm accepts its lockfile', () => {
  const args = ['ci', '--dry-run', '--ignore-scripts', '--offline']
  expect(spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0 })
})

test('a folder that holds something stays as it is', () => {
  const { status, stderr } = run(...OPTIONS)
  expect([status, stderr]).toEqual([1, expect.stringContaining('holds something already: name a new folder.')])
})

test('without a terminal the name of what is missing is told', () => {
  const args = ['scripts/launch.mjs', 'new-installation', join(parent, 'other'), '--name', 'Other']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('--host is not set, and there is nobody to ask.')])
})
