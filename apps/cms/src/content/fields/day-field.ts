import type { DateField } from 'payload'
import type { PublishingConversion } from '../blocks/block-entry.ts'

/** A day of the calendar, without a time. */
export function dayField(name: string, label: string, description: string): DateField {
  return {
    name,
    type: 'date',
    label,
    admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' }, description },
  }
}

/** The editor stores a day as noon of that day; YYYY-MM-DD is published. */
export const dayPublishingConversion: PublishingConversion = {
  build: (form) => (typeof form === 'string' && form !== '' ? form.slice(0, 'YYYY-MM-DD'.length) : undefined),
  fill: (published) => (typeof published === 'string' ? `${published}T12:00:00.000Z` : null),
}
