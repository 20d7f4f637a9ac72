import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makeSite, type RoleOrStranger, startTestSystem, type TestSystem } from '../access/content-system.fixture.ts'

/** Translations by the REST interface that the admin uses. */
let system: TestSystem
let siteId = 0
beforeAll(async () => {
  system = await startTestSystem()
  siteId = await makeSite(system, 'www.a.example', { languages: ['en', 'de', 'fr'] })
})
afterAll(() => system.stop())

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

async function create(person: RoleOrStranger, collection: string, data: object): Promise<number> {
  const separator = collection.includes('?') ? '&' : '?'
  const { body } = await system.request(person, 'POST', `/api/${collection}${separator}locale=en`, data)
  return createdSchema.parse(body).doc.id
}

let count = 0
const pageOf = (values: object = {}) => {
  count += 1
  return {
    site: siteId,
    lang: 'en',
    kind: 'page',
    pageType: 'contentPage',
    title: 'The towers',
    path: `page-${count}`,
    ...values,
  }
}

const startedSchema = z.object({ id: z.number() })

/** The number of the page's translation, which is started. */
async function start(id: number, lang: string, person: RoleOrStranger = 'translator'): Promise<number> {
  const { body } = await system.request(person, 'POST', `/api/pages/${id}/translations`, { lang })
  return startedSchema.parse(body).id
}

describe('what a translation was made from', () => {
  const readNotes = async (id: number) => {
    const { wordsHash, sourceHash, madeFrom } = await system.payload.findByID({ collection: 'pages', id, draft: true })
    return { wordsHash, sourceHash, madeFrom }
  }

  // spec: D.translations.1
  test('is the source as it is when the translation is started, and stays so when the source changes', async () => {
    const source = await create('editor', 'pages', pageOf({ _status: 'published' }))
    const { wordsHash, sourceHash } = await readNotes(source)
    expect(sourceHash).toBe(null)
    const german = await start(source, 'de')
    expect(await readNotes(german)).toEqual({ wordsHash, sourceHash: wordsHash, madeFrom: { title: ['The towers'] } })
    await system.request('editor', 'PATCH', `/api/pages/${source}`, { title: 'All towers', _status: 'published' })
    await system.request('translator', 'PATCH', `/api/pages/${german}?draft=true`, { title: 'Die Türme' })
    const changed = await readNotes(german)
    expect(changed).toEqual({
      wordsHash: changed.wordsHash,
      sourceHash: wordsHash,
      madeFrom: { title: ['The towers'] },
    })
    expect((await readNotes(source)).wordsHash).not.toBe(wordsHash)
  })

  // spec: D.translations.1
  test('is of the system: nobody reads or writes it', async () => {
    const source = await create('editor', 'pages', pageOf({ wordsHash: 'x', sourceHash: 'x', madeFrom: {} }))
    const { body } = await system.request('admin', 'GET', `/api/pages/${source}?depth=0`)
    const names = Object.keys(z.record(z.string(), z.unknown()).parse(body))
    expect(names.filter((name) => ['wordsHash', 'sourceHash', 'madeFrom'].includes(name))).toEqual([])
    expect((await readNotes(source)).sourceHash).toBe(null)
  })
})

const text = (words: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})
const paragraph = (...children: object[]) => ({
  type: 'paragraph',
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  textFormat: 0,
  textStyle: '',
  children,
})
const prose = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
})

/** A page with a text, a question and a link, in English and started in German. */
async function startPair(): Promise<{ source: number; german: number }> {
  const blocks = [
    {
      blockType: 'richText',
      content: prose(paragraph(text('Take the '), text('fast', 1), text(' bus [icon Bus /].'))),
    },
    { blockType: 'cta', title: 'Go', action: { label: 'There', url: '/there/' } },
  ]
  const source = await create('editor', 'pages', pageOf({ _status: 'published', kicker: 'Paris', blocks }))
  return { source, german: await start(source, 'de') }
}

const shownSchema = z.object({
  updatedAt: z.string(),
  byMachine: z.boolean(),
  units: z.array(
    z.object({
      key: z.string(),
      place: z.array(z.string()),
      state: z.string(),
      source: z.array(z.string()),
      target: z.array(z.string()).nullable(),
      before: z.array(z.string()).nullable(),
    }),
  ),
})
const show = async (id: number) =>
  shownSchema.parse((await system.request('viewer', 'GET', `/api/pages/${id}/translation`)).body)
const statesOf = async (id: number) =>
  Object.fromEntries((await show(id)).units.map(({ place, state }) => [place.join(' › '), state]))

