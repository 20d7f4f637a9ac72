import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../folders.ts'
import { PlainError } from '../plain-error.ts'
import { SITE_FLAGS, SITE_MEMORY } from '../system/services.ts'
import type { Environment } from '../system/settings.ts'
import { cpuSeconds } from './process-cpu.ts'

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
 * nginx with one worker, serving one compressed page from a file with the site's own headers: the limit of what one core
 * can send.
 */
export async function startNginx(
  port: number,
  body: Buffer,
  headers: readonly (readonly [string, string])[],
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-nginx-'))
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

/** The built site in one process, once it has done what it does after its start. */
export async function startSite(environment: Environment): Promise<Server> {
  const site = await launchSite(environment)
  await untilCalm(site.pid)
  return site
}

/** The same as soon as it answers; its first look at the index for searches may be under way. */
export async function launchSite(environment: Environment, patience = ANSWERS_WITHIN): Promise<Server> {
  const main = join(ROOT, 'apps/site/dist/server/main.js')
  const url = `http://127.0.0.1:${environment.SITE_PORT}`
  const args = [...SITE_FLAGS, main]
  return launchServer(process.execPath, args, { ...SITE_MEMORY, ...environment, NODE_ENV: 'production' }, url, patience)
}

/** The built site of another checkout, with its own published store and the flags that its launcher gives Node. */
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
  await untilCalm(server.pid)
  return server
}

async function launchServer(
  program: string,
  args: readonly string[],
  environment: Environment,
  url: string,
  patience: number,
): Promise<Server> {
  const child = spawn('taskset', ['-c', SERVER_CORE, program, ...args], { env: { ...environment }, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  // However this process ends: no server outlives it.
  process.once('exit', () => child.kill('SIGKILL'))
  await waitFor(url, child, patience)
  return {
    // taskset becomes the program that it starts, so the process id is the server's.
    pid: child.pid ?? 0,
    url,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** Seconds of a second, and how many seconds are waited for one that used no more. */
const CALM = 0.03
const PATIENCE = 120

/** Resolves when a process has done what it does once after its start, such as building its search index. */
export async function untilCalm(pid: number, patience = PATIENCE): Promise<void> {
  for (let second = 0; second < patience; second += 1) {
    const before = cpuSeconds(pid)
    await sleep(1000)
    if (cpuSeconds(pid) - before <= CALM) return
  }
  throw new PlainError(`The server was busy with itself for ${patience} seconds.`)
}

async function waitFor(url: string, child: ChildProcess, patience: number): Promise<void> {
  for (const deadline = performance.now() + 1000 * patience; performance.now() < deadline; ) {
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
