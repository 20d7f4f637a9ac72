import { LINK_APPEARANCES } from '@passepartout/content-model/navigation'
import type { GroupField } from 'payload'
import { createFieldValidator } from '../../messages/create-validator.ts'
import type { Message } from '../../messages/message.ts'
import type { PayloadValidateArguments } from '../validation/validate-domain.ts'
import { checkLinkAddress } from '../validation/validate-link-address.ts'
import { labelledOptions } from './labelled-options.ts'
import { pageRelationField } from './page-relation-field.ts'
import { singleLineField } from './text-fields.ts'

interface ActionFieldOptions {
  readonly label?: string
  readonly description?: string
  /** Whether the form asks for the label; false where another field has it, as in a menu. */
  readonly withLabel?: boolean
  /** How a new link looks. */
  readonly appearance?: (typeof LINK_APPEARANCES)[number]
  /** An additional check of the address, for a link of a whole site. */
  readonly alsoCheck?: (value: unknown, options: PayloadValidateArguments) => true | Message
}

/** The target of a button, a card or a link: a page of ours, or any address. */
export function actionField(options: ActionFieldOptions = {}): GroupField {
  const { label = 'Link', description, withLabel = true, appearance = 'link', alsoCheck } = options
  return {
    name: 'action',
    type: 'group',
    label,
    ...(description ? { admin: { description } } : {}),
    fields: [
      ...(withLabel ? [singleLineField('label', 120, { label: 'Words on the link' })] : []),
      pageRelationField({ label: 'Page', description: 'Visitors get the version in their own language.' }),
      {
        name: 'url',
        type: 'text',
        label: 'Address',
        validate: createFieldValidator((value: unknown, options: PayloadValidateArguments) => {
          const found = checkLinkAddress(value)
          return found === true && alsoCheck ? alsoCheck(value, options) : found
        }),
        admin: {
          description:
            'Without a page: where the link leads, such as https://… or #part-of-this-page. With a page: where it leads when that page is not online.',
        },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'appearance',
            type: 'select',
            defaultValue: appearance,
            // PostgreSQL cuts names after 63 characters; tables of versions have the longest.
            enumName: ({ tableName = '' }) =>
              `enum_${tableName.replace(/_v_version_(.*)_action$/, '_v_$1')}_appearance`,
            options: labelledOptions(LINK_APPEARANCES, {
              primary: 'Main button',
              secondary: 'Second button',
              link: 'Plain link',
            }),
          },
          { name: 'newTab', type: 'checkbox', label: 'Open in a new tab', defaultValue: false },
        ],
      },
    ],
  }
}
