import type { Field } from 'payload'
import { forSystem } from '../../access/field-owners.ts'
import { NOT_COPIED } from '../../content/fields/ui-field.ts'
import { inEachLanguage } from '../../messages/translate.ts'

/** What the list of pages shows and sorts by (docs/decisions/106-one-row-for-each-page.md). */
export const listFields: Field[] = [
  {
    name: 'languageMarks',
    type: 'ui',
    label: inEachLanguage('pages:languages'),
    admin: { components: { Cell: '/src/languages/list/language-marks-cell.tsx#LanguageMarksCell' } },
  },
  forSystem({
    name: 'listedUnder',
    type: 'number',
    index: true,
    hooks: NOT_COPIED,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
  forSystem({
    name: 'lastEdited',
    type: 'text',
    label: 'Last edited',
    index: true,
    hooks: NOT_COPIED,
    admin: {
      hidden: true,
      disableListFilter: true,
      components: { Cell: '/src/languages/list/last-edited-cell.tsx#LastEditedCell' },
    },
  }),
]
