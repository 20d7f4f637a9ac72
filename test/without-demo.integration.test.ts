import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO, ROOT } from '../scripts/folders.ts'
import { findFreePorts } from '../scripts/system/ports.ts'
import { withoutSettings } from '../scripts/system/settings.ts'
import { TEST_LOGS } from '../scripts/system/test-folders.ts'
import { BUILDS, listBuilds, prepareAll } from '../scripts/tasks/preparation.ts'

/** `npm start -- --empty` in a copy of the project that has no demonstration. */

const copy = mkdtempSync(join(tmpdir(), 'without-demo-'))
const at = { site: '', cms: '' }
let output = ''
let start: ChildProcess | undefined

/** Everything that git tracks, but the demonstration. */
function copySource(): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const demo = `${relative(ROOT, DEMO)}/`
  for (const file of tracked) {
    if (file !== '' && !file.startsWith(demo) && existsSync(join(ROOT, file))) copyFile(file)
  }
}

/** What the lockfile installs is the same; what is ours is the copy's own. */
function linkPackages(): void {
  for (const folder of ['', ...globSync('{apps,packages}/*', { cwd: ROOT })]) {
    const installed = join(folder, 'node_modules')
    const names = globSync(['*', '.bin'], { cwd: join(ROOT, installed) })
    for (const name of names.filter((one) => one !== '@passepartout'))
      link(join(ROOT, installed, name), join(installed, name))
  }
  for (const file of globSync('{apps,packages}/*/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, file), 'utf8'))
    link(join(copy, dirname(file)), join('node_modules', name))
  }
}

function link(target: string, place: string): void {
  mkdirSync(dirname(join(copy, place)), { recursive: true })
  symlinkSync(target, join(copy, place))
}

/** Builds are good for any copy of their source: what is not, the start makes again. */
async function copyBuilds(): Promise<void> {
  const builds = listBuilds(process.env)
  await prepareAll(builds, { ...BUILDS, logs: TEST_LOGS }, (_task, work) => work())
  for (const folder of ['apps/site/dist', 'apps/cms/.next']) copyFile(folder)
  for (const { name } of builds) copyFile(relative(ROOT, join(BUILDS.stamps, name)))
}

function copyFile(path: string): void {
  cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: (file) => !file.endsWith('.next/cache') })
}

async function startEmpty(): Promise<void> {
  const [site, internal, cms, sandbox] = await findFreePorts(4)
  at.site = `http://localhost:${site}`
  at.cms = `http://localhost:${cms}`
  const ports = { SITE_PORT: site, SITE_INTERNAL_PORT: internal, CMS_PORT: cms, SANDBOX_PORT: sandbox }
  const named = Object.entries(ports).map(([name, port]) => [name, String(port)])
  start = spawn(process.execPath, ['scripts/start.ts', '--empty'], {
    cwd: copy,
    env: { ...withoutSettings(process.env), ...Object.fromEntries(named) },
  })
  const keep = (text: Buffer) => {
    output += text
  }
  start.stdout?.on('data', keep)
  start.stderr?.on('data', keep)
  while (!output.includes('Ctrl-C stops everything')) {
    if (start.exitCode !== null) throw new Error(`The start ended with ${start.exitCode}:\n${output}`)
    await sleep(200)
  }
}

beforeAll(async () => {
  copySource()
  linkPackages()
  await copyBuilds()
  await startEmpty()
}, 600_000)

afterAll(async () => {
  if (start?.exitCode === null) {
    const ended = new Promise((done) => start?.once('exit', done))
    start.kill('SIGTERM')
    await ended
  }
  rmSync(copy, { recursive: true, force: true })
}, 60_000)

test('the start says what to do next, and no sample login', () => {
  expect(output).toContain('npm run create-admin')
  expect(output).not.toContain('password')
})

test('the site answers that there is no site yet', async () => {
  const answer = await fetch(`${at.site}/`)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Nothing is published yet.')])
})

test('the content system answers, and has no account', async () => {
  const body = JSON.stringify({ email: 'editor@wayfare.example', password: 'passepartout' })
  const headers = { 'content-type': 'application/json' }
  const [health, login] = await Promise.all([
    fetch(`${at.cms}/healthz`),
    fetch(`${at.cms}/api/users/login`, { method: 'POST', headers, body }),
  ])
  expect([health.status, login.status]).toEqual([200, 401])
})

test('nothing of the demonstration is there', () => {
  expect(existsSync(join(copy, relative(ROOT, DEMO)))).toBe(false)
})
