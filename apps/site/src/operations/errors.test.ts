import { expect, test, vi } from 'vitest'
import {
  ApiError,
  DocumentNotFoundError,
  FETCH_FAILED_MESSAGE,
  INVALID_URL_MESSAGE,
  NO_DOCUMENT_MESSAGE,
} from './errors.ts'

// spec: 8.errors.1, 8.errors.3
test('the messages of the catalogue of errors', () => {
  expect([NO_DOCUMENT_MESSAGE, FETCH_FAILED_MESSAGE, INVALID_URL_MESSAGE]).toEqual([
    'No document found',
    'Fetch failed',
    'Invalid URL',
  ])
  expect(new DocumentNotFoundError('www.a.example')).toMatchObject({
    message: 'No document found',
    pageIdentifier: 'www.a.example',
  })
})

// spec: 8.errors.5, D.display.16
test('an API error logs itself once when it is created', () => {
  const error = vi.fn()
  const thrown = new ApiError({ error }, 'GET /x', { status: 500 })
  expect(thrown).toMatchObject({ message: 'Fetch failed', source: 'GET /x' })
  expect(error.mock.calls).toEqual([['Fetch failed', { source: 'GET /x', status: 500 }]])
})

// spec: 8.errors.6
test('an API error keeps the stack of what went wrong first', () => {
  const cause = new TypeError('socket closed')
  const thrown = new ApiError({ error: () => undefined }, 'GET /x', {}, cause)
  expect(thrown.stack).toBe(cause.stack)
  expect(thrown.cause).toBe(cause)
})
