import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO, ROOT } from '../scripts/folders.ts'
import { findFreePorts } from '../scripts/system/ports.ts'
import { withoutSettings } from '../scripts/system/settings.ts'
import { TEST_LOGS } from '../scripts/system/test-folders.ts'
import { BUILDS, listBuilds, prepareAll } from '../scripts/tasks/preparation.ts'
import { copyProject } from './tools/copy-project.ts'

/** `npm start -- --empty` in a copy of the project that has no demonstration. */

const copy = mkdtempSync(join(tmpdir(), 'without-demo-'))
const at = { site: '', cms: '' }
let output = ''
let start: ChildProcess | undefined

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
  copyProject(copy, (file) => !file.startsWith(`${relative(ROOT, DEMO)}/`))
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
