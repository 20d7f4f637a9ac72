/**
 * Optimal string alignment distance: insertions, deletions, substitutions and transpositions of neighbours.
 *
 * @returns `most` + 1 when the distance is larger
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const substituted = at(last, column - 1) + (isSame ? 0 : 1)
      let cost = Math.min(substituted, at(last, column) + 1, at(current, column - 1) + 1)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(before, column - 2) + 1)
      }
      current.push(cost)
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return Math.min(at(last, b.length), most + 1)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
