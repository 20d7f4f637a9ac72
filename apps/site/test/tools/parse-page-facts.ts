import { FACTS_ID, type PageFacts } from '../../src/analytics/page-facts.ts'

/** What a page tells the script that measures: its one JSON. */
export function parsePageFacts(html: string): PageFacts {
  const [, json = 'null'] =
    new RegExp(`<script id="${FACTS_ID}" type="application/json">(.*?)</script>`).exec(html) ?? []
  return JSON.parse(json)
}
