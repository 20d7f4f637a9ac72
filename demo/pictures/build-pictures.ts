import { join, resolve } from 'node:path'
import { writePictures } from './write-pictures.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(process.env.DATA_DIR ?? join(root, 'var'), 'sandbox', 'pictures')

/** Command: `node demo/pictures/build-pictures.ts` draws all pictures into `<DATA_DIR>/sandbox/pictures`. */
const written = await writePictures(folder)
process.stdout.write(
  written === 0 ? `pictures: unchanged in ${folder}\n` : `pictures: ${written} drawn into ${folder}\n`,
)
