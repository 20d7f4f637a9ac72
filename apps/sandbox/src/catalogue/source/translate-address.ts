import type { LocalisedText } from '../../catalogue-schema.ts'
import { buildPerLanguage } from '../build-per-language.ts'
import type { LoadedTexts } from './load-texts.ts'

/** Between commas, without a postal code: "00184 Roma" is "Roma". */
const POSTAL_CODE = /^(?:\d[\d ]* )?/

/** An address as each language writes it: translated as a whole, or part by part. */
export function translateAddress(words: LoadedTexts['addresses'], address: string): LocalisedText {
  return buildPerLanguage((language) => {
    const { data } = words[language]
    return (
      data[address] ??
      partsOf(address)
        .map(({ code, name }) => code + (data[name] ?? name))
        .join(', ')
    )
  })
}

/** The texts of an address that can be translated: the whole, and its parts. */
export function listTranslatableNames(address: string): string[] {
  return [address, ...partsOf(address).map(({ name }) => name)]
}

function partsOf(address: string) {
  return address.split(', ').map((part) => {
    const [code = ''] = POSTAL_CODE.exec(part) ?? []
    return { code, name: part.slice(code.length) }
  })
}