/** Saves words of one field, named as the view names it. */
async function save(id: number, field: string, target: string, person: RoleOrStranger = 'translator') {
  const { units, updatedAt } = await show(id)
  const unit = units.find(({ place }) => place.at(-1) === field)
  const words = unit && { [unit.key]: { source: unit.source, target: [target] } }
  return system.request(person, 'PATCH', `/api/pages/${id}/translation`, { updatedAt, units: words })
}

describe('the translate view', () => {
  // spec: D.translations.4
  test('shows each field beside its source, saves it, and marks what has changed since', async () => {
    const { source, german } = await startPair()
    expect((await show(german)).units.map(({ place, state, target }) => [place.join(' › '), state, target])).toEqual([
      ['Title', 'copied', ['The towers']],
      ['Line above the title', 'copied', ['Paris']],
      ['Block 1: Text › Text', 'copied', ['Take the {1}fast{/1} bus {2/}.']],
      ['Block 2: Call to action › Title', 'copied', ['Go']],
      ['Block 2: Call to action › Button › Words on the link', 'copied', ['There']],
    ])
    expect((await save(german, 'Text', 'Nimm den {1}schnellen{/1} Bus {2/}.')).status).toBe(200)
    expect((await save(german, 'Title', 'Die Türme')).status).toBe(200)
    const page = await system.payload.findByID({ collection: 'pages', id: german, draft: true, depth: 0 })
    expect(page.title).toBe('Die Türme')
    const [block] = page.blocks ?? []
    expect(block?.blockType === 'richText' && block.content).toEqual(
      prose(paragraph(text('Nimm den '), text('schnellen', 1), text(' Bus [icon Bus /].'))),
    )
    await system.request('editor', 'PATCH', `/api/pages/${source}`, { title: 'All towers', _status: 'published' })
    expect(await statesOf(german)).toEqual({
      Title: 'changed',
      'Line above the title': 'copied',
      'Block 1: Text › Text': 'done',
      'Block 2: Call to action › Title': 'copied',
      'Block 2: Call to action › Button › Words on the link': 'copied',
    })
    expect((await show(german)).units[0]?.before).toEqual(['The towers'])
    const { updatedAt } = await show(german)
    await system.request('translator', 'PATCH', `/api/pages/${german}/translation`, { updatedAt, isUpToDate: true })
    expect((await statesOf(german)).Title).toBe('done')
  })

  // spec: D.translations.10
  test('makes the address of the translated title while nobody has chosen one, until the page is published', async () => {
    const source = await create(
      'editor',
      'pages',
      pageOf({ _status: 'published', path: 'walks/at-noon', title: 'At noon' }),
    )
    const german = await start(source, 'de')
    const addressOf = async (id: number) => {
      const { path, uid } = await system.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })
      return [path, uid]
    }
    expect((await addressOf(german))[0]).toBe('walks/at-noon')
    expect((await save(german, 'Title', 'Über Mittag')).status).toBe(200)
    expect(await addressOf(german)).toEqual(['walks/ueber-mittag', 'www.a.example.walks.ueber-mittag'])
    expect((await save(german, 'Title', 'Am Mittag')).status).toBe(200)
    expect((await addressOf(german))[0]).toBe('walks/am-mittag')
    await system.request('editor', 'PATCH', `/api/pages/${german}`, { _status: 'published' })
    expect((await save(german, 'Title', 'Zu Mittag')).status).toBe(200)
    expect((await addressOf(german))[0]).toBe('walks/am-mittag')
    const other = await create('editor', 'pages', pageOf({ _status: 'published', path: 'walks/noon', title: 'Noon' }))
    const taken = await start(other, 'de')
    expect((await save(taken, 'Title', 'Am Mittag')).status).toBe(200)
    expect((await addressOf(taken))[0]).toBe('walks/noon')
    expect(await groupOf(german)).toBe(await groupOf(source))
  })

  const groupOf = async (id: number) =>
    (await system.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })).translationGroup

  // spec: D.translations.4
  test('takes nothing without its codes, for another source, or over somebody else’s words', async () => {
    const { source, german } = await startPair()
    const { body, status } = await save(german, 'Text', 'Nimm den Bus {2/}.')
    expect([status, body]).toEqual([
      400,
      {
        message: 'Block 1: Text › Text: the code {1}…{/1} is missing.',
        faults: ['Block 1: Text › Text: the code {1}…{/1} is missing.'],
      },
    ])
    const { updatedAt } = await show(german)
    const stale = { title: { source: ['Other'], target: ['Andere'] } }
    const answer = await system.request('translator', 'PATCH', `/api/pages/${german}/translation`, {
      updatedAt,
      units: stale,
    })
    expect(answer.status).toBe(400)
    await save(german, 'Title', 'Die Türme', 'editor')
    const late = { title: { source: ['The towers'], target: ['Türme'] } }
    const refused = await system.request('translator', 'PATCH', `/api/pages/${german}/translation`, {
      updatedAt,
      units: late,
    })
    expect(refused.status).toBe(409)
    const page = await system.payload.findByID({ collection: 'pages', id: german, draft: true, depth: 0 })
    expect(page.title).toBe('Die Türme')
    expect((await system.request('editor', 'GET', `/api/pages/${source}/translation`)).status).toBe(409)
  })

  // spec: D.translations.9
  test('is for nobody who may not', async () => {
    const { german } = await startPair()
    const path = `/api/pages/${german}/translation`
    for (const [method, address] of [
      ['GET', path],
      ['PATCH', path],
      ['GET', `${path}/file?format=csv`],
      ['POST', `${path}/file`],
      ['POST', `${path}/proposal`],
      ['POST', `/api/pages/${german}/translations/missing`],
      ['GET', '/api/pages/matrix'],
    ] as const) {
      expect([
        method,
        address,
        (await system.request('stranger', method, address, method === 'GET' ? undefined : {})).status,
      ]).toEqual([method, address, 403])
      if (method !== 'GET') expect((await system.request('viewer', method, address, {})).status).toBe(403)
    }
    expect((await system.request('editor', 'GET', '/api/pages/999999/translation')).status).toBe(404)
    expect((await system.request('editor', 'GET', '/api/pages/1e9x/translation')).status).toBe(404)
    expect((await system.request('editor', 'PATCH', path, { updatedAt: 'x' })).status).toBe(400)
    const unset = await system.request('editor', 'POST', `${path}/proposal`, {})
    expect([unset.status, unset.messages.map(({ code }) => code)]).toEqual([503, ['machine.none']])
  })
})

