import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { drawings } from './draw-all.ts'
import { writeMontage } from './montage.ts'
import { posterPage } from './poster-page.ts'
import { hangPictures } from './poster-walls.ts'
import { writePictures } from './write-pictures.ts'

/** No montage holds more: eight rows still fit on a screen. */
const mostTiles = 64

const root = resolve(import.meta.dirname, '../..')
const data = resolve(root, process.env.DATA_DIR || 'var')
const pictures = join(data, 'sandbox', 'pictures')
const folder = join(data, 'posters')

/** Command: draws all pictures and hangs them on one page in `<DATA_DIR>/posters`, with one montage or more per wall. */
await writePictures(pictures)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const walls = await hangPictures()
for (const { slug, exhibits } of walls) {
  const hung = new Set(exhibits.map(({ name }) => name))
  const missing = [...hung].filter((name) => !drawings.some((drawing) => drawing.name === name))
  if (missing.length > 0) throw new Error(`${slug}: there is no picture ${missing.join(', ')}`)
  const shown = drawings.filter(({ name }) => hung.has(name))
  for (let start = 0; start < shown.length; start += mostTiles) {
    const number = shown.length > mostTiles ? `-${start / mostTiles + 1}` : ''
    await writeMontage(join(folder, `${slug}${number}.png`), shown.slice(start, start + mostTiles))
  }
}
const page = join(folder, 'index.html')
await writeFile(page, posterPage(walls, relative(folder, pictures)))
process.stdout.write(`${drawings.length} pictures: ${page}\n`)
