import type { AskedFile } from '../request/address/resolve-address.ts'

/**
 * `robots.txt`: production is open and names its sitemap; everywhere else nothing may be read
 * (docs/specification/d-our-choices.md, "Hosts and environments").
 */
export function buildRobots({ environment, host }: Pick<AskedFile, 'environment' | 'host'>): string {
  if (environment !== 'production' || host === undefined) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: https://${host}/sitemap.xml\n`
}
