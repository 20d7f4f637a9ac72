import type { LanguageCode } from '@passepartout/content-model/locales'
import { isStopWord } from '../query-understanding/name-keys.ts'
import { type Token, tokenize } from '../query-understanding/tokenize.ts'
import type { UnderstoodQuery } from '../query-understanding/understand-query.ts'
import { similarWords } from './matching/typo-tolerance.ts'
import { MIN_JOINED_LENGTH } from './name-row.ts'
import type { SearchIndex } from './search-index.ts'

/** Words that may be one name. */
const MAX_JOINED = 3
/** Letters of the first part of a compound. */
const SHORTEST_PART = 4
/** Upper limit on joined names that are compared with those of the index. */
const MAX_TRIES = 2

/** A word with what the index has of it. */
interface KnownWord extends Token {
  readonly isKnown: boolean
  /** Whether longer words begin with it. */
  readonly isBeginning: boolean
}

/**
 * A query with its unknown words replaced by similar ones that the index knows: word by word, then several as one name, which
 * finds "Van Gogh" for "van gog".
 *
 * @param parts of the query that are understood as they are
 */
export async function* spellingCorrections(
  query: string,
  parts: UnderstoodQuery['parts'],
  lang: LanguageCode,
  index: SearchIndex,
): AsyncGenerator<string> {
  const isUnderstood = (place: number) => parts.some(({ from, to }) => from <= place && place < to)
  const tokens = await Promise.all(
    tokenize(query, lang).map(async (token, place): Promise<KnownWord> => {
      const { exact, isBeginning } = await index.frequencyOf(token.word, lang)
      return { ...token, isKnown: exact > 0 || isUnderstood(place) || isStopWord(token, lang), isBeginning }
    }),
  )
  if (tokens.every(({ isKnown }) => isKnown)) return
  const words = await Promise.all(tokens.map((token) => correctWord(token, lang, index)))
  if (words.some((word, place) => word !== tokens[place]?.typed)) yield words.join(' ')
  let tries = 0
  for (let length = Math.min(MAX_JOINED, tokens.length); length > 1; length--) {
    for (let from = 0; from + length <= tokens.length && tries < MAX_TRIES; from++) {
      const some = tokens.slice(from, from + length)
      const joined = some.map(({ word }) => word).join('')
      // What is similar to a word itself was tried.
      const isOpen = some.some(({ isKnown, typed }, place) => !isKnown && words[from + place] === typed)
      if (!isOpen || joined.length < MIN_JOINED_LENGTH) continue
      tries += 1
      const [similar] = await similarWords(joined, lang, index)
      if (similar !== undefined) yield [...words.slice(0, from), similar, ...words.slice(from + length)].join(' ')
    }
  }
}

async function correctWord(token: KnownWord, lang: LanguageCode, index: SearchIndex): Promise<string> {
  const { typed, word, isKnown, isBeginning } = token
  if (isKnown || isBeginning) return typed
  const similar = await similarWords(word, lang, index)
  return similar.find((other) => other[0] === word[0]) ?? (await splitWord(word, lang, index)) ?? typed
}

/** A compound of a word that the index knows and one that says nothing: "eiffeltorentickets". */
async function splitWord(word: string, lang: LanguageCode, index: SearchIndex): Promise<string | undefined> {
  for (let length = word.length - SHORTEST_PART; length >= SHORTEST_PART; length--) {
    const [first, second] = [word.slice(0, length), word.slice(length)]
    if (!isStopWord({ word: second }, lang) && !isStopWord({ word: second.replace(/^s/, '') }, lang)) continue
    if ((await index.frequencyOf(first, lang)).exact > 0) return first
  }
  return undefined
}
