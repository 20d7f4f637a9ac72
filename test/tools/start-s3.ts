import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePorts, listens } from '../../scripts/system/ports.ts'
import { installWhenUsed } from '../../scripts/tasks/install-when-used.ts'

/** With a lockfile of its own. */
const FOLDER = join(import.meta.dirname, 's3')
const SERVER = join(FOLDER, 's3-server.mjs')
const BUCKET = 'library'

/**
 * A real S3 server of its own with an empty bucket, on a free port unless somebody says where; `remove` it. Who asks without a
 * signature may read.
 */
export async function startS3(where: { readonly folder?: string; readonly port?: number } = {}) {
  await installWhenUsed(FOLDER, 'an S3 server for tests')
  const port = where.port ?? (await findFreePorts(1))[0] ?? 0
  const folder = where.folder ?? mkdtempSync(join(tmpdir(), 's3-'))
  mkdirSync(folder, { recursive: true })
  let server: ChildProcess
  const start = async () => {
    server = spawn(process.execPath, [SERVER, String(port), folder, BUCKET], { stdio: 'inherit' })
    for (let attempt = 0; !(await listens(port)); attempt += 1) {
      if (attempt === 200 || server.exitCode !== null) throw new Error('The S3 server does not answer.')
      await sleep(50)
    }
  }
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    /** The settings with which a content system keeps its pictures there. */
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: '1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** Where the pictures lie for whoever reads without a signature, as an image host. */
    origin: `http://127.0.0.1:${port}/${BUCKET}/media`,
    /** Where the server keeps them. */
    folder: join(folder, BUCKET, 'media'),
    start,
    /** As if its machine went away, and back with what it had. */
    stop,
    /** Takes connections, and says nothing until it goes on. */
    hang: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    end: () => void server.kill('SIGKILL'),
    remove: async () => {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
