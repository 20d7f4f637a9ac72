import { TIME_OF_DAY_PATTERN } from '@passepartout/content-model/blocks/plan-of-days'
import type { PayloadRequest, TextField } from 'payload'
import { createFieldValidator, messageUnless } from '../../messages/create-validator.ts'
import { message } from '../../messages/message.ts'
import { isEmptyFieldValue } from '../validation/is-empty.ts'

interface TimeOptions {
  readonly req: PayloadRequest
  readonly siblingData: Readonly<Record<string, unknown>>
}

/**
 * A time of day by the venue's clock, HH:MM; it may be empty.
 *
 * @param other the field beside it, if both have a time or neither has
 */
export function timeOfDayField(name: string, label: string, description: string, other?: string): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength: 5,
    admin: { description },
    validate: createFieldValidator((value: unknown, { siblingData }: TimeOptions) => {
      if (!isEmptyFieldValue(value))
        return messageUnless(TIME_OF_DAY_PATTERN.test(String(value)), 'time.suchAs', { example: '09:30' })
      return other === undefined || isEmptyFieldValue(siblingData[other]) ? true : message('time.both')
    }),
  }
}
