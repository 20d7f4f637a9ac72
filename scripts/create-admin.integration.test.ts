import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from './folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'create-admin-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PRODUCTION = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PAYLOAD_SECRET: 'payload-secret-of-thirty-two-letters',
  PURGE_TOKEN: 'purge-token-of-thirty-two-letters-too',
}

/** The command as a person gives it, on a terminal that nobody sits at. */
function createAdmin(env: Record<string, string>, args: readonly string[] = []) {
  const launch = [join(ROOT, 'scripts/launch.mjs'), 'create-admin', ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, launch, {
    env: { ...PRODUCTION, ...env },
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}`.trim() }
}

const NORA = { ADMIN_EMAIL: 'Nora@Wayfare.example', ADMIN_PASSWORD: 'quiet-harbour-7-lamps' }

// spec: D.admin.2
test('the first administrator of a database that nothing was ever written to; then it says what there is to do', () => {
  expect(createAdmin(NORA)).toEqual({ status: 0, said: 'nora@wayfare.example can sign in as an admin.' })
  expect(createAdmin(NORA)).toEqual({
    status: 1,
    said: 'Making the admin account failed: nora@wayfare.example has an account already: sign in with it, or give it this password and the role admin with "npm run create-admin -- --restore".',
  })
  expect(createAdmin(NORA, ['--restore'])).toEqual({ status: 0, said: 'nora@wayfare.example can sign in as an admin.' })
}, 60_000)

test('what is missing is asked for, or named where nobody can be asked', () => {
  expect(createAdmin({})).toEqual({ status: 1, said: 'ADMIN_EMAIL is not set, and there is nobody to ask.' })
  expect(createAdmin({ ADMIN_EMAIL: 'nora@wayfare.example' })).toEqual({
    status: 1,
    said: 'ADMIN_PASSWORD is not set, and there is nobody to ask.',
  })
}, 30_000)
