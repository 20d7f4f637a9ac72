import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ContentFileError } from '../read/content-file-error.ts'
import { type MergedPage, valueAt } from '../read/merge-page.ts'

/**
 * All languages of a page have the same texts as the reference language, except those named in `omits`.
 *
 * @param pages versions with shared facts
 * @param model the reference language
 * @throws ContentFileError for the first text that is missing or additional, and for an omission without effect
 */
export function checkTranslations(pages: readonly MergedPage[], model: LanguageCode): void {
  const reference = pages.find(({ lang }) => lang === model)
  for (const page of pages) {
    checkOmissions(page, reference)
    if (reference && page !== reference) compareTexts(page, reference)
  }
  const [first, ...others] = pages
  const unused = first?.texts.value.omits.find((name) => others.every((page) => isOmitted(name, page)))
  if (unused !== undefined) throw first?.facts.mistake(unused.split('.'), 'is omitted by every language')
}

function checkOmissions({ texts, omittedFacts }: MergedPage, reference: MergedPage | undefined): void {
  for (const [index, name] of texts.value.omits.entries()) {
    const hasText = [...(reference?.textPaths ?? [])].some((path) => isBelow(path, name))
    if (!omittedFacts.has(name) && !hasText)
      throw texts.mistake(['omits', index], `“${name}” is nothing that the page has`)
  }
}

function compareTexts(page: MergedPage, reference: MergedPage): void {
  const missing = [...reference.textPaths].find((name) => !page.textPaths.has(name) && !isOmitted(name, page))
  if (missing !== undefined) throw missingText(missing.split('.'), page, reference)
  const added = [...page.textPaths].find((name) => !reference.textPaths.has(name) && !isOmitted(name, reference))
  if (added !== undefined) throw page.texts.mistake(added.split('.'), `has a text here and none in ${reference.lang}`)
}

/** Reports a whole missing card instead of its first text. */
function missingText(path: readonly string[], { texts, lang }: MergedPage, reference: MergedPage): ContentFileError {
  const depth = path.findIndex((_, index) => valueAt(texts.value, path.slice(0, index + 1)) === undefined)
  const reason = `has texts in ${reference.lang} and none in ${lang}, nor is it named in “omits”`
  return texts.mistake(path.slice(0, depth + 1), reason)
}

function isOmitted(name: string, { texts }: MergedPage): boolean {
  return texts.value.omits.some((omitted) => isBelow(name, omitted))
}

function isBelow(name: string, above: string): boolean {
  return name === above || name.startsWith(`${above}.`)
}
