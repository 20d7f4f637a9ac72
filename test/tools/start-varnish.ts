import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from '../../scripts/folders.ts'
import { findFreePorts, listens } from '../../scripts/system/ports.ts'
import { requireProgram } from './require-program.ts'

/** Varnish with `ops/edge/varnish.vcl` as it stands there, in front of a site that trusts it. */
export async function startVarnish(sitePort: number, token: string) {
  requireProgram('varnishd', 'varnish')
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-varnish-'))
  const [port = 0] = await findFreePorts(1)
  const vcl = readFileSync(join(ROOT, 'ops/edge/varnish.vcl'), 'utf8').replace('"3000"', `"${sitePort}"`)
  writeFileSync(join(folder, 'edge.vcl'), vcl)
  const parts = ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', join(folder, 'edge.vcl')]
  const environment = { ...process.env, VARNISH_TOKEN: token }
  const varnish = spawn('varnishd', [...parts, '-s', 'malloc,32m'], { stdio: 'ignore', env: environment })
  const ended = new Promise<void>((resolve) => varnish.once('exit', () => resolve()))
  for (let attempt = 0; !(await listens(port)); attempt += 1) {
    if (attempt === 150 || varnish.exitCode !== null) throw new Error(`Varnish does not answer on port ${port}`)
    await sleep(100)
  }
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      varnish.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
