import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../../scripts/folders.ts'
import { findFreePorts, listens } from '../../scripts/system/ports.ts'
import { requireProgram } from './require-program.ts'

interface Nginx {
  /** Of 127.0.0.1. */
  readonly port: number
  readonly stop: () => Promise<void>
}

/** nginx with `ops/edge/nginx.conf` as it stands there, in front of a site that trusts it (`TRUST_PROXY=1`). */
export async function startNginx(sitePort: number): Promise<Nginx> {
  requireProgram('nginx', 'nginx-light')
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-edge-'))
  const [port = 0] = await findFreePorts(1)
  const edge = readFileSync(join(ROOT, 'ops/edge/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace('/var/cache/nginx/passepartout', join(folder, 'cache'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; ${temporary.join(' ')} ${edge} }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  for (let attempt = 0; !(await listens(port)); attempt += 1) {
    if (attempt === 50 || nginx.exitCode !== null) throw new Error(`nginx does not answer on port ${port}`)
    await sleep(100)
  }
  return {
    port,
    stop: async () => {
      nginx.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
