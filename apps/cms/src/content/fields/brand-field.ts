import { DEFAULT_BRAND } from '@passepartout/content-model/brand'
import type { TextField } from 'payload'
import { loadSettings } from '../../infrastructure/settings.ts'
import { createFieldValidator, messageUnless } from '../../messages/create-validator.ts'
import type { PayloadValidateArguments } from '../validation/validate-domain.ts'

/**
 * The brand of a site: one of the setting `BRANDS`. In the database it is text, so that a new brand needs no migration. A site
 * keeps the brand that it has when the setting no longer lists it.
 */
export function brandField(): TextField {
  const { brands } = loadSettings()
  return {
    name: 'brand',
    type: 'text',
    required: true,
    // A function, so that it does not become a default of the database column.
    defaultValue: () => brands[0] ?? DEFAULT_BRAND,
    admin: {
      components: {
        Field: { path: '/src/content/fields/choice-field.tsx#ChoiceField', clientProps: { options: brands } },
      },
    },
    validate: createFieldValidator((value: unknown, { previousValue }: PayloadValidateArguments) =>
      messageUnless(
        brands.some((brand) => brand === value) || (value && value === previousValue),
        'newBrand:needsBrand',
      ),
    ),
  }
}
