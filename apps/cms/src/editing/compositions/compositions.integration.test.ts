import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeSite, type RoleOrStranger, startTestSystem, type TestSystem } from '../../access/content-system.fixture.ts'
import { compositionListSchema } from './composition-responses.ts'

/** What editors make pages of, by the REST interface that their forms use: compositions, and what they should not have pasted. */
let system: TestSystem
let siteId = 0
beforeAll(async () => {
  system = await startTestSystem()
  siteId = await makeSite(system, 'www.a.example')
})
afterAll(() => system.stop())

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

async function create(path: string, data: object): Promise<number> {
  const { body } = await system.request('admin', 'POST', `/api/${path}`, data)
  return createdSchema.parse(body).doc.id
}

const ROW = 'a'.repeat(24)
const QUOTE = { id: ROW, blockType: 'quote', text: 'The light does the talking.', author: 'Odile' }
const JUMP = { id: 'b'.repeat(24), blockType: 'jumpLink', title: 'Down', targetBlockId: ROW }

const doorsOf = (id: number) =>
  [
    ['GET', '/api/compositions'],
    ['GET', '/api/compositions/offers'],
    ['GET', `/api/compositions/${id}/copy`],
    ['POST', '/api/compositions', { name: 'Another', blocks: [QUOTE] }],
    ['PATCH', `/api/compositions/${id}`, { note: 'On long pages' }],
    ['DELETE', `/api/compositions/${id}`],
  ] as const

describe('compositions', () => {
  test.each<[RoleOrStranger, string]>([
    ['admin', '200 200 200 201 200 200'],
    ['editor', '200 200 200 201 200 200'],
    ['translator', '200 200 200 201 200 403'],
    ['viewer', '200 200 200 403 403 403'],
    ['stranger', '403 403 403 403 403 403'],
    // spec: D.admin.compositions
  ])('what %s may do', async (person, expected) => {
    const id = await create('compositions', { name: 'Before you go', blocks: [QUOTE] })
    const statuses: number[] = []
    for (const [method, path, body] of doorsOf(id))
      statuses.push((await system.request(person, method, path, body)).status)
    expect(statuses.join(' ')).toBe(expected)
  })

  test('are offered by name, with what they hold; what no form knows is left out', async () => {
    const data = { name: '  An evening', note: 'For shows', blocks: [QUOTE, { blockType: 'unheardOf' }, JUMP] }
    const id = await create('compositions', data)
    const { offers } = compositionListSchema.parse(
      (await system.request('editor', 'GET', '/api/compositions/offers')).body,
    )
    expect(offers.find((offer) => offer.id === id)).toEqual({
      id,
      name: '  An evening',
      note: 'For shows',
      kinds: ['Quote', 'Jump link'],
    })
  })

  test('are copied: ids are new, and jumps lead to the copy', async () => {
    const id = await create('compositions', { name: 'Down', blocks: [JUMP, QUOTE] })
    const copySchema = z.object({
      blocks: z.tuple([z.object({ targetBlockId: z.string() }), z.object({ id: z.string() })]),
    })
    const [one, two] = [1, 2].map(async () =>
      copySchema.parse((await system.request('editor', 'GET', `/api/compositions/${id}/copy`)).body),
    )
    const copies = await Promise.all([one, two])
    for (const copy of copies) expect(copy?.blocks[0].targetBlockId).toBe(copy?.blocks[1].id)
    expect(new Set([ROW, ...copies.map((copy) => copy?.blocks[1].id)]).size).toBe(3)
  })

  test.each([
    ['/api/compositions/999999/copy', 404, { message: 'There is no such composition any more.' }],
    ['/api/compositions/x/copy', 404, { message: 'There is no such composition any more.' }],
  ])('%s', async (path, status, body) => {
    const answer = await system.request('editor', 'GET', path)
    expect([answer.status, answer.body]).toEqual([status, body])
  })

  test.each([
    [{ name: '', blocks: [QUOTE] }, ['name: This field is required.']],
    [{ name: 'A', blocks: [] }, ['blocks: This field requires at least 1 Rows.']],
    [
      { name: 'A', blocks: Array(41).fill({ ...QUOTE, id: undefined }) },
      ['blocks: This field requires no more than 40 Rows.'],
    ],
    [{ name: 'A', blocks: [{ blockType: 'quote' }] }, ['blocks.0.text: This field is required.']],
    // spec: D.admin.compositions
  ])('one that is not whole is refused at its field (%#)', async (data, faults) => {
    const answer = await system.request('editor', 'POST', '/api/compositions', data)
    expect([answer.status, faultsIn(answer.body)]).toEqual([400, faults])
  })

  test('what is deleted lies in the trash first, and the log says who did it', async () => {
    const id = await create('compositions', { name: 'For the log', blocks: [QUOTE] })
    await system.request('editor', 'PATCH', `/api/compositions/${id}`, { deletedAt: new Date().toISOString() })
    const { docs } = await system.payload.find({
      collection: 'log',
      where: { subject: { equals: 'compositions' }, document: { equals: id } },
      sort: 'id',
    })
    expect(docs.map(({ action, title, who }) => `${who} ${action} ${title}`)).toEqual([
      'admin@a.example created For the log',
      'editor@a.example trashed For the log',
    ])
    expect((await system.request('editor', 'GET', `/api/compositions/${id}`)).status).toBe(404)
  })
})

