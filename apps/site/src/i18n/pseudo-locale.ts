import { DEFAULT_LANGUAGE, localeOf } from '@passepartout/content-model/locales'
import { IntlMessageFormat } from 'intl-messageformat'
import en from './messages/en.json'
import type { MessageKey, Translate } from './translate.ts'

/** Pseudo-locales for developers: text that stays plain English is not translated. */
export const PSEUDO_LOCALES = ['long', 'mirrored'] as const
export type PseudoLocale = (typeof PSEUDO_LOCALES)[number]

type Ast = ReturnType<IntlMessageFormat['getAst']>
type AstElement = Ast[number]

/** Around everything that comes from a message. */
export const MARKS = { start: '⟦', end: '⟧' } as const
const RIGHT_TO_LEFT_OVERRIDE = '\u202e'
const POP_DIRECTIONAL_FORMATTING = '\u202c'

const GROWTH = 0.4
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'

/** Arguments, numbers and `#` stay as they are; of plurals and selects the texts change, not the choices. */
const LITERAL = 0
const SELECT = 5
const PLURAL = 6

/**
 * Creates pseudo-localised messages from the English ones.
 *
 * @param locale `long`: accents on all letters, 40 % more of them, between ⟦ and ⟧; `mirrored`: the same, and each
 * piece
 * of text overridden so that it runs from right to left, for a page whose direction is `rtl`
 */
export function createPseudoTranslator(locale: PseudoLocale): Translate {
  const disguise = locale === 'long' ? lengthen : (text: string) => overrideDirection(lengthen(text))
  const messages = new Map<MessageKey, IntlMessageFormat>()
  return (key, values) => {
    let message = messages.get(key)
    if (!message) {
      message = compile(en[key], disguise)
      messages.set(key, message)
    }
    return MARKS.start + String(message.format({ ...values })) + MARKS.end
  }
}

function compile(message: string, disguise: (text: string) => string): IntlMessageFormat {
  const { formatting } = localeOf(DEFAULT_LANGUAGE)
  const ast = new IntlMessageFormat(message, formatting, undefined, { ignoreTag: true }).getAst()
  return new IntlMessageFormat(disguiseAll(ast, disguise), formatting)
}

function disguiseAll(ast: Ast, disguise: (text: string) => string): Ast {
  return ast.map((element) => disguiseElement(element, disguise))
}

function disguiseElement(element: AstElement, disguise: (text: string) => string): AstElement {
  if (element.type === LITERAL) return { ...element, value: disguise(element.value) }
  if (element.type !== PLURAL && element.type !== SELECT) return element
  const options = Object.entries(element.options).map(([choice, option]) => [
    choice,
    { ...option, value: disguiseAll(option.value, disguise) },
  ])
  return { ...element, options: Object.fromEntries(options) }
}

/** Doubles some letters, so that words get as long as German ones. */
function lengthen(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const more = letters === 0 ? 0 : Math.ceil(text.length * GROWTH)
  let seen = 0
  return text.replace(/\p{L}/gu, (letter) => {
    const before = Math.floor((seen * more) / letters)
    seen += 1
    return accent(letter).repeat(1 + Math.floor((seen * more) / letters) - before)
  })
}

function accent(letter: string): string {
  const place = PLAIN.indexOf(letter)
  return ACCENTED[place] ?? letter
}

/** Overrides each text piece separately, so that numbers and names keep their direction. */
function overrideDirection(text: string): string {
  return /\p{L}/u.test(text) ? RIGHT_TO_LEFT_OVERRIDE + text + POP_DIRECTIONAL_FORMATTING : text
}
