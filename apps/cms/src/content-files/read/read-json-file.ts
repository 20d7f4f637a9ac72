import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findNodeAtLocation, getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { z } from 'zod'
import { ContentFileError } from './content-file-error.ts'

/** A validated JSON file that can find the line of a value. */
export interface JsonFile<T> {
  readonly value: T
  readonly hash: string
  /** Creates an error for the value at a path, or for its nearest existing parent. */
  readonly mistake: (path: readonly PropertyKey[], reason: string) => ContentFileError
}

/**
 * Reads one content file.
 *
 * @param fill transforms the text before it is parsed
 * @throws ContentFileError with file, line and reason
 */
export async function readJsonFile<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
  fill: (text: string) => string = (text) => text,
): Promise<JsonFile<z.infer<S>>> {
  const text = fill(await readText(folder, file))
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [error] = errors
  if (error)
    throw new ContentFileError(file, `is not JSON: ${printParseErrorCode(error.error)}`, lineAt(text, error.offset))
  const mistake = (path: readonly PropertyKey[], reason: string) => {
    const node = tree && nodeAt(tree, path)
    return new ContentFileError(
      file,
      [path.join('.'), reason].filter(Boolean).join(' '),
      lineAt(text, node?.offset ?? 0),
    )
  }
  const twice = tree && findTwice(tree)
  if (twice) throw new ContentFileError(file, `“${twice.value}” is there twice`, lineAt(text, twice.offset))
  const parsed = schema.safeParse(tree && getNodeValue(tree))
  if (parsed.success) return { value: parsed.data, hash: createHash('sha256').update(text).digest('hex'), mistake }
  const [issue] = parsed.error.issues
  throw mistake(issue?.path ?? [], issue?.message ?? 'does not have the expected shape')
}

async function readText(folder: string, file: string): Promise<string> {
  try {
    return await readFile(join(folder, file), 'utf8')
  } catch {
    throw new ContentFileError(file, 'the file cannot be read')
  }
}

type Tree = NonNullable<ReturnType<typeof parseTree>>

function nodeAt(tree: Tree, path: readonly PropertyKey[]): Tree | undefined {
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)))
  for (let length = keys.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, length))
    if (node) return node
  }
  return undefined
}

/** The first duplicate key of an object; JSON would use only the last. */
function findTwice({ type, children = [] }: Tree): Tree | undefined {
  const keys = type === 'object' ? children.flatMap(({ children: [key] = [] }) => key ?? []) : []
  const seen = new Set<unknown>()
  for (const key of keys) {
    if (seen.has(key.value)) return key
    seen.add(key.value)
  }
  for (const child of children) {
    const twice = findTwice(child)
    if (twice) return twice
  }
  return undefined
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
