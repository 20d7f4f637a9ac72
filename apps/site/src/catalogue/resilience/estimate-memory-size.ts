/** Bytes of an object or array in memory beside its members, of a member, and of a text beside its characters: of V8, about. */
const OBJECT = 32
const MEMBER = 8
const TEXT = 16
const NUMBER = 8

/** About how many bytes a parsed value takes in memory; what it contains twice counts twice. */
export function estimateMemorySize(value: unknown): number {
  let bytes = 0
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') bytes += TEXT + next.length
    else if (typeof next === 'number') bytes += NUMBER
    else if (typeof next === 'object' && next !== null) {
      const members = membersOf(next)
      bytes += OBJECT + MEMBER * members.length
      for (const member of members) waiting.push(member)
    }
  }
  return bytes
}

function membersOf(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (value instanceof Map) return [...value.keys(), ...value.values()]
  return value instanceof Set ? [...value] : Object.values(value)
}