describe('files for translators', () => {
  test.each(['xliff', 'csv'])(
    // spec: D.translations.6
    '%s goes out, comes back translated, and a broken one changes nothing',
    async (format) => {
      const { german } = await startPair()
      const path = `/api/pages/${german}/translation/file`
      const { body, headers } = await system.request('translator', 'GET', `${path}?format=${format}`)
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="www\.a\.example\.page-\d+\.de\.(xlf|csv)"$/,
      )
      const sent = String(body)
      const { updatedAt } = await show(german)
      const take = (content: string) => system.request('translator', 'POST', path, { updatedAt, content })
      const half = sent.slice(0, sent.length / 2)
      expect((await take(half)).status).toBe(400)
      expect((await show(german)).updatedAt).toBe(updatedAt)
      const last = sent.lastIndexOf('There')
      const { status, body: answer } = await take(`${sent.slice(0, last)}Dorthin${sent.slice(last + 5)}`)
      expect([status, z.object({ taken: z.number(), skipped: z.array(z.string()) }).parse(answer)]).toEqual([
        200,
        { taken: 5, skipped: [] },
      ])
      expect((await show(german)).units.at(-1)?.target).toEqual(['Dorthin'])
    },
  )
})

// spec: D.translations.2
test('every missing language is started at once, and the matrix shows what there is', async () => {
  const source = await create('editor', 'pages', pageOf({ _status: 'published', path: 'zz-last' }))
  const { body } = await system.request('translator', 'POST', `/api/pages/${source}/translations/missing`, {})
  const { started, faults } = z
    .object({ started: z.array(z.object({ lang: z.string(), id: z.number() })), faults: z.array(z.string()) })
    .parse(body)
  expect([started.map(({ lang }) => lang), faults]).toEqual([['fr', 'de'], []])
  await system.request('editor', 'PATCH', `/api/pages/${source}`, { title: 'New words', _status: 'published' })
  const answer = await system.request('viewer', 'GET', `/api/pages/matrix?site=${siteId}&state=outdated`)
  const { lines } = z.object({ lines: z.array(z.looseObject({ group: z.string() })) }).parse(answer.body)
  const [french, german] = started
  expect(lines.at(-1)).toEqual({
    ...{
      id: source,
      group: lines.at(-1)?.group,
      site: siteId,
      host: 'www.a.example',
      title: 'New words',
      path: 'zz-last',
    },
    cells: [
      { lang: 'en', id: source, states: ['live'], isSource: true },
      { lang: 'fr', id: french?.id, states: ['draft', 'outdated'], isSource: false },
      { lang: 'de', id: german?.id, states: ['draft', 'outdated'], isSource: false },
    ],
  })
  expect((await system.request('viewer', 'GET', '/api/pages/matrix?lang=xx')).status).toBe(400)
})
