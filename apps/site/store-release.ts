import { join } from 'node:path'
import { PriceHistory } from './src/catalogue/prices/price-history.ts'
import { IndexWriter } from './src/search/index-writer.ts'

/**
 * `node store-release.ts <folder>`: what the site of this release writes beside what is published, for the tests of the
 * releases after it (scripts/store-release.ts).
 */
const [folder = '.'] = process.argv.slice(2)

const prices = new PriceHistory(join(folder, 'prices.db'))
for (const [day, amount] of [40, 40, 36].entries())
  prices.read(640_110, { amount, currency: 'EUR' }, amount, Date.UTC(2026, 10, 1 + day))
prices.close()

new IndexWriter(join(folder, 'search.db')).close()
