import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'

/** The parts of Vercel's tracer (`@vercel/nft`) that are used. */
interface Tracer {
  readonly nodeFileTrace: (
    entries: string[],
    options: {
      readonly base: string
      readonly processCwd: string
      readonly mixedModules: boolean
      readonly ignore: (file: string) => boolean
      readonly readFile: (path: string) => Promise<Buffer | string | null>
    },
  ) => Promise<{ readonly fileList: ReadonlySet<string> }>
}

/** The copy that Next.js brings, with which its build makes the lists of its own. */
const { nodeFileTrace }: Tracer = createRequire(join(ROOT, 'apps/cms/package.json'))('next/dist/compiled/@vercel/nft')

/**
 * The files that programs load when they run, links of `node_modules` included.
 *
 * @param entries below the project's folder, in JavaScript or TypeScript
 * @param folder below the project's folder, in which they are started
 * @param ignore whether a file is none of them, nor what it alone loads
 * @returns paths below the project's folder
 */
export async function traceFiles(
  entries: readonly string[],
  folder: string,
  ignore: (file: string) => boolean,
): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => join(ROOT, entry)),
    { base: ROOT, processCwd: join(ROOT, folder), mixedModules: true, ignore, readFile: readSource },
  )
  return [...fileList]
}

/** @returns JavaScript for TypeScript, and `null` where there is no file */
async function readSource(path: string): Promise<Buffer | string | null> {
  try {
    const source = await readFile(path)
    return /\.tsx?$/.test(path) ? stripTypeScriptTypes(source.toString()) : source
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR'].includes(String(error.code))) return null
    throw error
  }
}
