import type { Page } from 'playwright-core'
import { afterEach, beforeEach } from 'vitest'
import { ask } from './desk.ts'

/** What tests make, those first that name others. */
const COLLECTIONS = ['releases', 'redirects', 'pages', 'compositions', 'media'] as const

/**
 * A test that fails takes back what it made before its next attempt: that would otherwise meet the addresses of the first one
 * taken.
 *
 * @param person signed in as one who may delete everything
 */
export function startClean(person: () => Page): void {
  let newest: readonly number[] = []
  beforeEach(async () => {
    newest = await Promise.all(COLLECTIONS.map((collection) => newestOf(person(), collection)))
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    for (const [index, collection] of COLLECTIONS.entries()) {
      const where = new URLSearchParams({ 'where[id][greater_than]': String(newest[index] ?? 0), trash: 'true' })
      await ask(person(), 'DELETE', `${collection}?${where}`)
    }
  })
}

async function newestOf(person: Page, collection: string): Promise<number> {
  const query = new URLSearchParams({ sort: '-id', limit: '1', depth: '0', draft: 'true', trash: 'true' })
  const { docs } = await ask<{ docs: readonly { id: number }[] }>(person, 'GET', `${collection}?${query}`)
  return docs[0]?.id ?? 0
}
