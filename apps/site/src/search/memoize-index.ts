import type { SearchIndex } from './search-index.ts'

/**
 * The index for one question: what is asked of it again is answered from memory. A question is tried with and without its needs,
 * place and synonyms, each time with the same words, and to count the entries of a common word takes milliseconds.
 */
export function memoizeIndex(index: SearchIndex): SearchIndex {
  return {
    titled: once((...asked) => index.titled(...asked)),
    matching: once((...asked) => index.matching(...asked)),
    frequencyOf: once((...asked) => index.frequencyOf(...asked)),
    named: once((...asked) => index.named(...asked)),
    similar: once((...asked) => index.similar(...asked)),
  }
}

function once<A extends readonly unknown[], R>(ask: (...asked: A) => Promise<R>): (...asked: A) => Promise<R> {
  const answers = new Map<string, Promise<R>>()
  return (...asked) => {
    const key = JSON.stringify(asked)
    const answer = answers.get(key) ?? ask(...asked)
    answers.set(key, answer)
    return answer
  }
}
