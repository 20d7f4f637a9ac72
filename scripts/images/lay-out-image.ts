import { copyFileSync, globSync, lstatSync, mkdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../folders.ts'
import { type ImagePart, LEFT_OUT, SHARED_FILES, UNUSED_FILES } from './image-parts.ts'
import { traceFiles } from './trace-files.ts'

const listSchema = z.object({ files: z.array(z.string()) })

/**
 * Writes what one image has in `/app` (ops/Containerfile): programs, what they load of packages, and what they read. Wants the builds of
 * `npm run build`.
 *
 * @param target an absolute path of a folder, which is made
 * @throws Error where a pattern of the part finds nothing
 */
export async function layOutImage(part: ImagePart, target: string): Promise<void> {
  const programs = findFiles(part.programs)
  const traced = await traceFiles(programs, part.folder, isUnused)
  const files = new Set([...findFiles(SHARED_FILES), ...findFiles(part.files), ...traced, ...readLists(part.lists)])
  for (const file of files) {
    if (!isUnused(file) && !LEFT_OUT.some((pattern) => matchesGlob(file, pattern)))
      copyFile(join(ROOT, file), join(target, file))
  }
}

/** Copies a file, or a link, which leads to what is copied too; a folder has nothing by itself. */
function copyFile(source: string, target: string): void {
  const kind = lstatSync(source)
  if (kind.isDirectory()) return
  mkdirSync(dirname(target), { recursive: true })
  if (kind.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
  else copyFileSync(source, target)
}

function isUnused(file: string): boolean {
  return UNUSED_FILES.some((pattern) => matchesGlob(file, pattern))
}

function findFiles(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: ROOT })
    if (found.length === 0) throw new Error(`There is no ${pattern}: has everything been built?`)
    return found.map((file) => file.replace(/\/$/, ''))
  })
}

/** Paths in a list are relative to it. */
function readLists(patterns: readonly string[]): string[] {
  return findFiles(patterns).flatMap((list) => {
    const { files } = listSchema.parse(JSON.parse(readFileSync(join(ROOT, list), 'utf8')))
    return files.map((file) => join(dirname(list), file).replace(/\/$/, ''))
  })
}
