import { LIST_LAYOUTS } from '@passepartout/content-model/list-layout'
import type { Field } from 'payload'
import { labelledOptions } from './labelled-options.ts'

export const layoutField: Field = {
  name: 'layout',
  type: 'select',
  defaultValue: 'grid',
  options: labelledOptions(LIST_LAYOUTS, { grid: 'Grid', carousel: 'One row to swipe' }),
}
