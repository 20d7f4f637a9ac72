/** Nothing can be found for now: the index is not there yet, or it cannot be read. */
export class SearchUnavailableError extends Error {
  override name = 'SearchUnavailableError'
}
