import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A file that may be shown. */
export interface Original {
  readonly path: string
  readonly extension: string
  /** Changes whenever the file does. */
  readonly version: string
  /** Bytes. */
  readonly size: number
}

/**
 * The one way to a file: a plain name in one of the fixed folders. A slash (encoded or not), a null byte, a dot at the
 * start or a link that leads out of the folder find nothing.
 */
export async function findOriginal(folder: string, fileName: string): Promise<Original | undefined> {
  if (!isPlainName(fileName)) return undefined
  const path = join(folder, fileName)
  try {
    const [realFolder, realPath, facts] = await Promise.all([realpath(folder), realpath(path), stat(path)])
    if (realPath !== join(realFolder, fileName) || !facts.isFile()) return undefined
    const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
    return { path, extension, version: `${facts.mtimeMs}-${facts.size}`, size: facts.size }
  } catch {
    return undefined
  }
}

export function isPlainName(name: string): boolean {
  return name.length > 0 && name.length <= 200 && !name.startsWith('.') && !/[/\\\p{Cc}]/u.test(name)
}
