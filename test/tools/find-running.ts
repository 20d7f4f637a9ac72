import { parse } from 'node-html-parser'

/** Attributes in which an address may be a script. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc'])

/**
 * The elements of a page that run what somebody wrote, or that were made of it: scripts, attributes that react, addresses that are
 * scripts, and pictures that nobody meant.
 *
 * @param word that stands in all that was written
 * @returns their names
 */
export function findRunning(html: string, word: string): string[] {
  const runs = (name: string, value: string) =>
    (name.startsWith('on') && value.includes(word)) || (ADDRESSES.has(name) && /^\s*javascript:/i.test(value))
  return parse(html)
    .querySelectorAll('*')
    .filter((element) => {
      const { attributes, rawTagName } = element
      if (rawTagName === 'script' && !/json/.test(attributes.type ?? '') && element.rawText.includes(word)) return true
      return Object.entries(attributes).some(([name, value]) => runs(name.toLowerCase(), value))
    })
    .map(({ rawTagName }) => rawTagName)
}
