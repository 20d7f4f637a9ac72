import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { TestSystem } from '../scripts/system/test-system.ts'
import { fetchFrom } from './tools/browser.ts'
import { startWorld } from './tools/start-world.ts'
import { CASTLE_TICKETS, GUIDE, LANTERN, THINGS_TO_DO } from './tools/world.ts'

/** A system of its own, whose parts fail in turn. */
let system: TestSystem
beforeAll(async () => {
  system = await startWorld()
})
afterAll(() => system.stop())
afterEach(() => setFaults([]))

function ask(path: string, cookie = '') {
  return fetchFrom(`${LANTERN}.localhost`, system.addresses.sitePort, path, { cookie })
}

async function setFaults(faults: readonly object[]): Promise<void> {
  const answer = await fetch(`${system.addresses.sandbox}/_faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  })
  if (!answer.ok) throw new Error(`the sandbox took no faults: ${await answer.text()}`)
}

describe('faults of the catalogue, one after the other', () => {
  // A currency of its own for each, so that no earlier answer can stand in.
  test.each([
    [{ kind: 'delay', milliseconds: 3000 }, 'AED'],
    [{ kind: 'not-found' }, 'SGD'],
    [{ kind: 'rate-limited' }, 'INR'],
    [{ kind: 'server-error' }, 'MYR'],
    [{ kind: 'truncated-json' }, 'AZN'],
    [{ kind: 'null-price' }, 'AUD'],
    [{ kind: 'wrong-currency' }, 'BHD'],
    [{ kind: 'closed-connection' }, 'CAD'],
    [{ kind: 'redirect' }, 'CHF'],
  ])('%o: the page is there, without a wrong price', async (fault, currency) => {
    await setFaults([{ path: '/api/*', ...fault }])
    const { status, text } = await ask(THINGS_TO_DO, `currency=${currency}`)
    expect(status).toBe(200)
    expect(text).toContain('Things to do in Clairport')
    expect(text).not.toMatch(/NaN|undefined|\[object|E_ERROR/)
    const main = text.slice(text.indexOf('<main'), text.indexOf('<footer'))
    expect(main).not.toMatch(/from[^a-z]*(?:€|£|\$)\s?\d/)
  })

  test('once it answers again, so do the prices', async () => {
    await setFaults([{ path: '/api/*', kind: 'server-error' }])
    await ask(CASTLE_TICKETS, 'currency=PLN')
    await setFaults([])
    await expect
      .poll(async () => (await ask(CASTLE_TICKETS, 'currency=PLN')).text, { timeout: 15_000, interval: 500 })
      .toContain('zł')
  })
})

test('without the content system nothing changes for visitors, a restart of the site included', async () => {
  const before = await ask(GUIDE)
  await system.stopPart('content system')
  await system.stopPart('site')
  await system.startPart('site')
  const after = await ask(GUIDE)
  expect(after.status).toBe(200)
  // Prices are read anew, and the page says when.
  const withoutReading = (text: string) => text.replace(/<time dateTime="[^"]*Z">[^<]*<\/time>/, '')
  expect(withoutReading(after.text)).toBe(withoutReading(before.text))
})

test('without the catalogue at start, pages are shown without prices', async () => {
  await system.stopPart('site')
  await system.stopPart('sandbox')
  await system.startPart('site')
  const { status, text } = await ask(THINGS_TO_DO)
  expect(status).toBe(200)
  expect(text).toContain('Things to do in Clairport')
  expect((await ask('/')).status).toBe(200)
  await system.startPart('sandbox')
})
