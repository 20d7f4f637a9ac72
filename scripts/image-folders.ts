import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { IMAGE_PARTS } from './images/image-parts.ts'
import { layOutImage } from './images/lay-out-image.ts'
import { PlainError } from './plain-error.ts'
import { runSession } from './tasks/session.ts'

/** `node scripts/image-folders.ts <folder>`: what each image has, in a folder of its name; and Node. */
await runSession(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new PlainError('Name a folder.')
  for (const part of IMAGE_PARTS) {
    const target = join(resolve(folder), part.name)
    rmSync(target, { recursive: true, force: true })
    await layOutImage(part, target)
  }
  // Without the names of its functions, which a debugger would show: 30 MB.
  execFileSync('strip', ['--strip-unneeded', '-o', join(resolve(folder), 'node'), process.execPath])
  return 0
})
