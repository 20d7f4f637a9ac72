import { expect, test } from 'vitest'
import { listServices } from './services.ts'
import { type Environment, parseSettings } from './settings.ts'

const REAL = {
  NODE_ENV: 'production',
  CATALOGUE_URL: 'https://api.provider.example',
  IMAGE_URL: 'https://images.provider.example',
  PAYLOAD_SECRET: 'payload-secret-of-thirty-two-letters',
  PURGE_TOKEN: 'purge-token-of-thirty-two-letters-too',
}

test.each<[Environment, string, string]>([
  [{}, '127.0.0.1', 'http://127.0.0.1:3001/healthz'],
  [REAL, '127.0.0.1', 'http://127.0.0.1:3001/healthz'],
  [{ ...REAL, CMS_HOST: '' }, '127.0.0.1', 'http://127.0.0.1:3001/healthz'],
  [{ ...REAL, CMS_HOST: '0.0.0.0' }, '0.0.0.0', 'http://127.0.0.1:3001/healthz'],
  [{ ...REAL, CMS_HOST: '::' }, '::', 'http://[::1]:3001/healthz'],
  [{ ...REAL, CMS_HOST: '10.1.2.3', CMS_PORT: '4001' }, '10.1.2.3', 'http://10.1.2.3:4001/healthz'],
  // spec: D.admin.1
])('the content system with %j listens on %s', (environment, host, readyUrl) => {
  const cms = listServices(parseSettings(environment), 'built').find(({ name }) => name === 'content system')
  expect({ hostname: cms?.args.slice(-2), readyUrl: cms?.readyUrl }).toEqual({
    hostname: ['--hostname', host],
    readyUrl,
  })
})
