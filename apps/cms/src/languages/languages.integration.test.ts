import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Person, startTestSystem, type TestSystem } from '../access/content-system.fixture.ts'

/** Translations by the REST interface that the admin uses. */
let system: TestSystem
let siteId = 0
beforeAll(async () => {
  system = await startTestSystem()
  siteId = await create('admin', 'sites', {
    host: 'www.a.example',
    name: 'A',
    structureType: 'rootDomain',
    brand: 'wayfare',
    languages: ['en', 'de', 'fr'],
    defaultCurrency: 'EUR',
    timeZone: 'Europe/Paris',
    nakedDomain: 'a.example',
  })
})
afterAll(() => system.stop())

const createdSchema = z.object({ doc: z.object({ id: z.number() }) })

async function create(person: Person, collection: string, data: object): Promise<number> {
  const separator = collection.includes('?') ? '&' : '?'
  const { body } = await system.ask(person, 'POST', `/api/${collection}${separator}locale=en`, data)
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
async function start(id: number, lang: string, person: Person = 'translator'): Promise<number> {
  const { body } = await system.ask(person, 'POST', `/api/pages/${id}/translations`, { lang })
  return startedSchema.parse(body).id
}

describe('what a translation was made from', () => {
  const readNotes = async (id: number) => {
    const { wordsHash, sourceHash, madeFrom } = await system.payload.findByID({ collection: 'pages', id, draft: true })
    return { wordsHash, sourceHash, madeFrom }
  }

  test('is the source as it is when the translation is started, and stays so when the source changes', async () => {
    const source = await create('editor', 'pages', pageOf({ _status: 'published' }))
    const { wordsHash, sourceHash } = await readNotes(source)
    expect(sourceHash).toBe(null)
    const german = await start(source, 'de')
    expect(await readNotes(german)).toEqual({ wordsHash, sourceHash: wordsHash, madeFrom: { title: ['The towers'] } })
    await system.ask('editor', 'PATCH', `/api/pages/${source}`, { title: 'All towers', _status: 'published' })
    await system.ask('translator', 'PATCH', `/api/pages/${german}?draft=true`, { title: 'Die Türme' })
    const changed = await readNotes(german)
    expect(changed).toEqual({
      wordsHash: changed.wordsHash,
      sourceHash: wordsHash,
      madeFrom: { title: ['The towers'] },
    })
    expect((await readNotes(source)).wordsHash).not.toBe(wordsHash)
  })

  test('is of the system: nobody reads or writes it', async () => {
    const source = await create('editor', 'pages', pageOf({ wordsHash: 'x', sourceHash: 'x', madeFrom: {} }))
    const { body } = await system.ask('admin', 'GET', `/api/pages/${source}?depth=0`)
    const names = Object.keys(z.record(z.string(), z.unknown()).parse(body))
    expect(names.filter((name) => ['wordsHash', 'sourceHash', 'madeFrom'].includes(name))).toEqual([])
    expect((await readNotes(source)).sourceHash).toBe(null)
  })
})
