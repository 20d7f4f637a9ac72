import type { RichText } from '@passepartout/content-model/rich-text'
import type { BlockFixturesOf } from '../block.ts'

const words = (text: string): RichText =>
  text === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', text }] }]
const row = (...texts: readonly string[]) => ({ cells: texts.map((text) => ({ content: words(text) })) })

const linked: RichText = [
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Included, see ' },
      {
        type: 'link',
        action: { type: 'CUSTOM', url: '/louvre/', newTab: false, label: '', appearance: 'link' },
        children: [{ type: 'text', text: 'the Louvre', marks: ['bold'] }],
      },
    ],
  },
]

export const tableFixtures: BlockFixturesOf<'table'> = {
  usual: {
    block: {
      id: 'passes',
      type: 'table',
      caption: 'What each pass holds',
      headerRow: true,
      headerColumn: true,
      rows: [
        row('', 'Two days', 'Four days', 'Six days'),
        { cells: [{ content: words('The museums') }, { content: linked }, ...row('Included', 'Included').cells] },
        row('The river & the tower', 'No', 'One trip [icon Ship /]', 'Included'),
        row('Airport train', 'No', 'No', 'Both ways'),
      ],
    },
    data: undefined,
  },
  minimal: {
    block: {
      id: 'passes',
      type: 'table',
      caption: 'Last entry',
      headerRow: false,
      headerColumn: false,
      rows: [row('17:00')],
    },
    data: undefined,
  },
  ragged: {
    block: {
      id: 'passes',
      type: 'table',
      caption: 'Opening hours',
      headerRow: true,
      headerColumn: true,
      rows: [row('Day', 'Opens', 'Closes'), row('Monday', '9:00'), row('', '', ''), row('Tuesday')],
    },
    data: undefined,
  },
  empty: {
    block: {
      id: 'passes',
      type: 'table',
      caption: 'Nothing',
      headerRow: true,
      headerColumn: false,
      rows: [row('', '')],
    },
    data: undefined,
  },
  long: {
    block: {
      id: 'passes',
      type: 'table',
      caption: 'Eintrittskartenvergleichsübersicht für Wochenendbesucherinnen und Wochenendbesucher',
      headerRow: true,
      headerColumn: true,
      rows: [
        row('', ...Array.from({ length: 7 }, (_, index) => `Sommerferienermäßigungsstufe ${index + 1}`)),
        ...['Warteschlangenumgehungsberechtigung', 'Audioguide', 'Gepäckaufbewahrungsschließfachnutzung'].map((name) =>
          row(name, ...Array.from({ length: 7 }, () => 'Donaudampfschifffahrtsgesellschaft inbegriffen')),
        ),
      ],
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'passes',
      type: 'table',
      caption: 'ما تتضمنه كل بطاقة',
      headerRow: true,
      headerColumn: true,
      rows: [row('', 'يومان', 'أربعة أيام'), row('المتاحف', 'مشمولة', 'مشمولة'), row('النهر', 'لا', 'رحلة واحدة')],
    },
    data: undefined,
  },
}
