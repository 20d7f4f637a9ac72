import type { FileRequest } from '../request/address/resolve-address.ts'

/**
 * `robots.txt`: production allows everything and names its sitemap; other environments disallow everything
 * (docs/specification/d-our-choices.md, "Hosts and environments").
 */
export function buildRobots({ environment, host }: Pick<FileRequest, 'environment' | 'host'>): string {
  if (environment !== 'production' || host === undefined) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: https://${host}/sitemap.xml\n`
}
