/** What crawlers read a site for: search results, answers to the question of somebody who waits, or training of models. */
export const CRAWLER_PURPOSES = ['search', 'answers', 'training'] as const
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number]
