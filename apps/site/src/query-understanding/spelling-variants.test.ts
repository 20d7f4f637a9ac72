import type { LanguageCode } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { serializeListChoice } from '../request/address/choices/list-choice.ts'
import { QUERY_VOCABULARIES } from './query-vocabulary.ts'
import { understandQuery } from './understand-query.ts'

const understand = (text: string, lang: LanguageCode) => {
  const { choice, rest } = understandQuery(text, lang, [], '2026-11-26')
  return [serializeListChoice(choice), rest].filter((part) => part !== '').join(' ')
}

test.each([
  ['en', 'louvre in english', 'language=en louvre'],
  ['en', 'english speaking guide', 'with=guide&language=en'],
  ['en', 'french guide', 'with=guide&language=fr'],
  ['es', 'guía en español', 'with=guide&language=es'],
  ['es', 'coliseo en ingles', 'language=en coliseo'],
  ['fr', 'louvre en anglais', 'language=en louvre'],
  ['fr', 'guide francophone', 'with=guide&language=fr'],
  ['it', 'guida in italiano', 'with=guide&language=it'],
  ['de', 'deutschsprachige führung', 'with=guide&language=de'],
  ['de', 'kolosseum auf Deutsch', 'language=de kolosseum'],
  ['de', 'franzoesischer guide', 'with=guide&language=fr'],
  ['pt', 'guia em portugues', 'with=guide&language=pt'],
  ['nl', 'nederlandstalige gids', 'with=guide&language=nl'],
  ['nl', 'louvre in het engels', 'language=en louvre'],
  ['id', 'pemandu bahasa indonesia', 'with=guide&language=id'],
  ['pl', 'z polskim przewodnikiem', 'with=guide&language=pl'],
  ['pl', 'luwr po polsku', 'language=pl luwr'],
  ['pl', 'luwr po angielsku', 'language=en luwr'],
  ['ar', 'اللوفر باللغة العربية', 'language=ar اللوفر'],
  ['ru', 'экскурсия на русском', 'language=ru'],
  ['ru', 'русскоязычный гид', 'with=guide&language=ru'],
  ['ru', 'лувр на английском языке', 'language=en лувр'],
  ['da', 'dansk guide', 'with=guide&language=da'],
  ['da', 'louvre på engelsk', 'language=en louvre'],
  ['no', 'norsktalende guide', 'with=guide&language=no'],
  ['no', 'louvre paa norsk', 'language=no louvre'],
  ['ro', 'ghid in romana', 'with=guide&language=ro'],
  ['ro', 'luvru in limba engleza', 'language=en luvru'],
  ['sv', 'svensktalande guide', 'with=guide&language=sv'],
  ['sv', 'louvren pa svenska', 'language=sv louvren'],
  ['tr', 'türkçe rehberli', 'with=guide&language=tr'],
  ['tr', 'louvre ingilizce tur', 'language=en louvre'],
  // Not all that has the name of a language is a guide's.
  ['en', 'italian food', 'with=food italian'],
  ['en', 'chinese new year', 'chinese new year'],
] as const)('%s: %s is %s', (lang, text, expected) => {
  expect(understand(text, lang)).toBe(expected)
})

test.each(Object.keys(QUERY_VOCABULARIES) as LanguageCode[])(
  'the languages of all sites are asked for in %s',
  (lang) => {
    const names = new Intl.DisplayNames(lang, { type: 'language' })
    const phrase = QUERY_VOCABULARIES[lang]?.languages.any.split(',')[0] ?? ''
    const faults = Object.keys(QUERY_VOCABULARIES).flatMap((value) => {
      const name = names.of(value) ?? ''
      const text = phrase.replace('{l}', name).replace('{s}', name.replace(/(?:ий|[iy])$/, ''))
      const said = understand(text, lang)
      return said.endsWith(`language=${value}`) ? [] : [`${text}: ${said}`]
    })
    expect(faults).toEqual([])
  },
)

