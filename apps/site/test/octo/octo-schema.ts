import { createRequire } from 'node:module'
import { z } from 'zod'

/** The schemas of the OCTO project, by which answers are judged. */

interface Schema {
  safeParse: (value: unknown) => { readonly success: boolean; readonly error?: { readonly issues: readonly Issue[] } }
}
interface Issue {
  readonly path: readonly (string | number)[]
  readonly message: string
}
type Name = 'zProduct' | 'zAvailability' | 'zAvailabilityCalendar' | 'zSupplier' | 'zCapability' | 'zBaseError'

// Its types are two megabytes, and its code is CommonJS.
const require = createRequire(import.meta.url)
const standard: Readonly<Record<Name, Schema>> = require('@octocloud/types')

/**
 * Fields that the standard requires and no catalogue of the site tells, so that they are absent (docs/how-to/octo.md).
 */
const UNKNOWN = new Set([
  ...['instantConfirmation', 'instantDelivery', 'availabilityType', 'deliveryFormats', 'deliveryMethods'],
  ...['redemptionMethod', 'availabilityLocalStartTimes', 'requiredContactFields', 'restrictions'],
  ...['cancellationCutoff', 'cancellationCutoffAmount', 'cancellationCutoffUnit'],
  ...['identifiers', 'sameAs', 'localDateTimeEnd', 'utcCutoffAt'],
])

/** What is wrong with a value by the standard's own schema, but for what is absent because it is unknown. */
export function schemaErrorsOf(name: Name, value: unknown): readonly string[] {
  const { error } = standard[name].safeParse(value)
  return (error?.issues ?? [])
    .filter(({ path }) => !(UNKNOWN.has(String(path.at(-1))) && valueAt(value, path) === undefined))
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (part, step) => z.record(z.string(), z.unknown()).safeParse(part).data?.[step] ?? at(part, step),
    value,
  )
}

function at(part: unknown, step: string | number): unknown {
  return Array.isArray(part) && typeof step === 'number' ? part[step] : undefined
}
