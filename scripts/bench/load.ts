import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../plain-error.ts'
import { createScratchFolder } from './scratch-folder.ts'

export interface CycledRequest {
  readonly path: string
  readonly cookie: string
  readonly host?: string
}

export interface Load {
  readonly url: string
  /** Sent with every request. */
  readonly headers: Readonly<Record<string, string>>
  /** A cycle of requests instead of a single one: paths, cookies, and hosts where they differ. */
  readonly requests?: readonly CycledRequest[]
  /** Alternatively, a path with another number in each request. */
  readonly numbered?: string
  /** Milliseconds between requests of a connection; 0 by default. */
  readonly pause?: number
  readonly connections: number
  readonly seconds: number
  /** Timeout in seconds; 2 by default. */
  readonly patience?: number
  /** Cores on which the load runs, as `taskset` names them; by default one that no server is on. */
  readonly cores?: string
}

export interface LoadResult {
  readonly requests: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** The slowest tenth, ascending: each of the hundred values stands for a thousandth of all requests. */
  readonly slowest: readonly number[]
  readonly errors: number
}

/** Load runs on core 1 and the server on core 0, separated by taskset. */
const LOAD_CORE = '1'

/**
 * Moves all running children of this process, such as the catalogue, to the load's core, because they stand for other machines.
 */
export function keepStartedOnLoadCore(): void {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
  for (const pid of children) execFileSync('taskset', ['-apc', LOAD_CORE, pid], { stdio: 'ignore' })
}

/** Moves this process, when it asks in place of other machines: on the server's core it would be measured with it. */
export function askFromLoadCore(): void {
  execFileSync('taskset', ['-apc', LOAD_CORE, String(process.pid)], { stdio: 'ignore' })
}

/** Runs wrk against a server on this machine. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const script = join(createScratchFolder(), 'load.lua')
  writeFileSync(script, luaScript(load))
  const { connections, seconds, patience = 2, cores = LOAD_CORE } = load
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', `${patience}s`, '-s', script]
  const args = ['-c', cores, 'wrk', ...how, load.url]
  return parseResult(await run('taskset', args))
}

function luaScript({ headers, requests = [], numbered, pause }: Load): string {
  const quoted = (text: string) => JSON.stringify(text)
  const fixed = Object.entries(headers).map(([name, value]) => `wrk.headers[${quoted(name)}] = ${quoted(value)}`)
  const built = requests.map(
    ({ path, cookie, host }) =>
      `  list[#list + 1] = wrk.format("GET", ${quoted(path)}, with(${quoted(cookie)}, ${host === undefined ? 'nil' : quoted(host)}))`,
  )
  const counting = `local number = 0
function request()
  number = number + 1
  return wrk.format("GET", ${quoted(numbered ?? '')} .. number)
end`
  return `${fixed.join('\n')}
${numbered === undefined ? '' : counting}
${pause === undefined ? '' : `function delay() return ${pause} end`}
${
  requests.length === 0
    ? ''
    : `local list, at = {}, 0
local function with(cookie, host)
  local all = { ["cookie"] = cookie }
  for name, value in pairs(wrk.headers) do all[name] = value end
  if host then all["Host"] = host end
  return all
end
function init()
${built.join('\n')}
end
function request()
  at = at % #list + 1
  return list[at]
end`
}
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("\\nRESULT %d %.3f %.3f %d", summary.requests, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, e.connect + e.read + e.write + e.status + e.timeout))
  for thousandth = 900, 999 do
    io.write(string.format(" %.3f", latency:percentile((thousandth + 0.5) / 10) / 1000))
  end
  io.write("\\n")
end
`
}

function parseResult(output: string): LoadResult {
  const line = /^RESULT (.+)$/m.exec(output)?.[1]
  if (line === undefined) throw new PlainError(`wrk printed no result:\n${output}`)
  const [requests = 0, p50 = 0, p99 = 0, errors = 0, ...slowest] = line.split(' ').map(Number)
  return { requests, p50, p99, slowest, errors }
}

function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (bytes) => {
      output += bytes
    })
    child.stderr.on('data', (bytes) => {
      output += bytes
    })
    child.once('error', reject)
    child.once('exit', () => resolve(output))
  })
}
