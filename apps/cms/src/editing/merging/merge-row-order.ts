type Ids = readonly string[]

/**
 * Merges the order of two versions of a list. A row that one version alone has stays after the row that it follows there.
 *
 * @returns all ids of both in the merged order: where both have moved rows, `asMine` in mine and `asTheirs` in theirs
 */
export function mergeRowOrder(base: Ids, mine: Ids, theirs: Ids) {
  const movedBy = findMover(base, mine, theirs)
  const inBoth = (side: Ids, other: Ids) => side.filter((id) => other.includes(id))
  const asMine = fillIn(inBoth(mine, theirs), mine, theirs)
  const asTheirs = fillIn(inBoth(theirs, mine), mine, theirs)
  if (movedBy === 'theirs') return { movedBy, asMine: asTheirs, asTheirs }
  return { movedBy, asMine, asTheirs: movedBy === 'both' ? asTheirs : asMine }
}

/** Who has moved rows that all three versions have. Both: each in another way. */
function findMover(base: Ids, mine: Ids, theirs: Ids): 'nobody' | 'mine' | 'theirs' | 'both' {
  const orderOf = (side: Ids, ...others: readonly Ids[]) =>
    side.filter((id) => others.every((ids) => ids.includes(id))).join()
  const before = orderOf(base, mine, theirs)
  const [haveMoved, othersHave] = [orderOf(mine, base, theirs) !== before, orderOf(theirs, base, mine) !== before]
  // A row that both have and the base has not, such as one that a person has restored, may stand in two places as well.
  if (orderOf(mine, theirs) === orderOf(theirs, mine)) return haveMoved ? 'mine' : 'nobody'
  if (haveMoved === othersHave) return 'both'
  return haveMoved ? 'mine' : 'theirs'
}

/** Puts what one version alone has after what it follows there; at the same place in the order of ids, whoever is asked first. */
function fillIn(common: Ids, mine: Ids, theirs: Ids): Ids {
  const known = new Set(common)
  const [own, others] = [runsAfter(mine, known), runsAfter(theirs, known)]
  return [START, ...common].flatMap((id) => {
    const runs = [own.get(id) ?? [], others.get(id) ?? []].sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    return id === START ? runs.flat() : [id, ...runs.flat()]
  })
}

/** Before the first row. No row has this id. */
const START = ''

function runsAfter(ids: Ids, known: ReadonlySet<string>): Map<string, string[]> {
  const runs = new Map<string, string[]>()
  let after = START
  for (const id of ids) {
    if (known.has(id)) after = id
    else runs.set(after, [...(runs.get(after) ?? []), id])
  }
  return runs
}
