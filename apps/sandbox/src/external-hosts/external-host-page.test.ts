import { expect, test } from 'vitest'
import { simulateExternalHostPage } from './external-host-page.ts'

test.each([
  [
    'the register’s entry',
    'register.stagedoor-council.example.localhost',
    '/retailers/london-theatre-tickets/',
    [200, 'London Theatre Tickets in the register'],
  ],
  ['no entry', 'register.stagedoor-council.example.localhost', '/retailers/<b>/', [404, 'No such entry']],
  ['the app', 'app.wayfare.example.localhost', '/eiffel-tower/', [200, 'The app of wayfare.example']],
  ['the app without a place', 'app.wayfare.example.localhost', '/', [200, 'The app of wayfare.example']],
  ['a booking host is the sandbox’s own', 'book.wayfare.example.localhost', '/book/1/select/', undefined],
  ['so is the sandbox', 'localhost', '/', undefined],
  ['no production host', 'app.wayfare.example', '/', undefined],
])('who answers: %s', (_, host, path, expected) => {
  const page = simulateExternalHostPage(host, path)
  expect(page && [page.status, page.title]).toEqual(expected)
})

test('what an address says is shown as text', () => {
  const page = simulateExternalHostPage('app.wayfare.example.localhost', '/<script>alert(1)</script>/')
  expect(page?.content.markup).toContain('/&lt;script&gt;alert(1)&lt;/script&gt;/')
})
