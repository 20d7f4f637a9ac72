/** Runs jobs in parallel, at most `width` at a time; results are in the order of the jobs. */
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
