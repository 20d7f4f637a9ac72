import { findNodeAtLocation, parseTree } from 'jsonc-parser'

/**
 * The line (from 1) at which the value at `path` starts in a JSON text, for error messages; for a missing value the line of its
 * nearest existing parent. The text must be valid JSON.
 */
export function lineOfPath(text: string, path: readonly PropertyKey[]): number {
  return text.slice(0, offsetOfPath(text, path)).split('\n').length
}

function offsetOfPath(text: string, path: readonly PropertyKey[]): number {
  const tree = parseTree(text)
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)))
  for (let length = keys.length; tree && length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, length))
    if (node) return node.offset
  }
  return 0
}
