/**
 * Line (from 1) at which the value at `path` starts in a JSON text, so that a mistake in a data file can be found. The
 * nearest existing parent answers for a value that is missing. The text must be valid JSON.
 */
export function lineOfPath(text: string, path: readonly PropertyKey[]): number {
  let offset = skipSpace(text, 0)
  for (const key of path) {
    const child = findChild(text, offset, key)
    if (child === undefined) break
    offset = child
  }
  return text.slice(0, offset).split('\n').length
}

function findChild(text: string, start: number, key: PropertyKey): number | undefined {
  const isObject = text[start] === '{'
  if (!isObject && text[start] !== '[') return undefined
  let offset = skipSpace(text, start + 1)
  for (let index = 0; offset < text.length && text[offset] !== '}' && text[offset] !== ']'; index += 1) {
    let name: PropertyKey = index
    if (isObject) {
      const end = skipValue(text, offset)
      name = String(JSON.parse(text.slice(offset, end)))
      offset = skipSpace(text, skipSpace(text, end) + 1)
    }
    if (name === key) return offset
    offset = skipSpace(text, skipValue(text, offset))
    if (text[offset] === ',') offset = skipSpace(text, offset + 1)
  }
  return undefined
}

/** Offset just after the value that starts at `start`. */
function skipValue(text: string, start: number): number {
  let depth = 0
  let offset = start
  do {
    const character = text[offset]
    if (character === '"') offset = skipString(text, offset)
    else {
      if (character === '{' || character === '[') depth += 1
      if (character === '}' || character === ']') depth -= 1
      offset += 1
      if (depth === 0 && character !== '}' && character !== ']') {
        while (offset < text.length && !/[\s,\]}]/.test(text[offset] ?? '')) offset += 1
      }
    }
  } while (depth > 0 && offset < text.length)
  return offset
}

function skipString(text: string, start: number): number {
  let offset = start + 1
  while (offset < text.length && text[offset] !== '"') offset += text[offset] === '\\' ? 2 : 1
  return offset + 1
}

function skipSpace(text: string, start: number): number {
  let offset = start
  while (offset < text.length && /\s/.test(text[offset] ?? '')) offset += 1
  return offset
}
