import { CRAWLER_PURPOSES, type CrawlerPurpose } from '@passepartout/content-model/crawler-purposes'
import type { FileRequest } from '../request/address/resolve-address.ts'
import { CRAWLERS } from './crawlers.ts'

/**
 * `robots.txt`: production names its sitemap, and allows everything but to crawlers that the site turns away; other environments
 * disallow everything (docs/specification/d-our-choices.md, "Hosts and environments").
 *
 * @param refused purposes of the crawlers that the site at the host's root turns away
 */
export function buildRobots(
  { environment, host }: Pick<FileRequest, 'environment' | 'host'>,
  refused: readonly CrawlerPurpose[] = [],
): string {
  if (environment !== 'production' || host === undefined) return 'User-agent: *\nDisallow: /\n'
  const named = (purposes: readonly CrawlerPurpose[]) => purposes.flatMap((purpose) => CRAWLERS[purpose])
  // A crawler that nobody knows reads for a search engine, if anything.
  const groups = refused.includes('search')
    ? [
        group(named(CRAWLER_PURPOSES.filter((purpose) => !refused.includes(purpose))), 'Allow'),
        group(['*'], 'Disallow'),
      ]
    : [group(named(refused), 'Disallow'), group(['*'], 'Allow')]
  return [...groups.filter(Boolean), `Sitemap: https://${host}/sitemap.xml\n`].join('\n')
}

/** Empty without a name. */
function group(names: readonly string[], rule: 'Allow' | 'Disallow'): string {
  return names.length === 0 ? '' : `${names.map((name) => `User-agent: ${name}\n`).join('')}${rule}: /\n`
}
