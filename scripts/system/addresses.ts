import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SAMPLE_LOGIN, SAMPLE_PASSWORD } from '../../apps/cms/src/content-files/accounts.ts'
import { ROOT } from '../folders.ts'
import type { Settings } from './settings.ts'

/** Where to go now, for the person who started the system. */
export function describeAddresses({ ports, sampleData }: Settings): string {
  const lines: [string, string][] = [['Site', `http://localhost:${ports.SITE_PORT}/`]]
  if (sampleData) {
    lines.push(
      ...listSampleHosts().map((host): [string, string] => ['', `http://${host}.localhost:${ports.SITE_PORT}/`]),
    )
  }
  lines.push(['Admin', `http://localhost:${ports.CMS_PORT}/admin`])
  if (sampleData) {
    lines.push(['', `login ${SAMPLE_LOGIN.email}, password ${SAMPLE_PASSWORD}`])
    lines.push(['Sandbox', `http://localhost:${ports.SANDBOX_PORT}/`])
  }
  return lines.map(([label, address]) => `  ${label.padEnd(9)}${address}`).join('\n')
}

/** The hosts of the sample sites, from their own files. */
export function listSampleHosts(): string[] {
  const files = globSync('demo/content/sites/*/site.json', { cwd: ROOT }).sort().reverse()
  const hosts = files.map((file) => /"host": "([^"]+)"/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? '')
  return [...new Set(hosts)].filter(Boolean)
}
