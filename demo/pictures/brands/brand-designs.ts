import type { BrandDesign } from './brand-design.ts'
import { wordmarks } from './outlines.ts'

const road = (data: string, colour: string): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>`

const wayfare: BrandDesign = {
  id: 'wayfare',
  short: 'wayfare',
  mark: ({ ink, accent }) =>
    `<circle cx="22" cy="15.5" r="6.5" fill="${accent}"/>${road('M5 15.5 13.5 34 22 22.5 30.5 34 39 15.5', ink)}`,
  words: [['ink', wordmarks.wayfare]],
  onLight: { ink: '#12312f', accent: '#b93a22' },
  onDark: { ink: '#f8efe0', accent: '#ff9478' },
  icon: {
    ground: '#0d3b3e',
    mark: `<circle cx="22" cy="16" r="6.5" fill="#ff7a59"/>${road('M6 16 14 34l8-11 8 11 8-18', '#fdf8ef')}`,
  },
}

const londonTheatreTickets: BrandDesign = {
  id: 'london-theatre-tickets',
  short: 'theatre',
  mark: ({ accent }) =>
    `<path d="M21 8v27l-9-.5zM21 8v27l9-.5z" fill="${accent}" opacity=".35"/>` +
    `<path d="M4 8h17c0 11-4 19-13 22.5V36H4zM38 8H21c0 11 4 19 13 22.5V36h4z" fill="${accent}"/>`,
  words: [
    ['ink', wordmarks.londonTheatre],
    ['accent', wordmarks.londonTickets],
  ],
  onLight: { ink: '#251319', accent: '#7f5a12' },
  onDark: { ink: '#f7eee2', accent: '#dcb765' },
  icon: {
    ground: '#2c0d19',
    mark:
      '<path d="M22 8v27l-9-.5zM22 8v27l9-.5z" fill="#dcb765" opacity=".35"/>' +
      '<path d="M5 8h17c0 11-4 19-13 22.5V36H5zM39 8H22c0 11 4 19 13 22.5V36h4z" fill="#dcb765"/>',
  },
}

const romeByWayfare: BrandDesign = {
  id: 'rome-by-wayfare',
  short: 'rome',
  mark: ({ ink, accent }) =>
    `<circle cx="22" cy="27.5" r="5.8" fill="${accent}"/>` +
    `<path d="M4 4.5h36v4H4zM7 10.5h30V39h-6V26.5a9 9 0 0 0-18 0V39H7z" fill="${ink}"/>`,
  words: [
    ['ink', wordmarks.rome],
    ['accent', wordmarks.byWayfare],
  ],
  onLight: { ink: '#301e16', accent: '#943818' },
  onDark: { ink: '#fdf2e3', accent: '#ffcf8f' },
  icon: {
    ground: '#8b3415',
    mark:
      '<circle cx="22" cy="28" r="5.6" fill="#ffcf8f"/>' +
      '<path d="M6 7h32v4H6zM8.5 13h27v25H30V27.5a8 8 0 0 0-16 0V38H8.5z" fill="#fdf2e3"/>',
  },
}

const eiffelTowerTickets: BrandDesign = {
  id: 'eiffel-tower-tickets',
  short: 'eiffel',
  mark: ({ ink, accent }) =>
    `<path d="M20 6.5 2.5 2v9zM20 6.5 37.5 2v9z" fill="${accent}" opacity=".35"/>` +
    `<circle cx="20" cy="6.5" r="3.4" fill="${accent}"/>` +
    `<path d="M18.6 11h2.8c.3 6 1.5 11 3.6 15h-2.6c-1.1-2.4-1.9-5-2.4-8-.5 3-1.3 5.6-2.4 8H15c2.1-4 3.3-9 3.6-15zM14.2 24.5h11.6V27H14.2zM12.4 28.5h15.2l1.3 2.5H11.1zM10.4 32.5h19.2L36 41h-7.2a8.8 8.8 0 0 0-17.6 0H4z" fill="${ink}"/>`,
  words: [
    ['ink', wordmarks.eiffelTower],
    ['accent', wordmarks.eiffelTickets],
  ],
  onLight: { ink: '#14304b', accent: '#77540a' },
  onDark: { ink: '#edf3f8', accent: '#e5c06a' },
  icon: {
    ground: '#14304b',
    mark:
      '<path d="M22 8 4 3.5v9zM22 8l18-4.5v9z" fill="#e5c06a" opacity=".4"/>' +
      '<circle cx="22" cy="8" r="3.4" fill="#e5c06a"/>' +
      '<path d="M20.6 12h2.8c.3 5.5 1.5 10 3.6 13.7h-2.6c-1.1-2.2-1.9-4.6-2.4-7.3-.5 2.7-1.3 5.1-2.4 7.3H17c2.1-3.7 3.3-8.2 3.6-13.7zM16.2 24.5h11.6V27H16.2zM14.4 28.5h15.2l1.3 2.5H13.1zM12.4 32.5h19.2L37 39.5h-6.7a8.3 8.3 0 0 0-16.6 0H7z" fill="#edf3f8"/>',
  },
}

/** Every brand of the sample world. */
export const brandDesigns: readonly BrandDesign[] = [wayfare, londonTheatreTickets, romeByWayfare, eiffelTowerTickets]
