import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../apps/cms/src/content-files/accounts.ts'
import type { Settings } from './settings.ts'

/** Where to go now, for the person who started the system. */
export function describeAddresses({ ports, sampleData, sample }: Settings): string {
  const lines: [string, string][] = [['Site', `http://localhost:${ports.SITE_PORT}/`]]
  const content = sampleData ? sample.content : undefined
  if (content) {
    const hosts = listSampleHosts(content)
    lines.push(...hosts.map((host): [string, string] => ['', `http://${host}.localhost:${ports.SITE_PORT}/`]))
  }
  lines.push(['Admin', `http://localhost:${ports.CMS_PORT}/admin`])
  if (content) lines.push(['', `login ${SAMPLE_LOGIN.email}, password ${SAMPLE_PASSWORD}`])
  else lines.push(['', 'creates the first administrator, then the first site'])
  if (sampleData) lines.push(['Sandbox', `http://localhost:${ports.SANDBOX_PORT}/`])
  return lines.map(([label, address]) => `  ${label.padEnd(9)}${address}`).join('\n')
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
