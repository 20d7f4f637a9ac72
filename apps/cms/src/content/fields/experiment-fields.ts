import {
  EXPERIMENT_ARMS,
  EXPERIMENT_AUDIENCES,
  isExperimentKey,
  MAX_EXPERIMENTS,
  VARIANT_SHARES_IN_BUCKETS,
  VISITOR_BUCKET_COUNT,
} from '@passepartout/content-model/experiments'
import { LOCALES } from '@passepartout/content-model/locales'
import type { ArrayField, GroupField, PayloadRequest } from 'payload'
import { createFieldValidator, createValueValidator, messageUnless } from '../../messages/create-validator.ts'
import { message } from '../../messages/message.ts'
import type { Site } from '../../payload-types.ts'
import { FOLDED_GROUP_COMPONENTS } from './folded-group-components.ts'
import { labelledOptions } from './labelled-options.ts'

/** The experiments of a site; blocks refer to them by key. */
export const experimentsField: ArrayField = {
  name: 'experiments',
  type: 'array',
  maxRows: MAX_EXPERIMENTS,
  labels: { singular: 'Experiment', plural: 'Experiments' },
  admin: {
    description:
      'What runs here, runs: some visitors who allow measuring see the variant of its blocks, all others the control. Taking an experiment out shows everybody the control.',
  },
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      admin: { description: 'Its name in blocks and in reports, such as short-title. A new name draws visitors anew.' },
      validate: createFieldValidator(
        (value: unknown, { data }: { readonly data: Partial<Site>; req: PayloadRequest }) => {
          if (!isExperimentKey(value)) return message('experiment.key')
          const isTwice = (data.experiments ?? []).filter(({ key }) => key === value).length > 1
          return messageUnless(!isTwice, 'experiment.twice')
        },
      ),
    },
    {
      name: 'share',
      type: 'select',
      required: true,
      defaultValue: '8',
      label: 'Who sees the variant',
      options: VARIANT_SHARES_IN_BUCKETS.map((share) => ({
        value: String(share),
        label: `${(share / VISITOR_BUCKET_COUNT) * 100} %`,
      })),
    },
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'all',
      label: 'Who takes part',
      options: labelledOptions(EXPERIMENT_AUDIENCES, {
        all: 'Everybody',
        mobile: 'On phones',
        desktop: 'On computers and tablets',
      }),
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      label: 'Languages',
      admin: { description: 'Empty: all of the site.' },
      options: LOCALES.map(({ code, autonym }) => ({ value: code, label: autonym })),
    },
  ],
}

/** The last field of every block: its audience. */
export const blockExperimentField: GroupField = {
  name: 'shownTo',
  type: 'group',
  label: 'Experiment',
  admin: {
    description: 'Empty: everybody sees the block. The experiments of a site are in its settings.',
    components: FOLDED_GROUP_COMPONENTS,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'experiment',
          type: 'text',
          label: 'Key',
          validate: createValueValidator((value) => messageUnless(!value || isExperimentKey(value), 'experiment.key')),
        },
        {
          name: 'arm',
          type: 'select',
          defaultValue: 'variant',
          label: 'Shown as',
          admin: { condition: (_, siblings) => Boolean(siblings.experiment) },
          options: labelledOptions(EXPERIMENT_ARMS, {
            control: 'Control: in place of the variant',
            variant: 'Variant',
          }),
        },
      ],
    },
  ],
}
