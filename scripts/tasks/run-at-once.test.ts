import { expect, test } from 'vitest'
import { runAtOnce } from './run-at-once.ts'

/** Jobs that say when they begin and end when they are told to. */
function createJobs(names: readonly string[]) {
  const begun: string[] = []
  const end = new Map<string, () => void>()
  const jobs = names.map((name) => async () => {
    begun.push(name)
    await new Promise<void>((resolve) => end.set(name, resolve))
    return name
  })
  const finish = async (name: string) => {
    end.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, jobs, finish }
}

test('so many jobs run at once, the next when one has ended, and the results keep the order', async () => {
  const { begun, jobs, finish } = createJobs(['a', 'b', 'c', 'd'])
  const results = runAtOnce(2, jobs)
  expect(begun).toEqual(['a', 'b'])
  await finish('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await finish('c')
  await finish('a')
  await finish('d')
  expect(await results).toEqual(['a', 'b', 'c', 'd'])
})

test('a failure is passed on', async () => {
  await expect(runAtOnce(2, [async () => 1, () => Promise.reject(new Error('broken'))])).rejects.toThrow('broken')
})
