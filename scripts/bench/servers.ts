import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { SITE_FLAGS, SITE_MEMORY } from '../system/services.ts'
import type { Environment } from '../system/settings.ts'
import { cpuSeconds } from './process-cpu.ts'
import { createScratchFolder } from './scratch-folder.ts'

/** A server on core 0. */
export interface Server {
  readonly pid: number
  readonly url: string
  readonly stop: () => Promise<void>
}

const SERVER_CORE = '0'
/** Seconds. */
const ANSWERS_WITHIN = 60

/**
 * Starts nginx with one worker that serves one compressed page from a file with the site's headers: the maximum of one core.
 */
export async function startNginx(
  port: number,
  body: Buffer,
  headers: readonly (readonly [string, string])[],
): Promise<Server> {
  const folder = createScratchFolder()
  writeFileSync(join(folder, 'page.html.br'), body)
  const added = headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location / { try_files /page.html.br =404; types { } default_type text/html; ${added} }
  }
}`,
  )
  return startServer('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], process.env, `http://127.0.0.1:${port}`)
}

/**
 * Starts the built site and waits until its start-up work is done.
 *
 * @param cores on which it runs, as `taskset` names them
 */
export async function startSite(environment: Environment, cores = SERVER_CORE): Promise<Server> {
  const site = await launchSite(environment, ANSWERS_WITHIN, cores)
  await waitUntilIdle(site.pid)
  return site
}

/** Starts the built site and waits until it answers; the search index may still be updated. */
export async function launchSite(
  environment: Environment,
  timeout = ANSWERS_WITHIN,
  cores = SERVER_CORE,
): Promise<Server> {
  const main = join(ROOT, 'apps/site/dist/server/main.js')
  const url = `http://127.0.0.1:${environment.SITE_PORT}`
  const args = [...SITE_FLAGS, main]
  const whole = { ...SITE_MEMORY, ...environment, NODE_ENV: 'production' }
  return launchServer(process.execPath, args, whole, url, timeout, { cores })
}

/** Starts the built site of another checkout, with its own published store and its launcher's flags for Node. */
export function startSiteOf(checkout: string, flags: readonly string[], environment: Environment): Promise<Server> {
  const main = join(checkout, 'apps/site/dist/server/main.js')
  const store = join(checkout, 'var/published/published.db')
  for (const file of [main, store]) {
    if (!existsSync(file)) throw new PlainError(`${file} is not there: run \`npm start\` in ${checkout} once.`)
  }
  return startServer(
    process.execPath,
    [...flags, main],
    { ...environment, PUBLISHED_STORE: store, NODE_ENV: 'production' },
    `http://127.0.0.1:${environment.SITE_PORT}`,
  )
}

async function startServer(
  program: string,
  args: readonly string[],
  environment: Environment,
  url: string,
): Promise<Server> {
  const server = await launchServer(program, args, environment, url, ANSWERS_WITHIN)
  await waitUntilIdle(server.pid)
  return server
}

/**
 * Starts a program and waits until it answers, at most for so many seconds.
 *
 * @param cores on which it runs, as `taskset` names them
 * @param cwd the folder in which it is started
 */
export async function launchServer(
  program: string,
  args: readonly string[],
  environment: Environment,
  url: string,
  timeout: number,
  { cores = SERVER_CORE, cwd = process.cwd() } = {},
): Promise<Server> {
  // Each start is a cold one, unless the environment names pages that are kept.
  const kept = join(createScratchFolder(), 'cache.snapshot')
  const env = { CACHE_SNAPSHOT: kept, ...environment }
  const child = spawn('taskset', ['-c', cores, program, ...args], { cwd, env, stdio: 'ignore' })
  killWhenDone(child)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await waitFor(url, child, timeout)
  return {
    // taskset executes the program in its own process, so the pid is the server's.
    pid: child.pid ?? 0,
    url,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const running = new Set<ChildProcess>()

/** Ends a server however this process ends. */
function killWhenDone(child: ChildProcess): void {
  if (running.size === 0) process.once('exit', killRunning)
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (running.size === 0) process.off('exit', killRunning)
  })
}

function killRunning(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Maximum CPU seconds per second of an idle process, and the timeout in seconds. */
const IDLE = 0.03
const TIMEOUT = 120

/** Resolves when the start-up work of a process, such as building its search index, is done. */
export async function waitUntilIdle(pid: number, timeout = TIMEOUT): Promise<void> {
  for (let second = 0; second < timeout; second += 1) {
    const before = cpuSeconds(pid)
    await sleep(1000)
    if (cpuSeconds(pid) - before <= IDLE) return
  }
  throw new PlainError(`The server was not idle within ${timeout} seconds.`)
}

async function waitFor(url: string, child: ChildProcess, timeout: number): Promise<void> {
  for (const deadline = performance.now() + 1000 * timeout; performance.now() < deadline; ) {
    if (child.exitCode !== null) break
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await sleep(20)
  }
  child.kill('SIGKILL')
  throw new PlainError(`${child.spawnargs.slice(2).join(' ')} does not answer at ${url}`)
}
