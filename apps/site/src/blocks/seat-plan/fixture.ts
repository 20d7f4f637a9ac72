import type { BlockFixturesOf } from '../block.ts'

const block = { id: 'seats', type: 'seatPlan', title: 'Where to sit' } as const
const german = 'Hauptbühnenbeleuchtungsbalkonbrüstung '

export const seatPlanFixtures: BlockFixturesOf<'seatPlan'> = {
  usual: {
    block: {
      ...block,
      intro: 'We sat in all of them, twice.',
      sections: [
        {
          name: 'Stalls',
          sight: 'Faces & hands; the back of the set is hidden.',
          band: 'high',
          advice: 'Rows D to H.',
        },
        { name: 'Royal circle', sight: 'The whole picture.', band: 'middle' },
        { name: 'Balcony', sight: 'Patterns on the floor, few faces.', band: 'low', advice: 'Bring glasses.' },
      ],
    },
    data: undefined,
  },
  empty: { block: { ...block, sections: [{ name: 'Stalls', sight: 'Everything.' }] }, data: undefined },
  long: {
    block: {
      ...block,
      title: german.repeat(4),
      sections: Array.from({ length: 8 }, (_, index) => ({
        name: `${german.repeat(2)}${index}`,
        sight: german.repeat(20),
        band: 'middle' as const,
        advice: german.repeat(10),
      })),
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      ...block,
      title: 'أين تجلس',
      sections: [{ name: 'الصالة', sight: 'ترى الوجوه والأيدي.', band: 'high', advice: 'الصفوف من د إلى ح.' }],
    },
    data: undefined,
  },
}
