import { expect, test, vi } from 'vitest'
import { createWithFallback } from './with-fallback.ts'

// spec: 8.errors.9
test('a rejected call among others is logged with the page identifier, and the others keep their answers', async () => {
  const error = vi.fn()
  const settle = createWithFallback({ error }, 'www.a.example.paris')
  const broken = new Error('out of order')
  const answers = await Promise.all([
    settle('listing', Promise.reject(broken), 'nothing'),
    settle('product', Promise.resolve('a product'), 'nothing'),
  ])
  expect(answers).toEqual(['nothing', 'a product'])
  expect(error.mock.calls).toEqual([
    ['Batched call rejected', { pageIdentifier: 'www.a.example.paris', call: 'listing', err: broken }],
  ])
})
