import type { Field } from 'payload'
import { fromCatalogue } from '../catalogue-picker/from-catalogue.ts'

/** The number of the tour group that a block is about. @param description what its number does there */
export function tourGroupField(description: string): Field {
  return {
    name: 'tgid',
    type: 'number',
    min: 1,
    required: true,
    label: 'Tour group number',
    admin: { description, components: fromCatalogue('product') },
  }
}
