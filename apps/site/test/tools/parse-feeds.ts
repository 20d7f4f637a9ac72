import { gunzipSync } from 'node:zlib'
import Papa from 'papaparse'
import { SaxesParser } from 'saxes'

/** Fields of a product by name. */
export type FeedRow = Readonly<Record<string, string>>

/** The products of a merchant feed in CSV. @throws Error where it is no valid CSV */
export function parseMerchantCsv(text: string): readonly FeedRow[] {
  const { data, errors } = Papa.parse<FeedRow>(text, { header: true, skipEmptyLines: true })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data
}

/**
 * A merchant feed in RSS 2.0: the title of its channel, and of each product the fields in Google's namespace.
 *
 * @throws Error where it is not well-formed
 */
export function parseMerchantRss(xml: string): { readonly title: string; readonly items: readonly FeedRow[] } {
  const items: Record<string, string>[] = []
  let [title, text] = ['', '']
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ name }) => {
    text = ''
    if (name === 'item') items.push({})
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.on('closetag', ({ name, uri }) => {
    if (name === 'title' && items.length === 0) title = text
    const item = items.at(-1)
    if (item && uri === 'http://base.google.com/ns/1.0') item[name.slice(2)] = text
  })
  parser.write(xml).close()
  return { title, items }
}

/** The products of a feed for assistants: JSON Lines, packed by gzip. */
export function parseAssistantLines(packed: Buffer): readonly Readonly<Record<string, unknown>>[] {
  const lines = gunzipSync(packed).toString().split('\n').filter(Boolean)
  return lines.map((line): Record<string, unknown> => JSON.parse(line))
}
