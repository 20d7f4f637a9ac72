import { realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** An existing file that may be served. */
export interface Original {
  readonly path: string
  readonly extension: string
  /** Changes with the file. */
  readonly version: string
  /** Bytes. */
  readonly size: number
}

/**
 * The only access to files: a plain name in one of the fixed folders. A slash (encoded or not), a null byte, a leading dot or a
 * link out of the folder finds nothing.
 */
export async function findOriginal(folder: string, fileName: string): Promise<Original | undefined> {
  if (!isSafeFileName(fileName)) return undefined
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

/** Extensions of catalogue pictures, drawings first. */
const PICTURES = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif'] as const

/** A picture of the catalogue by its name without extension: a drawing or a photograph. */
export async function findCataloguePicture(folder: string, name: string): Promise<Original | undefined> {
  for (const extension of PICTURES) {
    const original = await findOriginal(folder, `${name}.${extension}`)
    if (original) return original
  }
  return undefined
}

/** The name by which the catalogue calls a file of the pictures' folder; none for any other file. */
export function pictureName(fileName: string): string | undefined {
  const extension = PICTURES.find((one) => fileName.endsWith(`.${one}`))
  return extension && isSafeFileName(fileName) ? fileName.slice(0, -extension.length - 1) : undefined
}

export function isSafeFileName(name: string): boolean {
  return name.length > 0 && name.length <= 200 && !name.startsWith('.') && !/[/\\\p{Cc}]/u.test(name)
}
