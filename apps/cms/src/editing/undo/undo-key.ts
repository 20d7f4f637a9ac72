/** What a key asks for, as in other programs: Control or Command with Z, with Shift and Z, or with Y. */
export function parseUndoKey({
  ctrlKey,
  metaKey,
  shiftKey,
  key,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'key'>): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined
  if (key.toLowerCase() === 'y') return 'redo'
  if (key.toLowerCase() !== 'z') return undefined
  return shiftKey ? 'redo' : 'undo'
}
