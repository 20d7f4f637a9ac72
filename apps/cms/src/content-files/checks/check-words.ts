import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ContentFileError } from '../content-file-error.ts'
import { type MergedPage, valueAt } from '../merge-page.ts'

/**
 * The languages of a page say the same things: what one lacks it names, and what all lack is nobody's.
 *
 * @param pages versions that share their facts
 * @param model the language that the others follow
 * @throws ContentFileError for the first word that is missing or too many, and for an omission of nothing
 */
export function checkWords(pages: readonly MergedPage[], model: LanguageCode): void {
  const leading = pages.find(({ lang }) => lang === model)
  for (const page of pages) {
    checkOmissions(page, leading)
    if (leading && page !== leading) checkAgainst(page, leading)
  }
  const [first, ...others] = pages
  const unused = first?.words.value.omits.find((name) => others.every((page) => isOmitted(name, page)))
  if (unused !== undefined) throw first?.facts.mistake(unused.split('.'), 'is omitted by every language')
}

function checkOmissions({ words, omittedFacts }: MergedPage, leading: MergedPage | undefined): void {
  for (const [index, name] of words.value.omits.entries()) {
    const isSaid = [...(leading?.said ?? [])].some((path) => isBelow(path, name))
    if (!omittedFacts.has(name) && !isSaid)
      throw words.mistake(['omits', index], `“${name}” is nothing that the page has`)
  }
}

function checkAgainst(page: MergedPage, leading: MergedPage): void {
  const missing = [...leading.said].find((name) => !page.said.has(name) && !isOmitted(name, page))
  if (missing !== undefined) throw missingWords(missing.split('.'), page, leading)
  const added = [...page.said].find((name) => !leading.said.has(name) && !isOmitted(name, leading))
  if (added !== undefined) throw page.words.mistake(added.split('.'), `is said here and not in ${leading.lang}`)
}

/** Names the whole card, not its first word, when nothing of the card is there. */
function missingWords(path: readonly string[], { words, lang }: MergedPage, leading: MergedPage): ContentFileError {
  const depth = path.findIndex((_, index) => valueAt(words.value, path.slice(0, index + 1)) === undefined)
  const reason = `has words in ${leading.lang} and none in ${lang}, nor is it named in “omits”`
  return words.mistake(path.slice(0, depth + 1), reason)
}

function isOmitted(name: string, { words }: MergedPage): boolean {
  return words.value.omits.some((omitted) => isBelow(name, omitted))
}

function isBelow(name: string, above: string): boolean {
  return name === above || name.startsWith(`${above}.`)
}
