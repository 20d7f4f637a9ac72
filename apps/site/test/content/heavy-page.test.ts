import { BLOCK_TYPES, type Block } from '@passepartout/content-model/blocks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BLOCK_ENTRIES } from '../../src/blocks/registry.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** A page of 200 blocks and 500 shortcodes. */
const BLOCK_COUNT = 200
const SHORTCODE_COUNT = 500

let site: TestSite
beforeEach(async () => {
  site = await createTestSite({ CATALOGUE_WAITING_CALLS: '1000' })
})
afterEach(() => site.dispose())

/** Of every type in turn, each about a tour group of its own. */
function blockAt(place: number): Block {
  const type = BLOCK_TYPES[place % BLOCK_TYPES.length] ?? 'notes'
  const { usual }: Readonly<Record<string, { readonly block: Block }>> = BLOCK_ENTRIES[type].fixtures
  if (!usual) throw new Error(`${type} has no usual state`)
  const block = { ...usual.block, id: `block-${place}` }
  if (block.type === 'productList')
    return { ...block, source: { kind: 'tgids', ids: [1, 2, 3].map((more) => 20_000 + 3 * place + more) } }
  return 'tgid' in block ? { ...block, tgid: 10_000 + place } : block
}

/** Half of them ask for the price of a tour group, a fifth for that of a collection; each is named twice. */
function shortcodeAt(place: number): string {
  const id = Math.floor(place / 2)
  if (place % 10 < 6) return `[price entity="Tgid" entityId="${30_000 + id}" /]`
  return place % 10 < 8 ? `[price entity="Collection" entityId="${1 + id}" /]` : '[icon Bus /][date /]'
}

// spec: D.display.30
test('asks each endpoint that takes many ids for a hundred at a time, and nothing twice', async () => {
  const words = Array.from({ length: SHORTCODE_COUNT }, (_, place) => shortcodeAt(place)).join(' ')
  const blocks = Array.from({ length: BLOCK_COUNT - 1 }, (_, place) => blockAt(place))
  const text: Block = {
    id: 'text',
    type: 'richText',
    content: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
  }
  site.putPage(pageDocument({ uid: `${HOST}.heavy`, pageType: 'contentPage', blocks: [...blocks, text] }))
  expect((await site.get('/heavy/')).status).toBe(200)

  const asked = site.catalogue.requests.map((address) => new URL(address, 'http://catalogue.example'))
  expect(new Set(site.catalogue.requests).size).toBe(asked.length)
  const calls = new Map<string, number[][]>()
  for (const { pathname, searchParams } of asked) {
    const ids = searchParams.get('ids[]')
    if (ids) calls.set(pathname, [...(calls.get(pathname) ?? []), ids.split(',').map(Number)])
  }
  const tgids = blocks.flatMap((block) => {
    if (block.type === 'productList') return block.source.kind === 'tgids' ? block.source.ids : []
    if (block.type === 'planOfDays') return block.days.flatMap(({ stops }) => stops.map(({ tgid }) => tgid))
    if (block.type === 'ticketMatrix') return block.tickets.map(({ tgid }) => tgid)
    return block.type === 'experience' ? [block.tgid] : []
  })
  const named = (entity: string) =>
    [...words.matchAll(new RegExp(`"${entity}" entityId="(\\d+)"`, 'g'))].map(([, id]) => Number(id))
  const once = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other)
  const expected = new Map([
    ['/api/v1/collection/', once(named('Collection'))],
    ['/api/v6/tour-groups/', once([...tgids, ...named('Tgid')])],
  ])
  for (const [path, ids] of expected) {
    const lists = calls.get(path) ?? []
    expect([path, once(lists.flat()), lists.length]).toEqual([path, ids, Math.ceil(ids.length / 100)])
  }
})
