import type { Field } from 'payload'
import { systemOnlyField } from '../../access/field-write-access.ts'
import { CLEAR_ON_DUPLICATE_HOOKS } from '../../content/fields/ui-field.ts'
import { textInEachLanguage } from '../../messages/translate.ts'

/** What the list of pages shows and sorts by (docs/decisions/106-one-row-for-each-page.md). */
export const pagesListFields: Field[] = [
  {
    name: 'languageMarks',
    type: 'ui',
    label: textInEachLanguage('pages:languages'),
    admin: { components: { Cell: '/src/languages/list/language-marks-cell.tsx#LanguageMarksCell' } },
  },
  systemOnlyField({
    name: 'listedUnder',
    type: 'number',
    index: true,
    hooks: CLEAR_ON_DUPLICATE_HOOKS,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
  systemOnlyField({
    name: 'lastEdited',
    type: 'text',
    label: 'Last edited',
    index: true,
    hooks: CLEAR_ON_DUPLICATE_HOOKS,
    admin: {
      hidden: true,
      disableListFilter: true,
      components: { Cell: '/src/languages/list/last-edited-cell.tsx#LastEditedCell' },
    },
  }),
]
