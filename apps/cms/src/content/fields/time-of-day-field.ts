import { TIME_OF_DAY } from '@passepartout/content-model/blocks/plan-of-days'
import type { TextField } from 'payload'
import { checkValue, unless } from '../../messages/check-value.ts'

/** A time of day by the venue's clock, HH:MM; it may be empty. */
export function timeOfDayField(name: string, label: string, description: string): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength: 5,
    admin: { description },
    validate: checkValue((value) =>
      unless(value === undefined || value === null || value === '' || TIME_OF_DAY.test(String(value)), 'time.suchAs', {
        example: '09:30',
      }),
    ),
  }
}
