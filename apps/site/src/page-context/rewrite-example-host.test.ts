import { expect, test } from 'vitest'
import { rewriteExampleHost } from './rewrite-example-host.ts'

const HOME = 'http://www.wayfare.example.localhost:3000'

test.each([
  [
    'a name that nobody has',
    'https://app.wayfare.example/rome/?x=1',
    HOME,
    'http://app.wayfare.example.localhost:3002/rome/?x=1',
  ],
  [
    'by the machine’s own name',
    'https://app.wayfare.example/',
    'http://localhost:3000',
    'http://app.wayfare.example.localhost:3002/',
  ],
  ['in production', 'https://app.wayfare.example/', 'https://www.wayfare.example', 'https://app.wayfare.example/'],
  ['somebody', 'https://www.youtube.com/watch?v=1', HOME, 'https://www.youtube.com/watch?v=1'],
])('%s: %s', (_, address, origin, expected) => {
  expect(rewriteExampleHost(address, { origin }, { base: 'http://{host}.localhost:3002' })).toBe(expected)
})
