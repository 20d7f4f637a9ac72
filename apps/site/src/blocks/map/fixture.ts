import type { BlockFixturesOf } from '../block.ts'

const block = { id: 'map', type: 'map' as const, points: [] }
const gate = { name: 'South gate', text: 'Rue de Rivoli & the arcade', latitude: 48.8606, longitude: 2.3376 }
const pier = { name: 'Pier', latitude: 48.8574, longitude: 2.3405 }
const startLocation = { latitude: 48.8554, longitude: 2.345, addressLine: '10 Boulevard du Palais' }

const german = 'Straßenbahnendhaltestellenverzeichnis '

export const mapFixtures: BlockFixturesOf<'map'> = {
  usual: {
    block: { ...block, title: 'Where to go', tgid: 7120, points: [gate, pier] },
    data: { beginning: 'place', startLocation },
  },
  empty: { block, data: undefined },
  onePlace: { block: { ...block, points: [pier] }, data: undefined },
  meetingPoint: {
    block: { ...block, tgid: 7120 },
    data: { beginning: 'meeting', startLocation: { latitude: 48.8554, longitude: 2.345 } },
  },
  long: {
    block: {
      ...block,
      title: german.repeat(5),
      points: Array.from({ length: 30 }, (_, index) => ({
        name: `${german.repeat(3)}${index}`,
        text: german.repeat(8),
        latitude: 48.85 + Math.sin(index * 2) / 30,
        longitude: 2.3 + Math.cos(index * 3) / 20,
      })),
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      ...block,
      title: 'إلى أين تذهب',
      points: [{ ...gate, name: 'البوابة الجنوبية', text: 'شارع ريفولي' }, pier],
    },
    data: { beginning: 'place', startLocation },
  },
}
