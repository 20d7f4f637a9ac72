import { LIST_LAYOUTS } from '@passepartout/content-model/list-layout'
import type { Field } from 'payload'

export const layoutField: Field = {
  name: 'layout',
  type: 'select',
  defaultValue: 'grid',
  options: LIST_LAYOUTS.map((value) => ({ value, label: { grid: 'Grid', carousel: 'One row to swipe' }[value] })),
}
