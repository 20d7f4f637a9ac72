import { parseSafeHref } from '../links/parse-safe-href.ts'
import type { AttributeDefinition, AttributeKind } from './shortcode-definitions.ts'

/** Maximum number of choices named in a message. */
const NAMED = 8

/** The rule that a value breaks, with the parameters of its message. */
export interface AttributeValueFault {
  readonly rule: AttributeValueRule
  readonly params?: Readonly<Record<string, string>>
}

export type AttributeValueRule =
  | 'flag'
  | 'number'
  | 'lettersAndDigits'
  | 'noSpaces'
  | 'address'
  | 'secureAddress'
  | 'pictureAddress'
  | 'written'
  | 'oneSuchAs'
  | 'oneOf'

/** The fault of an attribute's value; an empty value has none. */
export function checkAttributeValue(
  value: string,
  { kind, choices = [], anyCase = false }: AttributeDefinition,
): AttributeValueFault | undefined {
  const given = value.trim()
  if (given === '') return undefined
  if (kind === 'choice') return faultOfChoice(given, choices, anyCase)
  const [rule, isRight] = RULES[kind] ?? []
  return rule === undefined || isRight?.(given) ? undefined : { rule }
}

/** What values of a kind must be; lines may be anything. */
const RULES: Readonly<Partial<Record<AttributeKind, readonly [AttributeValueRule, (value: string) => boolean]>>> = {
  flag: ['flag', (value) => /^(?:true|false|1|0|yes|no)$/i.test(value)],
  wholeNumber: ['number', (value) => Number.parseInt(value, 10) > 0],
  code: ['lettersAndDigits', (value) => /^[A-Za-z\d]{1,64}$/.test(value)],
  blockId: ['noSpaces', (value) => /^\S+$/.test(value)],
  address: ['address', (value) => parseSafeHref(value) !== undefined],
  secureAddress: ['secureAddress', (value) => /^https:\/\/[^/\s]+\S*$/i.test(value)],
  pictureAddress: ['pictureAddress', (value) => /^(?:\/(?!\/)|https?:\/\/)\S+$/.test(value)],
}

function faultOfChoice(given: string, choices: readonly string[], anyCase: boolean): AttributeValueFault | undefined {
  const meant = choices.find((choice) => choice.toLowerCase() === given.toLowerCase())
  if (meant !== undefined)
    return anyCase || meant === given ? undefined : { rule: 'written', params: { choice: meant } }
  const rule = choices.length > NAMED ? 'oneSuchAs' : 'oneOf'
  return { rule, params: { choices: choices.slice(0, NAMED).join(', ') } }
}
