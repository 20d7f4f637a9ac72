import type { BlockFixturesOf } from '../block.ts'

export const quoteFixtures: BlockFixturesOf<'quote'> = {
  usual: {
    block: {
      id: 'said',
      type: 'quote',
      text: 'Be at the gate when it opens: for twenty minutes the chapel is yours & nobody else’s.',
      author: 'Odile Marchetti',
      source: 'Keeper of the stained glass',
    },
    data: undefined,
  },
  minimal: { block: { id: 'said', type: 'quote', text: 'The light does the talking.' }, data: undefined },
  withShortcodes: {
    block: {
      id: 'said',
      type: 'quote',
      text: 'Take the [icon Bus /] and [link url="/paris/"]get off early[/link].',
      author: 'A driver [icon Check /]',
      source: '[link url="/guide/"]The guide[/link]',
    },
    data: undefined,
  },
  empty: { block: { id: 'said', type: 'quote', text: '' }, data: undefined },
  long: {
    block: {
      id: 'said',
      type: 'quote',
      text: 'Kirchenfensterbeleuchtungsberatung beginnt mit Geduld. '.repeat(7),
      author: 'Freiherr von und zu Donaudampfschifffahrtsgesellschaftskapitänswitwenstein',
      source: 'Schlösserverwaltungsjahreshauptversammlungsprotokoll, zweite und durchgesehene Ausgabe',
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'said',
      type: 'quote',
      text: 'كن عند البوابة حين تُفتح، فالكنيسة لك وحدك عشرين دقيقة.',
      author: 'أوديل ماركيتي',
      source: 'أمينة الزجاج الملوّن',
    },
    data: undefined,
  },
}
