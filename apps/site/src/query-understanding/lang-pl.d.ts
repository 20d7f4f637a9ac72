declare module '@nlpjs/lang-pl/src/stemmer-pl.js' {
  /** Has no types of its own. */
  export default class StemmerPl {
    /** @param word lower case, without diacritics */
    stemWord(word: string): string
  }
}
