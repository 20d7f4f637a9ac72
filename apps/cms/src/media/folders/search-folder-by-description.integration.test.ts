import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  drawPicture,
  pictureUploadForm,
  startTestSystem,
  type TestSystem,
} from '../../access/content-system.fixture.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startTestSystem()
})
afterAll(() => system.stop())

const madeSchema = z.object({ doc: z.object({ id: z.number() }) })
const foundSchema = z.object({
  docs: z.array(z.object({ documentsAndFolders: z.object({ docs: z.array(z.object({ relationTo: z.string() })) }) })),
})

/** As Payload's view of a folder asks. */
async function findIn(folder: number, words: string): Promise<string[]> {
  const named = [{ filename: { like: words } }, { alt: { like: words } }]
  const pictures = { and: [{ or: named }, { relationTo: { equals: 'media' } }, { deletedAt: { exists: false } }] }
  const folders = { and: [{ or: [{ name: { like: words } }] }, { relationTo: { equals: 'payload-folders' } }] }
  const found = await system.payload.find({
    collection: 'payload-folders',
    where: { id: { equals: folder } },
    joins: { documentsAndFolders: { limit: 100, sort: 'name', where: { or: [folders, { or: [pictures] }] } } },
    select: { documentsAndFolders: true },
    depth: 0,
    user: { ...system.people.editor, collection: 'users' },
    overrideAccess: false,
  })
  return foundSchema
    .parse(found)
    .docs.flatMap((doc) => doc.documentsAndFolders.docs.map(({ relationTo }) => relationTo))
}

// spec: D.admin.folders
test('in a folder a picture is found by its name and by its description, as in the list', async () => {
  const make = async (path: string, body: object) =>
    madeSchema.parse((await system.request('editor', 'POST', path, body)).body).doc.id
  const picture = await make('/api/media?locale=en', pictureUploadForm('louvre-day.png', await drawPicture()))
  const folder = await make('/api/payload-folders', { name: 'Museums' })
  await make('/api/payload-folders', { name: 'Blue hour', folder })
  await system.request('editor', 'PATCH', `/api/media/${picture}`, { folder })
  await make('/api/media?locale=en', pictureUploadForm('elsewhere.png', await drawPicture()))
  expect(await findIn(folder, 'louvre')).toEqual(['media'])
  expect((await findIn(folder, 'blue')).toSorted()).toEqual(['media', 'payload-folders'])
  expect(await findIn(folder, 'green')).toEqual([])
})
