import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { firstMessageOfRefusal, request } from './requests.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}

const schema = z.object({ id: z.number() })

test('an answer of the expected shape is its value', async () => {
  answerWith(200, { id: 7, more: true })
  expect(await request(schema, '/api/pages')).toEqual({ ok: true, value: { id: 7 } })
})

test('an answer of another shape is a failure without a reason', async () => {
  answerWith(200, { id: 'seven' })
  expect(await request(schema, '/api/pages')).toEqual({ ok: false, status: 200, reasons: [], fields: [] })
})

test('nothing that answers is a failure without a status', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  expect(await request(schema, '/api/pages')).toEqual({ ok: false, status: undefined, reasons: [], fields: [] })
})

test.each([
  ['of an endpoint', { message: 'Not yours.' }, 'Not yours.'],
  ['of several places of a file', { message: 'A\nB', faults: ['A', 'B'] }, 'A'],
  ['of Payload', { errors: [{ message: 'Not yours.' }] }, 'Not yours.'],
  ['of Payload, without data', { errors: [{ message: 'Not yours.', data: null }] }, 'Not yours.'],
  [
    'of a field',
    { errors: [{ message: 'Invalid.', data: { errors: [{ path: 'to', message: 'Where?' }] } }] },
    'Where?',
  ],
  ['without a sentence', {}, 'It failed.'],
])('a refusal %s says why', async (_kind, body, reason) => {
  answerWith(403, body)
  const answer = await request(schema, '/api/pages', { method: 'POST', body: {} })
  expect(answer.ok ? undefined : firstMessageOfRefusal(answer, 'It failed.')).toBe(reason)
})
