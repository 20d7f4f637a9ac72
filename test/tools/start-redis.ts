import { execFileSync, spawn } from 'node:child_process'
import { vi } from 'vitest'
import { findFreePorts } from '../../scripts/system/ports.ts'
import { requireProgram } from './require-program.ts'

/** A real Redis on this machine alone, on a port that was free, which keeps nothing on disk. */
export async function startRedis() {
  requireProgram('redis-server', 'redis-server')
  const [port] = await findFreePorts(1)
  const program = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  })
  await vi.waitFor(() => execFileSync('redis-cli', ['-p', String(port), 'ping'], { stdio: 'ignore' }), {
    timeout: 10_000,
    interval: 100,
  })
  return { url: `redis://127.0.0.1:${port}`, stop: () => program.kill() }
}
