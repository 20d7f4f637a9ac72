/** Runs jobs side by side, `width` at a time, begun in their order; the results stand in that order too. */
export async function runAtOnce<T>(width: number, jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const waiting = [...jobs.entries()]
  const results: T[] = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, job] = next
      results[place] = await job()
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}
