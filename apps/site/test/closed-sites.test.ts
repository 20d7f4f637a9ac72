import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createTestSite } from './sample-site.ts'

const SITES = 5

test('sites that are closed leave the memory', async () => {
  const apps: WeakRef<object>[] = []
  for (let count = 0; count < SITES; count += 1) apps.push(await openAndClose())
  setFlagsFromString('--expose-gc')
  const collectGarbage: () => void = runInNewContext('gc')
  const countReachableSites = () => {
    collectGarbage()
    return apps.filter((app) => app.deref()).length
  }
  // Whatever ran last may stay until something else runs.
  await expect.poll(countReachableSites, { interval: 200 }).toBeLessThanOrEqual(1)
})

async function openAndClose(): Promise<WeakRef<object>> {
  const site = await createTestSite()
  expect((await site.get('/')).status).toBe(200)
  await site.internal.inject('/metrics')
  await site.dispose()
  return new WeakRef(site.app)
}
