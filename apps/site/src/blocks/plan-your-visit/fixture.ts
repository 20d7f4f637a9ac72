import type { BlockFixturesOf } from '../block.ts'

const facts = {
  openingHours: 'Monday to Friday 9:00–18:00\nSaturday & Sunday 10:00–20:00',
  address: '12 quai de la Lanterne, 75004 Paris [icon Train /]',
  bestTime: 'The last hour before it closes, when the groups are at dinner.',
  duration: 'Two hours, three with the crypt',
  bring: 'A jumper, even in July, and [link url="/tickets/"]your ticket[/link].',
}

export const planYourVisitFixtures: BlockFixturesOf<'planYourVisit'> = {
  usual: { block: { id: 'plan', type: 'planYourVisit', title: 'Before you go', ...facts }, data: undefined },
  minimal: { block: { id: 'plan', type: 'planYourVisit', openingHours: 'Every day' }, data: undefined },
  untitled: { block: { id: 'plan', type: 'planYourVisit', ...facts }, data: undefined },
  empty: { block: { id: 'plan', type: 'planYourVisit', title: 'Before you go', address: '' }, data: undefined },
  long: {
    block: {
      id: 'plan',
      type: 'planYourVisit',
      title: 'Besuchsvorbereitungscheckliste',
      openingHours: 'Sommeröffnungszeitenverlängerung\n'.repeat(10),
      address: 'Donaudampfschifffahrtsgesellschaftsstraße 1234, 1010 Wien, Österreich '.repeat(4),
      bestTime: 'Morgens. '.repeat(40),
      duration: 'Ganztagesveranstaltungsbesuchszeitraum',
      bring: 'Regenschutzbekleidung, Fotoapparatersatzbatterien. '.repeat(7),
    },
    data: undefined,
  },
  rightToLeft: {
    block: {
      id: 'plan',
      type: 'planYourVisit',
      openingHours: 'كل يوم من التاسعة حتى السادسة',
      address: 'رصيف المصباح ١٢، باريس',
      bring: 'سترة خفيفة، حتى في يوليو.',
    },
    data: undefined,
  },
}
