import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOT } from '../folders.ts'
import { findFreePorts } from '../system/ports.ts'

let folder = ''
let ports: Record<'SITE_PORT' | 'SITE_INTERNAL_PORT' | 'CMS_PORT' | 'SANDBOX_PORT', string>
const servers: Server[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'))
  const [a, b, c, d] = (await findFreePorts(4)).map(String)
  ports = { SITE_PORT: `${a}`, SITE_INTERNAL_PORT: `${b}`, CMS_PORT: `${c}`, SANDBOX_PORT: `${d}` }
})

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  rmSync(folder, { recursive: true })
})

interface CloneParts {
  readonly name?: string
  /** What npm does, in JavaScript; without it there is no npm. */
  readonly npm?: string
  /** What `npm start` does; packages are installed then. */
  readonly start?: string
}

/** A clone that has of this project what runs before packages are there. */
function makeClone({ name = 'clone', npm, start }: CloneParts): string {
  const clone = join(folder, name)
  mkdirSync(join(clone, 'bin'), { recursive: true })
  for (const part of ['launch.mjs', 'end-with-parent.mjs', 'launch']) {
    cpSync(join(ROOT, 'scripts', part), join(clone, 'scripts', part), { recursive: true })
  }
  writeFileSync(join(clone, 'package.json'), '{"type":"module"}')
  writeFileSync(join(clone, 'package-lock.json'), '{"packages":{}}')
  writeFileSync(join(clone, 'scripts/start.ts'), start ?? '')
  if (npm !== undefined) {
    writeFileSync(join(clone, 'bin/npm'), `#!${process.execPath}\n${npm}`)
    chmodSync(join(clone, 'bin/npm'), 0o755)
  }
  if (start !== undefined) {
    mkdirSync(join(clone, 'node_modules/.bin'), { recursive: true })
    symlinkSync(process.execPath, join(clone, 'node_modules/.bin/node'))
    writeFileSync(join(clone, 'node_modules/.package-lock.json'), '{"packages":{}}')
  }
  return clone
}

/** `npm start` in the clone, with nothing in PATH but its npm. */
function launch(clone: string, env: Record<string, string> = {}, flags: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [...flags, join(clone, 'scripts/launch.mjs'), 'start'], {
    env: { PATH: join(clone, 'bin'), ...ports, ...env },
  })
}

async function endOf(child: ChildProcess) {
  const exit = new Promise((done) => child.once('close', done))
  const [said = '', failed = ''] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  )
  return { code: await exit, said, failed }
}

async function occupy(...taken: string[]): Promise<void> {
  for (const port of taken) {
    const server = createServer()
    servers.push(server)
    await new Promise<void>((done) => server.listen(Number(port), '127.0.0.1', done))
  }
}

test('all that is wrong is said at once, before anything is installed', async () => {
  const clone = makeClone({})
  writeFileSync(join(folder, 'file'), '')
  await occupy(ports.CMS_PORT)
  expect(await endOf(launch(clone, { DATA_DIR: join(folder, 'file/data') }))).toEqual({
    code: 1,
    said: '',
    failed: [
      'npm is not found: install it (it comes with Node) or add it to PATH.',
      `The data folder ${folder}/file/data cannot be written to (ENOTDIR): give this account the right to, or set DATA_DIR to another.`,
      `Port ${ports.CMS_PORT} is in use: stop what listens there, or set CMS_PORT to a free port.`,
      '',
    ].join('\n'),
  })
})

test('a second clone is told how it runs beside the first', async () => {
  await occupy(ports.SITE_PORT, ports.SANDBOX_PORT)
  const { failed } = await endOf(launch(makeClone({ start: '' })))
  expect(failed).toMatch(
    new RegExp(
      `^Port ${ports.SITE_PORT} is in use.*\nPort ${ports.SANDBOX_PORT} is in use.*\nIf another clone runs there, this one runs beside it with: SITE_PORT=\\d+ SANDBOX_PORT=\\d+ npm start\n$`,
    ),
  )
})

test('an old Node is named', async () => {
  const old =
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.20.8"}})'
  expect(await endOf(launch(makeClone({}), {}, ['--import', old]))).toEqual({
    code: 1,
    said: '',
    failed: 'Node 18.20.8 is too old: install Node 20 or later (https://nodejs.org) and run this again.\n',
  })
})

test.each([
  ['a clone', 0, 'started\n', ''],
  ['a#clone', 1, '', 'The project\'s folder <folder>/a#clone has "#" in its path: move it to one without.\n'],
])('in a folder named %s', async (name, code, said, failed) => {
  const end = await endOf(launch(makeClone({ name, start: 'console.log("started")' })))
  expect({ ...end, failed: end.failed.replace(folder, '<folder>') }).toEqual({ code, said, failed })
})

test.each([
  [
    'console.error("npm error code ENOTFOUND"); process.exit(1)',
    "The registry that packages come from cannot be reached (ENOTFOUND): check the network and npm's settings (`npm config get registry`, `npm config get proxy`), then run this again.\n",
  ],
  [
    'console.error("npm error code ENOSPC"); process.exit(1)',
    'The disk became full while packages were installed: make room and run this again.\n',
  ],
  ['console.error("npm error odd"); process.exit(1)', '`npm ci` failed; its last words:\n    npm error odd\n'],
])('npm that fails with %s', async (npm, failed) => {
  expect(await endOf(launch(makeClone({ npm })))).toMatchObject({ code: 1, failed })
})

test('it is said how many packages are there, while npm is silent and when it is done', async () => {
  const npm = `import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
    mkdirSync('node_modules/.bin', { recursive: true })
    symlinkSync(process.execPath, 'node_modules/.bin/node')
    mkdirSync('node_modules/a')
    writeFileSync('node_modules/a/package.json', '{}')`
  const clone = makeClone({ npm })
  writeFileSync(
    join(clone, 'package-lock.json'),
    '{"packages":{"":{},"node_modules/a":{},"node_modules/b":{"os":"aix"}}}',
  )
  const first = await endOf(launch(clone))
  expect({ ...first, said: first.said.replace(/\d+\.\d s;/, '<time>;') }).toEqual({
    code: 0,
    said: 'Installing packages from package-lock.json (once, about 2 min 0 s)\nInstall packages … 1 packages (<time>; expected 2 min 0 s)\n',
    failed: '',
  })
  expect(await endOf(launch(clone))).toEqual({ code: 0, said: '', failed: '' })
})

/** Writes its process id, so that a test knows that it runs, and stays. */
const STAY = 'import("node:fs").then((fs) => fs.writeFileSync("pid", String(process.pid))); setInterval(() => {}, 1000)'

test.each([
  ['packages are installed', { npm: STAY }],
  ['a command has not come to listen for it', { start: STAY }],
])('Ctrl-C while %s ends all, with one sentence', async (_, parts) => {
  const clone = makeClone(parts)
  const child = launch(clone)
  const end = endOf(child)
  const pid = join(clone, 'pid')
  await vi.waitUntil(() => existsSync(pid) && readFileSync(pid, 'utf8') !== '', { timeout: 30_000 })
  child.kill('SIGINT')
  const { code, said, failed } = await end
  expect({ code, failed }).toEqual({ code: 0, failed: '' })
  expect(said).toMatch(/(^|\n)\nStopped; no process is left behind\.\n$/)
  expect(() => process.kill(Number(readFileSync(pid, 'utf8')), 0)).toThrow('ESRCH')
})
