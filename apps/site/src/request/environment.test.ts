import { expect, test } from 'vitest'
import { environmentOf } from './environment.ts'

const rules = { onDemandHosts: ['test', 'dev', 'test-*', '*.dev'], nonProductionDomains: ['*'] }

test.each([
  ['localhost', 'development'],
  ['127.0.0.1', 'development'],
  ['stage-www.wayfare.example', 'staging'],
  ['stage-microbrands.internal', 'staging'],
  ['test.internal', 'onDemand'],
  ['dev.wayfare.example', 'onDemand'],
  ['test-12.internal', 'onDemand'],
  ['branch.dev', 'onDemand'],
  ['www.wayfare.example', 'production'],
  ['www.wayfare.example.localhost', 'production'],
  ['contest.example', 'production'],
  ['devon.example', 'production'],
  ['stage-wwwx.example', 'production'],
  ['www.stage-www.example', 'production'],
  // spec: 2.routes.11, 2.routes.12, 2.routes.13, 2.routes.14, D.hosts.3
])('%s is %s', (hostname, environment) => {
  expect(environmentOf(hostname, rules)).toBe(environment)
})

test('without patterns no host is on demand', () => {
  expect(environmentOf('test.internal', { ...rules, onDemandHosts: [] })).toBe('production')
})

test.each([
  ['localhost', 'production'],
  ['[::1]', 'production'],
  ['stage-www.wayfare.example', 'production'],
  ['test.evil.example', 'production'],
  ['test.trials.example', 'onDemand'],
  ['stage-microbrands.trials.example', 'staging'],
  // spec: 2.routes.11, 2.routes.13
])('where one domain alone is named, %s is %s', (hostname, environment) => {
  expect(environmentOf(hostname, { ...rules, nonProductionDomains: ['trials.example'] })).toBe(environment)
})
