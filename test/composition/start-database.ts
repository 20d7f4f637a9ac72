import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../tools/start-postgres.ts'
import { healthOf, portOf, serviceOf, settingsOf, type World } from './programs.ts'

/**
 * PostgreSQL as the program of its image starts it: the account owns everything, and signs in with its password alone.
 *
 * @throws Error where the composition's own question finds it unwell
 */
export async function startDatabase(world: World, name: string) {
  const service = serviceOf(world, name)
  const port = portOf(world, 5432)
  const folder = join(world.folder, name)
  const database = await startPostgres({ folder, port: Number(port) })
  const { POSTGRES_USER = '', POSTGRES_DB = '', POSTGRES_PASSWORD = '' } = settingsOf(world, service)
  database.query(`CREATE ROLE "${POSTGRES_USER}" SUPERUSER LOGIN PASSWORD '${POSTGRES_PASSWORD}'`)
  database.query(`CREATE DATABASE "${POSTGRES_DB}" OWNER "${POSTGRES_USER}"`)
  const rules = ['host all owner 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 scram-sha-256']
  writeFileSync(join(folder, 'data/pg_hba.conf'), `${rules.join('\n')}\n`)
  database.query('SELECT pg_reload_conf()')
  const [program = '', ...args] = healthOf(service) ?? []
  try {
    execFileSync(program, [...args, '--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore' })
  } catch (error) {
    database.remove()
    throw error
  }
  return database
}
