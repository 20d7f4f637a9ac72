import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3 } from '../../../../../test/tools/start-s3.ts'
import { loadSettings } from '../../infrastructure/settings.ts'
import { uploadMediaFolder } from './upload-media.ts'

let s3: Awaited<ReturnType<typeof startS3>>
const folder = mkdtempSync(join(tmpdir(), 'upload-media-'))

beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  await s3.remove()
  rmSync(folder, { recursive: true })
})

test('pictures of the folder come to the bucket with their types, once', async () => {
  writeFileSync(join(folder, 'a.jpg'), 'a picture')
  writeFileSync(join(folder, 'b 400x267.webp'), 'a thumbnail')
  writeFileSync(join(folder, '.DS_Store'), 'none')
  const place = loadSettings({ ...s3.settings, S3_TIMEOUT: '1000' }).mediaPlace
  if (!place) throw new Error('The settings name no bucket.')
  expect(await uploadMediaFolder(folder, place)).toEqual({ uploaded: 2, known: 0 })
  const found = await Promise.all(
    ['a.jpg', 'b%20400x267.webp', '.DS_Store'].map(async (name) => {
      const answer = await fetch(`${s3.origin}/${name}`)
      return [answer.status, answer.headers.get('content-type'), answer.ok ? await answer.text() : '']
    }),
  )
  expect(found).toEqual([
    [200, 'image/jpeg', 'a picture'],
    [200, 'image/webp', 'a thumbnail'],
    [404, 'application/xml', ''],
  ])

  writeFileSync(join(folder, 'c.png'), 'a later one')
  expect(await uploadMediaFolder(folder, place)).toEqual({ uploaded: 1, known: 2 })
  await s3.stop()
  await expect(uploadMediaFolder(folder, place)).rejects.toThrow(/^[abc].* was not uploaded: /)
})
