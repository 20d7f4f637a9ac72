import type { Settings } from './settings.ts'

/** The sample administrator; exists only where there is sample data. */
const SAMPLE_LOGIN = { email: 'admin@passepartout.example', password: 'passepartout' }

const SAMPLE_HOSTS = ['www.wayfare.example', 'www.london-theatre-tickets.example']

/** Where to go now, for the person who started the system. */
export function describeAddresses({ ports, sampleData }: Settings): string {
  const lines: [string, string][] = [['Site', `http://localhost:${ports.SITE_PORT}/`]]
  if (sampleData) {
    lines.push(...SAMPLE_HOSTS.map((host): [string, string] => ['', `http://${host}.localhost:${ports.SITE_PORT}/`]))
  }
  lines.push(['Admin', `http://localhost:${ports.CMS_PORT}/admin`])
  if (sampleData) {
    lines.push(['', `${SAMPLE_LOGIN.email}, password ${SAMPLE_LOGIN.password}`])
    lines.push(['Sandbox', `http://localhost:${ports.SANDBOX_PORT}/`])
  }
  return lines.map(([label, address]) => `  ${label.padEnd(9)}${address}`).join('\n')
}
