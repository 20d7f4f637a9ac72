import { z } from 'zod'

const PLACE = '{age}'

/**
 * The form of descriptor codes that say the lowest age of visitors, such as `AGE_FROM_{age}`. The API names no codes: an
 * installation says which its provider has.
 */
export const ageCodeSchema = z
  .string()
  .regex(/^[A-Z_]*\{age\}[A-Z_]*$/, 'Not the form of a descriptor code such as AGE_FROM_{age}')

/** That of the sandbox. */
export const SAMPLE_AGE_CODE = 'AGE_FROM_{age}'

/** Matches codes of the form; the first group is the age in years. */
export function ageCodeRegExp(form: string): RegExp {
  return new RegExp(`^${form.replace(PLACE, '(\\d{1,2})')}$`)
}
