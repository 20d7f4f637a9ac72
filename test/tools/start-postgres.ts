import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { findFreePorts } from '../../scripts/system/ports.ts'
import { requireProgram } from './require-program.ts'

/**
 * A real PostgreSQL of its own, on a free port and with nothing in it, unless somebody says where; `remove` it. It refuses to run as root, so there it runs as the user that Debian
 * makes for it.
 *
 * @throws Error with the sentence that a person needs, where there is no server program
 */
export async function startPostgres(where: { readonly folder?: string; readonly port?: number } = {}) {
  if (programsOfPostgres() === undefined) requireProgram('pg_ctlcluster', 'postgresql')
  const bin = programsOfPostgres() ?? ''
  const port = where.port ?? (await findFreePorts(1))[0]
  const cluster = where.folder ?? mkdtempSync(join(tmpdir(), 'postgres-'))
  mkdirSync(cluster, { recursive: true })
  const isRoot = userInfo().uid === 0
  if (isRoot) execFileSync('chown', ['postgres', cluster])
  const asOwner = (program: string, args: readonly string[]) => {
    const command = [join(bin, program), ...args]
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    const { status, stdout, stderr } = spawnSync(first, rest, { encoding: 'utf8', cwd: '/' })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
    return stdout.trim()
  }
  const options = `-p ${port} -k ${cluster} -c listen_addresses=127.0.0.1 -c fsync=off`
  const start = () => asOwner('pg_ctl', ['-D', `${cluster}/data`, '-w', '-l', `${cluster}/log`, '-o', options, 'start'])
  const stop = () => asOwner('pg_ctl', ['-D', `${cluster}/data`, '-w', '-m', 'immediate', 'stop'])
  if (!existsSync(join(cluster, 'data')))
    asOwner('initdb', ['-D', `${cluster}/data`, '-U', 'owner', '--auth=trust', '--no-sync'])
  start()
  return {
    address: `postgres://owner:a-password@127.0.0.1:${port}/postgres`,
    query: (sql: string) =>
      asOwner('psql', ['-h', '127.0.0.1', '-p', String(port), '-U', 'owner', '-Atqc', sql, 'postgres']),
    /** As if its machine went away, and back with what it had. */
    start,
    stop,
    remove: () => {
      stop()
      rmSync(cluster, { recursive: true, force: true })
    },
  }
}

/** Debian keeps the server's programs out of the way; elsewhere they are where programs are. */
function programsOfPostgres(): string | undefined {
  const found = spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout.trim()
  return globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? (found ? dirname(found) : undefined)
}
