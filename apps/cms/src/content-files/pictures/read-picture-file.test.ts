import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPictureFile } from './read-picture-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const used = (name: string) => ({ name, file: 'home/en.json', credit: undefined, alts: {} })

test('a photograph is stored upright, without what the camera wrote, and as large as it is', async () => {
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#369' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, 'turned.jpg'))
  const { name, mimetype, data } = await readPictureFile(used('turned'), folder)
  const { width, height, orientation, exif } = await sharp(data).metadata()
  expect({ name, mimetype, width, height, orientation, exif }).toEqual({
    name: 'turned.jpg',
    mimetype: 'image/jpeg',
    width: 40,
    height: 60,
    orientation: undefined,
    exif: undefined,
  })
})

test('a larger one is made as large as a drawing', async () => {
  await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#369' } })
    .webp()
    .toFile(join(folder, 'wide.webp'))
  writeFileSync(join(folder, 'drawn.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"/>')
  for (const name of ['wide', 'drawn']) {
    const { width, height } = await sharp((await readPictureFile(used(name), folder)).data).metadata()
    expect([name, width, height]).toEqual([name, 2400, 800])
  }
})

test('a missing one is told with the file that names it', async () => {
  await expect(readPictureFile(used('lost'), folder)).rejects.toThrow(/^home\/en\.json.*there is no picture “lost”/)
})
