import sharp, { type OverlayOptions } from 'sharp'
import { drawings } from './draw-all.ts'
import type { Drawing } from './drawing.ts'
import { checkedDrawing } from './write-pictures.ts'

const tile = { width: 320, height: 240, columns: 8 }

async function thumbnail(drawing: Drawing, index: number): Promise<OverlayOptions> {
  const input = await sharp(Buffer.from(await checkedDrawing(drawing)), { density: 24 })
    .resize(tile.width, tile.height, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer()
  return { input, left: (index % tile.columns) * tile.width, top: Math.floor(index / tile.columns) * tile.height }
}

/** Renders the pictures whose name contains `filter` side by side into one PNG. */
async function contactSheet(target: string, filter: string): Promise<void> {
  const chosen = drawings.filter(({ name }) => name.includes(filter))
  if (chosen.length === 0) throw new Error(`no picture has a name that contains "${filter}"`)
  const tiles: OverlayOptions[] = []
  for (const [index, drawing] of chosen.entries()) tiles.push(await thumbnail(drawing, index))
  const width = tile.width * tile.columns
  const height = tile.height * Math.ceil(chosen.length / tile.columns)
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(target)
}

const [target, filter = ''] = process.argv.slice(2)
if (!target) throw new Error('usage: node apps/sandbox/pictures/contact-sheet.ts <out.png> [part of a name]')
await contactSheet(target, filter)