const refusalSchema = z.object({
  errors: z.array(
    z.object({ data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }) }),
  ),
})

function faultsIn(body: unknown): string[] {
  const faults = refusalSchema.parse(body).errors.flatMap(({ data }) => data.errors)
  return faults.map(({ message, path }) => `${path}: ${message}`)
}

describe('what a tired editor or another program sends', () => {
  let count = 0
  const page = (data: object) => {
    count += 1
    return {
      site: siteId,
      lang: 'en',
      kind: 'page',
      pageType: 'contentPage',
      title: 'A page',
      path: `bad-${count}`,
      ...data,
    }
  }
  const element = (type: string, children: object[], more: object = {}) => ({
    type,
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children,
    ...more,
  })
  const text = (words: string) => ({
    type: 'text',
    text: words,
    format: 0,
    mode: 'normal',
    style: '',
    detail: 0,
    version: 1,
  })
  const prose = (...children: object[]) => ({
    blocks: [{ blockType: 'richText', content: { root: element('root', children) } }],
  })

  // spec: D.admin.pasted
  test('five hundred blocks are kept as a draft, and publishing says how many there may be', async () => {
    const blocks = Array.from({ length: 500 }, (_, index) => ({ blockType: 'quote', text: `Quote ${index}` }))
    const id = await create('pages?draft=true', page({ blocks, _status: 'draft' }))
    const answer = await system.request('editor', 'PATCH', `/api/pages/${id}`, { _status: 'published' })
    expect([answer.status, faultsIn(answer.body)]).toEqual([
      400,
      ['blocks: This field requires no more than 200 Rows.'],
    ])
    const kept = await system.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
    expect([kept.blocks?.length, kept._status]).toEqual([500, 'draft'])
  })

  test.each([
    ['a title', { title: 'x'.repeat(5_000_000) }],
    ['a text', prose(element('paragraph', [text('x'.repeat(5_000_000))]))],
  ])('5 MB in %s are refused in a sentence', async (_, data) => {
    const answer = await system.request('editor', 'POST', '/api/pages?draft=true', page({ ...data, _status: 'draft' }))
    expect([answer.status, answer.body]).toEqual([
      413,
      { errors: [{ message: 'This is too large: at most 5 MB are taken.' }] },
    ])
  })

  test('a text of a megabyte is kept as a draft, and publishing says how long it may be', async () => {
    const id = await create(
      'pages?draft=true',
      page({ ...prose(element('paragraph', [text('x'.repeat(1_000_000))])), _status: 'draft' }),
    )
    const answer = await system.request('editor', 'PATCH', `/api/pages/${id}`, { _status: 'published' })
    const message =
      'This text has 1,000,000 characters, and a text may have 60,000: cut it into several, or into several pages.'
    expect([answer.status, faultsIn(answer.body)]).toEqual([400, [`blocks.0.content: ${message}`]])
  })

  const link = (url: string) =>
    element('link', [text('a link')], { version: 3, fields: { linkType: 'custom', url, newTab: false } })

  // spec: D.admin.pasted
  test('a pasted link that runs a script is refused in a sentence, wherever it stands', async () => {
    const data = page({ ...prose(element('list', [element('listitem', [link('javascript:alert(3)')])])) })
    const answer = await system.request('editor', 'POST', '/api/pages', { ...data, _status: 'published' })
    const message =
      'No link can lead to “javascript:alert(3)”. Start with https://, mailto:, tel:, / for a page of this site, or # for a part of this page; no password and no backslash in it.'
    expect([answer.status, faultsIn(answer.body)]).toEqual([400, [`blocks.0.content: ${message}`]])
  })

  // spec: D.admin.pasted
  test('of scripts and frames nothing but words is published', async () => {
    const data = page({
      ...prose(
        element('script', [text('alert(1)')]),
        { type: 'html', version: 1, html: '<iframe src="https://evil.example"></iframe>' },
        element('paragraph', [text('<script>alert(2)</script>'), link('/about/')]),
      ),
      _status: 'published',
    })
    expect((await system.request('editor', 'POST', '/api/pages', data)).status).toBe(201)
    const draft = await system.request('editor', 'GET', `/api/pages/draft?uid=www.a.example.${data.path}&lang=en`)
    const schema = z.object({ blocks: z.tuple([z.object({ content: z.unknown() })]) })
    const action = { type: 'CUSTOM', url: '/about/', label: '', newTab: false, appearance: 'link' }
    expect(schema.parse(draft.body).blocks[0].content).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: '<script>alert(2)</script>' },
          { type: 'link', action, children: [{ type: 'text', text: 'a link' }] },
        ],
      },
    ])
  })
})

test('nobody without an account is told what the catalogue has', async () => {
  const answers = await Promise.all(
    ['/api/catalogue/entries?kind=product', '/api/catalogue/pictures/product/7119'].map((path) =>
      system.request('stranger', 'GET', path),
    ),
  )
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [403, { message: 'Your account may not read pages.' }],
    [403, { message: 'Your account may not read pages.' }],
  ])
})
