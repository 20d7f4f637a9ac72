import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SftpTarget, uploadFiles, WrongHostKeyError } from '../../src/feeds/upload-files.ts'
import { HOST } from '../sample-site.ts'
import { createFeedSite, stopPierFeeds } from './feed-site.ts'
import { SFTP_PASSWORD, SFTP_USER, type SftpServer, startSftpServer } from './sftp-server.ts'

let server: SftpServer
let folder: string
let target: SftpTarget
const NO_WAIT = { waits: [0, 0] }

beforeEach(async () => {
  server = await startSftpServer()
  folder = mkdtempSync(join(tmpdir(), 'upload-'))
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, `${SFTP_PASSWORD}\n`)
  const place = { host: '127.0.0.1', port: server.port, folder: '/drop' }
  target = { ...place, user: SFTP_USER, passwordFile, hostKey: server.fingerprint }
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function fileOf(name: string, data: Buffer) {
  const path = join(folder, name)
  writeFileSync(path, data)
  return { path, name }
}
const LARGE = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))

test('files arrive byte for byte, over those of before, and nothing else stays', async () => {
  server.files.set('/drop/a.json', Buffer.from('before'))
  await uploadFiles([fileOf('a.json', LARGE), fileOf('b.csv', Buffer.from('ä\r\n'))], target, NO_WAIT)
  expect([...server.files.keys()].toSorted()).toEqual(['/drop/a.json', '/drop/b.csv'])
  expect(server.files.get('/drop/a.json')?.equals(LARGE)).toBe(true)
  expect(server.files.get('/drop/b.csv')?.toString()).toBe('ä\r\n')
})

test('a server with another key is told nothing, and not tried again', async () => {
  const hostKey = `SHA256:${'A'.repeat(43)}`
  let tries = 0
  const uploaded = uploadFiles(
    [fileOf('a.json', LARGE)],
    { ...target, hostKey },
    { ...NO_WAIT, onRetry: () => (tries += 1) },
  )
  await expect(uploaded).rejects.toThrow(WrongHostKeyError)
  expect([server.logins, server.files.size, tries]).toEqual([[], 0, 0])
})

test('a connection that is cut leaves the file of before, and the next try replaces it', async () => {
  server.files.set('/drop/a.json', Buffer.from('before'))
  server.cutAfter = 100_000
  await expect(uploadFiles([fileOf('a.json', LARGE)], target, { waits: [] })).rejects.toThrow()
  expect(server.files.get('/drop/a.json')?.toString()).toBe('before')
  server.cutAfter = 100_000
  let retries = 0
  await uploadFiles([fileOf('a.json', LARGE)], target, { ...NO_WAIT, onRetry: () => (retries += 1) })
  expect([retries, server.files.get('/drop/a.json')?.equals(LARGE)]).toEqual([1, true])
})

test('a wrong password fails after all tries', async () => {
  writeFileSync(String(target.passwordFile), 'wrong')
  await expect(uploadFiles([fileOf('a.json', LARGE)], target, NO_WAIT)).rejects.toThrow(/authentication/i)
  expect(server.files.size).toBe(0)
})

test('a site uploads the kinds that are asked for after each snapshot; a failure is counted, logged and seen', async () => {
  const { site, dispose } = await createFeedSite({
    ...{ FEED_SFTP_HOST: '127.0.0.1', FEED_SFTP_PORT: String(server.port), FEED_SFTP_USER: SFTP_USER },
    ...{ FEED_SFTP_HOST_KEY: server.fingerprint, FEED_SFTP_PASSWORD_FILE: String(target.passwordFile) },
    ...{ FEED_SFTP_FOLDER: '/in', FEED_SFTP_KINDS: 'things-to-do,products' },
  })
  await stopPierFeeds(site)
  await site.writeFeeds()
  expect([...server.files.keys()].toSorted()).toEqual(
    [
      'products-de-eur.csv',
      'products-de-eur.xml',
      'products-en-eur.csv',
      'products-en-eur.xml',
      'things-to-do-0.json',
    ].map((name) => `/in/${HOST}-${name}`),
  )
  const served = (await site.get('/feeds/things-to-do-0.json')).body
  expect(server.files.get(`/in/${HOST}-things-to-do-0.json`)?.toString()).toBe(served)

  writeFileSync(String(target.passwordFile), 'wrong')
  await site.writeFeeds()
  const metrics = (await site.internal.inject('/metrics')).body
  expect(metrics).toContain('site_feed_uploads_total{outcome="ok"} 1')
  expect(metrics).toContain('site_feed_uploads_total{outcome="retried"} 1')
  expect(metrics).toContain('site_feed_uploads_total{outcome="failed"} 1')
  expect((await site.internal.inject('/healthz')).json().degraded).toEqual([`Product feeds not uploaded: ${HOST}`])
  expect(site.logLines.some(({ msg }) => msg === 'Product feeds not uploaded')).toBe(true)
  await dispose()
})
