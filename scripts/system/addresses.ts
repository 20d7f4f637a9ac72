import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../apps/cms/src/content-files/accounts.ts'
import { ROOT } from '../folders.ts'
import { displayPath } from '../tasks/content-hash.ts'
import type { Settings } from './settings.ts'

/** Where to go now, for the person who started the system. */
export function describeAddresses({ ports, sample, dataDirectory }: Settings): string {
  const lines: [string, string][] = [['Site', `http://localhost:${ports.SITE_PORT}/`]]
  const content = sample?.content
  if (content) {
    const hosts = listSampleHosts(content)
    lines.push(...hosts.map((host): [string, string] => ['', `http://${host}.localhost:${ports.SITE_PORT}/`]))
  }
  lines.push(['Admin', `http://localhost:${ports.CMS_PORT}/admin`])
  if (content) lines.push(['', `login ${SAMPLE_LOGIN.email}, password ${SAMPLE_PASSWORD}`])
  if (sample) lines.push(['Sandbox', `http://localhost:${ports.SANDBOX_PORT}/`])
  const addresses = lines.map(([label, address]) => `  ${label.padEnd(9)}${address}`).join('\n')
  return sample && !content ? `${addresses}\n\n${describeFirstSteps(ports, dataDirectory)}` : addresses
}

/** What to do with a system that has no content yet. */
function describeFirstSteps({ CMS_PORT }: Settings['ports'], dataDirectory: string): string {
  return [
    'Nothing is published yet:',
    `  1. Make the first account, in another terminal: DATA_DIR=${displayPath(ROOT, dataDirectory)} npm run create-admin`,
    `  2. Make a site: http://localhost:${CMS_PORT}/admin/collections/sites/create`,
    '  3. Make its home page and publish it; the site then answers at http://<host>.localhost and its port.',
    'The catalogue is the small one of the sandbox; your own: docs/how-to/point-at-a-real-catalogue.md.',
  ].join('\n')
}

/**
 * The hosts of the sample sites, from their own files.
 *
 * @param content folder of the sample's content
 */
export function listSampleHosts(content: string): string[] {
  const files = globSync('sites/*/site.json', { cwd: content }).sort().reverse()
  const hosts = files.map((file) => /"host": "([^"]+)"/.exec(readFileSync(join(content, file), 'utf8'))?.[1] ?? '')
  return [...new Set(hosts)].filter(Boolean)
}
