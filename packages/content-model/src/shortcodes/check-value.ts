import { parseCustomAddress } from '../links/custom-address.ts'
import type { AttributeKind, AttributeShape } from './shortcodes.ts'

/** How many choices a sentence names. */
const NAMED = 8

/** What is wrong with a value, as the end of a sentence that begins with its attribute; nothing is wrong with an empty one. */
export function faultOfValue(
  value: string,
  { kind, choices = [], anyCase = false }: AttributeShape,
): string | undefined {
  const given = value.trim()
  if (given === '') return undefined
  return kind === 'choice' ? faultOfChoice(given, choices, anyCase) : FAULTS[kind](given)
}

const FAULTS: Readonly<Record<AttributeKind, (value: string) => string | undefined>> = {
  line: () => undefined,
  lines: () => undefined,
  flag: (value) => unless(/^(?:true|false|1|0|yes|no)$/i.test(value), 'is true or false'),
  wholeNumber: (value) => unless(Number.parseInt(value, 10) > 0, 'begins with a number'),
  code: (value) => unless(/^[A-Za-z\d]{1,64}$/.test(value), 'has letters and digits alone'),
  blockId: (value) => unless(/^\S+$/.test(value), 'has no spaces'),
  address: (value) => unless(parseCustomAddress(value) !== undefined, 'starts with https://, / or #'),
  secureAddress: (value) => unless(/^https:\/\/[^/\s]+\S*$/i.test(value), 'starts with https://'),
  pictureAddress: (value) => unless(/^(?:\/(?!\/)|https?:\/\/)\S+$/.test(value), 'starts with / or https://'),
}

function unless(isRight: boolean, rule: string): string | undefined {
  return isRight ? undefined : rule
}

function faultOfChoice(given: string, choices: readonly string[], anyCase: boolean): string | undefined {
  const meant = choices.find((choice) => choice.toLowerCase() === given.toLowerCase())
  if (meant !== undefined) return unless(anyCase || meant === given, `is written ${meant}`)
  const [named, rest] = [choices.slice(0, NAMED), choices.length > NAMED]
  return rest ? `is one such as ${named.join(', ')}` : `is one of ${named.join(', ')}`
}