test.each([
  ['en', 'small group'],
  ['es', 'grupos reducidos'],
  ['fr', 'petit groupe'],
  ['it', 'piccoli gruppi'],
  ['de', 'kleine Gruppe'],
  ['pt', 'grupo pequeno'],
  ['nl', 'kleine groepen'],
  ['id', 'grup kecil'],
  ['pl', 'w małej grupie'],
  ['ar', 'مجموعات صغيرة'],
  ['ru', 'мини-группа'],
  ['da', 'små grupper'],
  ['no', 'liten gruppe'],
  ['ro', 'grup restrans'],
  ['sv', 'små grupper'],
  ['tr', 'küçük grup'],
] as const)('a small group has a guide, and is not of children: %s: %s', (lang, text) => {
  expect(understand(text, lang)).toBe('with=guide')
})

test.each([
  ['da', 'loerdag formiddag', 'when=2026-11-28&time=morning'],
  ['da', 'naar det regner', 'with=indoor'],
  ['no', 'paa loerdag', 'when=2026-11-28'],
  ['no', 'uten koe', 'with=skip-the-line'],
  // Meals are food in every language.
  ['en', 'boat with dinner', 'with=food&with=water'],
  ['fr', 'bateau avec dîner', 'with=food&with=water'],
  ['ru', 'лодка с ужином', 'with=food&with=water'],
  ['sv', 'båttur med middag', 'with=food&with=water'],
  // Prepositions say nothing.
  ['es', 'vista desde la torre', 'with=view torre'],
  ['de', 'spaziergang durch trastevere', 'spaziergang trastevere'],
  // The parts of a joined word, the first with what joins it, the last with its ending.
  ['de', 'nachtführung', 'with=guide&with=night'],
  ['nl', 'avondrondleidingen', 'time=evening&with=guide'],
  ['sv', 'kvällsguidning', 'time=evening&with=guide'],
  ['sv', 'kvällsbesök', 'time=evening'],
  ['da', 'familierundvisning', 'with=family&with=guide'],
  ['no', 'kveldsomvisning', 'time=evening&with=guide'],
  // What is no word of its own says nothing.
  ['nl', 'nachtwacht', 'nachtwacht'],
  ['en', 'nightguide', 'nightguide'],
  ['sv', 'loerdag kvaell', 'when=2026-11-28&time=evening'],
  ['sv', 'naer det regnar', 'with=indoor'],
  ['de', 'Rollstuhl naechste Woche', 'when=2026-11-30..2026-12-06&access=step-free'],
  ['de', 'gefuehrte Tour', 'with=guide'],
] as const)('letters that are spelled out are those with accents: %s: %s', (lang, text, expected) => {
  expect(understand(text, lang)).toBe(expected)
})

const choiceOf = (text: string, lang: LanguageCode) =>
  serializeListChoice(understandQuery(text, lang, [], '2026-11-26').choice)

const ACCENT = /[^\P{L}\p{ASCII}]/u

test.each(Object.keys(QUERY_VOCABULARIES).filter((lang) => !['ar', 'ru'].includes(lang)) as LanguageCode[])(
  'what is written without accents means the same in %s',
  (lang) => {
    const words = QUERY_VOCABULARIES[lang]
    if (!words) throw new Error('no words')
    const lines = [words.when, words.time, words.with, words.access].flatMap((lines) => Object.values(lines))
    const phrases = [...lines, ...words.weekdays].flatMap((line) => line.split(','))
    const plainOf = (text: string) =>
      text
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[øłıæœß]/g, (letter) => ({ ø: 'o', ł: 'l', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss' })[letter] ?? '')
    const accented = phrases.filter((phrase) => ACCENT.test(phrase))
    expect(accented.length > 0).toBe(lang !== 'en' && lang !== 'id')
    expect(accented.filter((phrase) => choiceOf(plainOf(phrase), lang) !== choiceOf(phrase, lang))).toEqual([])
  },
)
