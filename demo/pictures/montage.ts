import sharp, { type OverlayOptions } from 'sharp'
import type { Drawing } from './drawing.ts'
import { checkedDrawing } from './write-pictures.ts'

const tile = { width: 320, height: 240, columns: 8 }
const grounds = { light: '#ffffff', dark: '#14232b' }

async function thumbnail(drawing: Drawing, index: number): Promise<OverlayOptions> {
  const background = isForDarkGround(drawing.name) ? grounds.dark : grounds.light
  const input = await sharp(Buffer.from(await checkedDrawing(drawing)), { density: 24 })
    .resize(tile.width, tile.height, { fit: 'contain', background })
    .flatten({ background })
    .png()
    .toBuffer()
  return { input, left: (index % tile.columns) * tile.width, top: Math.floor(index / tile.columns) * tile.height }
}

/** Whether a transparent picture is made for a dark ground. */
export function isForDarkGround(name: string): boolean {
  return name.endsWith('-on-dark')
}

/** Renders pictures side by side into one PNG file, eight to a row, each 320 × 240 pixels at most. */
export async function writeMontage(target: string, chosen: readonly Drawing[]): Promise<void> {
  const tiles: OverlayOptions[] = []
  for (const [index, drawing] of chosen.entries()) tiles.push(await thumbnail(drawing, index))
  const width = tile.width * Math.min(tile.columns, chosen.length)
  const height = tile.height * Math.ceil(chosen.length / tile.columns)
  await sharp({ create: { width, height, channels: 3, background: grounds.light } })
    .composite(tiles)
    .png()
    .toFile(target)
}
