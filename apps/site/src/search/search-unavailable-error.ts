/** The index does not exist yet or cannot be read. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError'
}
