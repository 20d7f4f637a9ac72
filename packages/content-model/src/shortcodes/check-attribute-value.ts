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
  return kind === 'choice' ? faultOfChoice(given, choices, anyCase) : FAULTS[kind](given)
}

const FAULTS: Readonly<Record<AttributeKind, (value: string) => AttributeValueFault | undefined>> = {
  line: () => undefined,
  lines: () => undefined,
  flag: (value) => unless(/^(?:true|false|1|0|yes|no)$/i.test(value), 'flag'),
  wholeNumber: (value) => unless(Number.parseInt(value, 10) > 0, 'number'),
  code: (value) => unless(/^[A-Za-z\d]{1,64}$/.test(value), 'lettersAndDigits'),
  blockId: (value) => unless(/^\S+$/.test(value), 'noSpaces'),
  address: (value) => unless(parseSafeHref(value) !== undefined, 'address'),
  secureAddress: (value) => unless(/^https:\/\/[^/\s]+\S*$/i.test(value), 'secureAddress'),
  pictureAddress: (value) => unless(/^(?:\/(?!\/)|https?:\/\/)\S+$/.test(value), 'pictureAddress'),
}

function unless(
  isRight: boolean,
  rule: AttributeValueRule,
  params?: AttributeValueFault['params'],
): AttributeValueFault | undefined {
  if (isRight) return undefined
  return params === undefined ? { rule } : { rule, params }
}

function faultOfChoice(given: string, choices: readonly string[], anyCase: boolean): AttributeValueFault | undefined {
  const meant = choices.find((choice) => choice.toLowerCase() === given.toLowerCase())
  if (meant !== undefined) return unless(anyCase || meant === given, 'written', { choice: meant })
  const rule = choices.length > NAMED ? 'oneSuchAs' : 'oneOf'
  return { rule, params: { choices: choices.slice(0, NAMED).join(', ') } }
}
