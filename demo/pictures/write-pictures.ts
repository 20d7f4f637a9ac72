import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawings } from './draw-all.ts'
import type { Drawing } from './drawing.ts'

/** Name of the file that remembers from which drawing code a folder was written. */
const stampName = '.drawn-from'

/** Hash over every source file that takes part in drawing, by path and content. */
export async function drawingHash(folder: string = import.meta.dirname): Promise<string> {
  const names = await readdir(folder, { recursive: true })
  const hash = createHash('sha256')
  for (const name of names.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')).sort()) {
    hash.update(name).update(await readFile(join(folder, name)))
  }
  return hash.digest('hex')
}

/** Draws one picture and renders it small: text that is no picture, or not a number in a path, must not reach the image server. */
export async function checkedDrawing({ name, draw }: Drawing): Promise<string> {
  try {
    const svg = draw()
    const broken = /NaN|undefined|Infinity|\$/.exec(svg)
    if (broken) throw new Error(`"${broken[0]}" in the drawing at character ${broken.index}`)
    await sharp(Buffer.from(svg), { density: 6 }).raw().toBuffer()
    return svg
  } catch (error) {
    throw new Error(`${name}.svg: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

async function isCurrent(folder: string, hash: string): Promise<boolean> {
  const stamp = await readFile(join(folder, stampName), 'utf8').catch(() => '')
  return stamp === hash
}

/**
 * Writes every picture as `<folder>/<name>.svg` and returns how many were written: 0 when the folder already holds what this code draws.
 * Stops at the first picture that cannot be drawn or rendered, naming its file; the folder then counts as unfinished and is drawn again next time.
 */
export async function writePictures(folder: string): Promise<number> {
  const hash = await drawingHash()
  if (await isCurrent(folder, hash)) return 0
  await mkdir(folder, { recursive: true })
  await rm(join(folder, stampName), { force: true })
  for (const drawing of drawings) {
    const target = join(folder, `${drawing.name}.svg`)
    await writeFile(`${target}.part`, await checkedDrawing(drawing))
    await rename(`${target}.part`, target)
  }
  await writeFile(join(folder, stampName), hash)
  return drawings.length
}
