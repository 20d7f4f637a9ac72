import type { Field } from 'payload'
import { catalogueFieldComponents } from '../catalogue-picker/field/catalogue-field-components.ts'

/**
 * The number of a block's tour group.
 *
 * @param description what the number does there
 */
export function tourGroupField(description: string): Field {
  return {
    name: 'tgid',
    type: 'number',
    min: 1,
    required: true,
    label: 'Number of the experience',
    admin: { description, components: catalogueFieldComponents('product') },
  }
}
