import type { BlockFixturesOf } from '../block.ts'

export const notesFixtures: BlockFixturesOf<'notes'> = {
  usual: {
    block: {
      id: 'notes',
      type: 'notes',
      text: 'Bags larger than a cabin case stay outside.\nThere is a cloakroom & it is free.',
    },
    data: undefined,
  },
  minimal: { block: { id: 'notes', type: 'notes', text: 'Closed on Tuesdays.' }, data: undefined },
  withShortcodes: {
    block: { id: 'notes', type: 'notes', text: 'Take the [icon Bus /] to [link url="/paris/"]the river[/link].' },
    data: undefined,
  },
  empty: { block: { id: 'notes', type: 'notes', text: '' }, data: undefined },
  long: {
    block: { id: 'notes', type: 'notes', text: 'Gepäckaufbewahrungsschließfachschlüsselpfand: ja. '.repeat(24) },
    data: undefined,
  },
  rightToLeft: {
    block: { id: 'notes', type: 'notes', text: 'تبقى الحقائب الكبيرة في الخارج، وغرفة الأمانات مجانية.' },
    data: undefined,
  },
}
