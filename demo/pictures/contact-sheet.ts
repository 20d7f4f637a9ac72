import { drawings } from './draw-all.ts'
import { writeMontage } from './montage.ts'

/** Command: `node demo/pictures/contact-sheet.ts <out.png> [part of a name]` shows the pictures with such names. */
const [target, filter = ''] = process.argv.slice(2)
if (!target) throw new Error('usage: node demo/pictures/contact-sheet.ts <out.png> [part of a name]')
const chosen = drawings.filter(({ name }) => name.includes(filter))
if (chosen.length === 0) throw new Error(`no picture has a name that contains "${filter}"`)
await writeMontage(target, chosen)
