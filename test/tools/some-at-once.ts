/** As many as a visitor's browser asks for together: a burst of a hundred first renders is no visitor. */
const AT_ONCE = 6

/**
 * What the work makes of each item, in the order of the items, of which only some are under way at once.
 *
 * @throws the first error of the work
 */
export async function someAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const takeTurns = async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  return results
}
