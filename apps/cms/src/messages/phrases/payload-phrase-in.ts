import { PAYLOAD_PHRASES } from './payload-phrases.ts'
import { phraseIn } from './phrases.ts'

/** What Payload's components say in English whatever the language, in a language of the admin; what is not known stays as it is. */
export function payloadPhraseIn(language: string, english: string): string {
  const [count = ''] = /\d+/.exec(english) ?? []
  return count === ''
    ? phraseIn(PAYLOAD_PHRASES, language, english)
    : phraseIn(PAYLOAD_PHRASES, language, english.replace(count, '{count}')).replace('{count}', count)
}
