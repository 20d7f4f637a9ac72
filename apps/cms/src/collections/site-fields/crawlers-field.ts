import { CRAWLER_PURPOSES, type CrawlerPurpose } from '@passepartout/content-model/crawler-purposes'
import type { Field } from 'payload'
import { onlyAdmins } from '../../access/access-functions.ts'

const LABELS: Readonly<Record<CrawlerPurpose, string>> = {
  search: 'Crawlers of search engines',
  answers: 'Assistants that look something up',
  training: 'Crawlers that collect texts to train models',
}

/** Which crawlers the site's robots.txt lets in: a box for each purpose. */
export const crawlersField: Field = {
  name: 'crawlers',
  type: 'group',
  label: 'Crawlers that may read',
  admin: {
    description:
      'For the whole host, in robots.txt. Crawlers that ignore it are not turned away. Administrators alone change this.',
  },
  fields: CRAWLER_PURPOSES.map((name) => ({
    name,
    type: 'checkbox',
    label: LABELS[name],
    defaultValue: true,
    access: { create: onlyAdmins, update: onlyAdmins },
  })),
}
