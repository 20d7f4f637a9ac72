import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestSystem, type TestSystem } from './content-system.fixture.ts'
import { listLeafFields } from './document-fields.fixture.ts'
import { FIELD_RIGHTS, PAYLOAD_COLLECTIONS, READ_ONLY_COLLECTIONS, rightsByField } from './field-rights.fixture.ts'
import {
  ACTOR_NAMES,
  type Actor,
  createFieldWriteSetup,
  type FieldWriteSetup,
  tryWritingFields,
  WRITABLE_COLLECTIONS,
  type WritableSlug,
} from './field-writers.fixture.ts'

/** Every field by every account: each is tried over REST, and the table says who may (field-rights.fixture.ts). */

let system: TestSystem
let world: FieldWriteSetup

beforeAll(async () => {
  vi.stubEnv('FILE_HOSTS', 'files.wayfare.example')
  system = await startTestSystem()
  world = await createFieldWriteSetup(system)
}, 60_000)
afterAll(() => system.stop())

const pathsOf = (slug: WritableSlug) =>
  listLeafFields(system.payload.collections[slug].config.flattenedFields).map(({ path }) => path)

test('every collection is one that people write, one that nobody writes, or Payload’s own', () => {
  const known: readonly string[] = [...Object.keys(FIELD_RIGHTS), ...READ_ONLY_COLLECTIONS, ...PAYLOAD_COLLECTIONS]
  const unknown = Object.keys(system.payload.collections).filter((slug) => !known.includes(slug))
  const globals = system.payload.globals.config.map(({ slug }) => slug)
  expect(
    [...unknown, ...globals].map(
      (slug) => `Decide who writes the fields of ${slug}: name them in field-rights.fixture.ts.`,
    ),
  ).toEqual([])
})

test.each(WRITABLE_COLLECTIONS)('every field of %s has a row in the table, and each row a field', (slug) => {
  const rows = FIELD_RIGHTS[slug].flatMap(({ fields }) => fields.trim().split(/\s+/))
  const paths = pathsOf(slug)
  const missing = paths.filter((path) => !rows.includes(path))
  const idle = rows.filter((path, index) => !paths.includes(path) || rows.indexOf(path) !== index)
  expect([
    ...missing.map(
      (path) =>
        `Decide who may write ${slug}.${path} and name it in field-rights.fixture.ts. Does it say, for a whole site, where visitors, their payments or scripts go? Then it is an administrator's, and its values are of configured domains (docs/decisions/060-field-level-write-access.md).`,
    ),
    ...idle.map((path) => `field-rights.fixture.ts names ${slug}.${path}, which is no field or stands there twice.`),
  ]).toEqual([])
})

test.each(WRITABLE_COLLECTIONS)(
  // spec: D.admin.fields
  'who writes each field of %s',
  async (slug) => {
    const written = await tryWritingFields(world, slug)
    const inOrder = (actors: readonly Actor[]) => ACTOR_NAMES.filter((actor) => actors.includes(actor)).join(' ')
    const lines = (rights: ReadonlyMap<string, { update: readonly Actor[]; create: readonly Actor[] }>) =>
      Object.fromEntries(
        pathsOf(slug).map((path) => {
          const { update, create } = rights.get(path) ?? { update: [], create: [] }
          return [path, `update: ${inOrder(update)}; create: ${inOrder(create)}`]
        }),
      )
    expect(lines(written)).toEqual(lines(rightsByField(slug)))
  },
  60_000,
)

test.each(READ_ONLY_COLLECTIONS)('nobody writes %s', async (slug) => {
  const answers = new Set<number>()
  for (const actor of ACTOR_NAMES) {
    for (const [method, path] of [
      ['POST', ''],
      ['PATCH', '/1'],
      ['PATCH', '?where[id][exists]=true'],
      ['DELETE', '/1'],
    ] as const)
      answers.add((await system.requestWithKey(world.keys[actor], method, `/api/${slug}${path}`, {})).status)
  }
  expect([...answers]).toEqual([403])
})
