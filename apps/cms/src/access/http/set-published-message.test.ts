import { expect, test } from 'vitest'
import { setPublishedMessage } from './set-published-message.ts'

const COLLECTIONS = [
  { slug: 'pages', versions: { drafts: { autosave: false } } },
  { slug: 'users', versions: undefined },
]

const PAGE = 'https://cms.example/api/pages/7?depth=0'
const UPDATED = { message: 'Updated successfully.', doc: { id: 7, _status: 'published' } }

async function told(language: string, method: string, address: string, body: object, status = 200) {
  const answer = Response.json(body, { status, headers: { 'x-kept': 'yes' } })
  const said = await setPublishedMessage(answer, new Request(address, { method }), {
    language,
    collections: COLLECTIONS,
  })
  return [said.status, said.headers.get('x-kept'), await said.json()]
}

test.each([
  ['en', 'Published.'],
  ['de', 'Veröffentlicht.'],
  ['fr', 'Publié.'],
  ['es', 'Publicado.'],
  ['ru', 'Опубликовано.'],
])('a change that publishes is told as such (%s)', async (language, message) => {
  expect(await told(language, 'PATCH', PAGE, UPDATED)).toEqual([200, 'yes', { ...UPDATED, message }])
})

test.each([
  ['a draft', 'PATCH', `${PAGE}&draft=true`, UPDATED, 200],
  ['what is taken offline', 'PATCH', PAGE, { ...UPDATED, doc: { id: 7, _status: 'draft' } }, 200],
  ['a refusal', 'PATCH', PAGE, { errors: [{ message: 'No.' }] }, 400],
  ['a new document', 'POST', 'https://cms.example/api/pages', UPDATED, 200],
  ['what has no drafts', 'PATCH', 'https://cms.example/api/users/7', UPDATED, 200],
  ['an endpoint of our own', 'PATCH', 'https://cms.example/api/pages/7/translation', UPDATED, 200],
] as const)('%s is told as before', async (_what, method, address, body, status) => {
  expect(await told('en', method, address, body, status)).toEqual([status, 'yes', body])
})
