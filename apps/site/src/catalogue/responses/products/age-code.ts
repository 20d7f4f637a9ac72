import { z } from 'zod'

const PLACE = '{age}'

/**
 * The form of descriptor codes that say the lowest age of visitors, such as `AGE_FROM_{age}`. The API names no codes: an
 * installation says which its provider has.
 */
export const ageCodeTemplateSchema = z
  .string()
  .regex(/^[A-Z_]*\{age\}[A-Z_]*$/, 'Not the form of a descriptor code such as AGE_FROM_{age}')

/** That of the sandbox. */
export const SANDBOX_AGE_CODE_TEMPLATE = 'AGE_FROM_{age}'

/** Matches codes of the form; the first group is the age in years. */
export function buildAgeCodeRegExp(form: string): RegExp {
  return new RegExp(`^${form.replace(PLACE, '(\\d{1,2})')}$`)
}
