import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeEnding, runToEnd, startChild } from './child-process.ts'

let folder = ''
let logFile = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'child-process-'))
  logFile = join(folder, 'log/part.log')
})

afterEach(() => rmSync(folder, { recursive: true }))

function program(name: string, code: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, code)
  return file
}

const command = (file: string) => ({ name: 'part', folder: '.', args: [file], environment: process.env, logFile })

/** Writes its own process id and that of a child of its own, and never ends. */
function familyOfTwo(): { file: string; readPids: () => Promise<number[]> } {
  const pids = join(folder, 'pids')
  const idle = program('idle', 'setInterval(() => {}, 1000)')
  const file = program(
    'family',
    `import { spawn } from 'node:child_process'
     import { writeFileSync } from 'node:fs'
     const child = spawn(process.execPath, [${JSON.stringify(idle)}], { stdio: 'ignore' })
     writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + child.pid)
     setInterval(() => {}, 1000)`,
  )
  const readPids = async () => {
    await waitFor(() => existsSync(pids) && readFileSync(pids, 'utf8').includes(' '))
    return readFileSync(pids, 'utf8').split(' ').map(Number)
  }
  return { file, readPids }
}

async function waitFor(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await sleep(25)
  expect(condition()).toBe(true)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  // A process that ended and was not collected yet is there in name only.
  const status = `/proc/${pid}/status`
  return !(existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8')))
}

test('what it prints goes to its log, and the log before is kept', async () => {
  const file = program('speak', 'console.log(process.argv[2])')
  for (const word of ['first', 'second']) await runToEnd({ ...command(file), args: [file, word] })
  expect(readFileSync(logFile, 'utf8')).toBe('second\n')
  expect(readFileSync(`${logFile}.previous`, 'utf8')).toBe('first\n')
})

test('a failure carries the code and the last words', async () => {
  const file = program('fail', 'console.error("the disk is full"); process.exit(3)')
  await expect(runToEnd(command(file))).rejects.toThrow(
    /^part ended with code 3\. Its last words:\n {4}the disk is full$/,
  )
})

test('a signal is named', () => {
  expect(describeEnding('The site', undefined, { code: null, signal: 'SIGKILL' })).toBe(
    'The site was ended by SIGKILL.',
  )
})

test('stopping a child stops its own children too', async () => {
  const { file, readPids } = familyOfTwo()
  const child = startChild(command(file))
  const pids = await readPids()
  expect(pids.map(isAlive)).toEqual([true, true])
  await child.stop()
  await waitFor(() => !pids.some(isAlive))
})

test('a worker of a child lives for as long as the child wants it', async () => {
  const worker = program('worker', 'process.once("message", () => process.send("answered", () => process.exit(0)))')
  const file = program(
    'employer',
    `import { fork } from 'node:child_process'
     import { setTimeout as sleep } from 'node:timers/promises'
     const worker = fork(${JSON.stringify(worker)})
     await sleep(300)
     worker.once('message', (word) => console.log(word))
     worker.send('work')`,
  )
  await runToEnd(command(file))
  expect(readFileSync(logFile, 'utf8')).toBe('answered\n')
})

test('a parent that is killed outright leaves nobody behind', async () => {
  const { file, readPids } = familyOfTwo()
  const parent = program(
    'parent',
    `import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'child-process.ts'))}
     startChild(${JSON.stringify({ ...command(file), environment: {} })})`,
  )
  const process = spawn('node', [parent], { stdio: 'ignore' })
  const pids = await readPids()
  process.kill('SIGKILL')
  await waitFor(() => !pids.some(isAlive))
})
