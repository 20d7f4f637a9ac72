/** The entry whose turn it is when a list is gone through again and again. */
export function takeTurns<T>(list: readonly T[], nth: number): T {
  const entry = list[nth % list.length]
  if (entry === undefined) throw new Error(`nobody has turn ${nth} of ${list.length}`)
  return entry
}
