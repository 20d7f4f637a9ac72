import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setImmediate as afterOthers } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { DevelopmentSite } from './development-site.ts'

vi.mock('./site-code.ts', () => ({
  loadCodeAsBundle: async () => ({ importsOf: () => true }),
  loadCodeByModule: async () => ({ importsOf: () => true }),
  forgetCode: () => undefined,
}))

/** A development site over made-up sites; each says in `events` when it is closed. */
function createDevelopment() {
  const events: string[] = []
  const watcher = new EventEmitter()
  const hot = { on: () => undefined, send: () => events.push('reload') }
  let made = 0
  const create = async () => {
    made += 1
    const name = `site ${made}`
    return { app: { routing: () => events.push(`${name} asked`) }, close: async () => events.push(`${name} closed`) }
  }
  const parts = { vite: { watcher, environments: { client: { hot } } }, create, begin: () => events.push('begun') }
  // biome-ignore lint/suspicious/noExplicitAny: made-up parts of Vite and of the site
  return { site: new DevelopmentSite(parts as any), events, save: () => watcher.emit('all', 'change', 'page.tsx') }
}

// biome-ignore lint/suspicious/noExplicitAny: a response is listened to alone
const createResponse = (): ServerResponse => new EventEmitter() as any

test('a site that is replaced ends its answers before it is closed', async () => {
  const { site, events, save } = createDevelopment()
  await site.start()
  const response = createResponse()
  // biome-ignore lint/suspicious/noExplicitAny: nothing reads the request but its address
  await site.answer('app', { url: '/' } as any, response)
  save()
  for (let times = 0; times < 5; times += 1) await afterOthers()
  const expected = ['reload', 'begun', 'site 1 asked', 'reload']
  expect(events).toEqual(expected)
  response.emit('close')
  for (let times = 0; times < 5; times += 1) await afterOthers()
  expect(events).toEqual([...expected, 'site 1 closed', 'begun'])
})
