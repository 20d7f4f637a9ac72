import type { FieldHook } from 'payload'
import { sentenceIn } from './phrases/phrase-in.ts'

/** What the system has noted in English, a sentence on each line, in the language of whoever reads it now. */
export const inLanguageOfReader: FieldHook = ({ value, req }) => {
  if (typeof value !== 'string') return value
  const sentences = value.split('\n').map((sentence) => sentenceIn(req.i18n.language, sentence))
  return sentences.join('\n')
}
