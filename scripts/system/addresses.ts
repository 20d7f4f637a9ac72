import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../apps/cms/src/content-files/import/sample-accounts.ts'
import { ROOT } from '../folders.ts'
import { formatDuration } from '../launch/step-times.mjs'
import { displayPath } from '../tasks/content-hash.ts'
import type { Settings } from './settings.ts'

/**
 * The addresses of the site, for the person who started the system.
 *
 * @param left milliseconds until the content system answers
 */
export function describeSiteReady({ ports, sample }: Settings, left: number): string {
  const hosts = sample?.content === undefined ? [] : listSampleHosts(sample.content)
  const lines: [string, string][] = [
    ['Site', `http://localhost:${ports.SITE_PORT}/`],
    ...hosts.map((host): [string, string] => ['', `http://${host}.localhost:${ports.SITE_PORT}/`]),
    ...(sample ? [['Sandbox', `http://localhost:${ports.SANDBOX_PORT}/`] satisfies [string, string]] : []),
  ]
  return `\nSite: ready after ${sinceStart()}\n${formatLines(lines)}\nAdmin: in about ${formatDuration(left)}\n`
}

/** The other addresses, when the content system answers. */
export function describeAdminReady(settings: Settings, logs: string): string {
  const { ports, sample, dataDirectory } = settings
  const login = `login ${SAMPLE_LOGIN.email}, password ${SAMPLE_PASSWORD}`
  const admin = `http://localhost:${ports.CMS_PORT}/admin`
  const lines: [string, string][] = [
    ['Admin', admin],
    ...(sample?.content ? [['', login] satisfies [string, string]] : []),
  ]
  const steps = sample && !sample.content ? `\n${describeFirstSteps(ports, dataDirectory)}\n` : ''
  const end = `Logs: ${displayPath(ROOT, logs)}/. Ctrl-C stops everything.`
  return `\nAdmin: ready after ${sinceStart()}\n${formatLines(lines)}\n${steps}\n${end}\n`
}

function sinceStart(): string {
  return formatDuration(performance.now())
}

function formatLines(lines: readonly (readonly [string, string])[]): string {
  return lines.map(([label, address]) => `  ${label.padEnd(9)}${address}`).join('\n')
}

/** First steps in a system without content. */
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
 * The hosts of the sample sites, from the content files.
 *
 * @param content folder of the sample's content
 */
export function listSampleHosts(content: string): string[] {
  const files = globSync('sites/*/site.json', { cwd: content }).sort().reverse()
  const hosts = files.map((file) => /"host": "([^"]+)"/.exec(readFileSync(join(content, file), 'utf8'))?.[1] ?? '')
  return [...new Set(hosts)].filter(Boolean)
}
