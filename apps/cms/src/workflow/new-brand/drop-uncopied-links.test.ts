import { expect, test } from 'vitest'
import { dropUncopiedLinks } from './drop-uncopied-links.ts'

/** Pages 1 and 2 come along. */
const COPIED = new Set([1, 2])

// spec: D.admin.32
test('items that lead to a page that stays behind go, and lists that are empty then', () => {
  const menuItems = [
    { id: 'a', label: 'Here', action: { page: 1 }, items: [] },
    { id: 'b', label: 'Back', action: { page: 3 }, items: [] },
    { id: 'c', label: 'Elsewhere', action: { url: 'https://other.example/' }, items: [] },
    {
      id: 'd',
      label: 'Back, with a list',
      action: { page: 3, newTab: true },
      items: [
        { id: 'e', label: 'Here', action: { page: { id: 2 } as never } },
        { id: 'f', label: 'Back', action: { page: 4 } },
      ],
    },
    { id: 'g', label: 'A list alone', items: [{ id: 'h', label: 'Back', action: { page: 4 } }] },
  ]
  const quickLinks = [
    {
      id: 'i',
      title: 'Both',
      columns: [
        {
          id: 'j',
          title: 'Here',
          links: [
            { id: 'k', label: 'Here', page: 1 },
            { id: 'l', label: 'Back', page: 3 },
          ],
        },
        { id: 'm', title: 'Back', links: [{ id: 'n', label: 'Back', page: 3 }] },
      ],
    },
    { id: 'o', title: 'Back', columns: [{ id: 'p', title: 'Back', links: [{ id: 'q', label: 'Back', page: 3 }] }] },
  ]
  const header = { menuItems, showTicketOption: true, ticketPage: 3, city: 'PARIS' }
  expect(dropUncopiedLinks({ header, quickLinks }, COPIED)).toEqual({
    header: {
      city: 'PARIS',
      showTicketOption: false,
      ticketPage: null,
      menuItems: [
        { id: 'a', label: 'Here', action: { page: 1 }, items: [] },
        { id: 'c', label: 'Elsewhere', action: { url: 'https://other.example/' }, items: [] },
        {
          id: 'd',
          label: 'Back, with a list',
          action: { page: null, newTab: true },
          items: [{ id: 'e', label: 'Here', action: { page: { id: 2 } } }],
        },
        { id: 'g', label: 'A list alone', items: [] },
      ],
      dropdownMenuItems: [],
    },
    quickLinks: [
      {
        id: 'i',
        title: 'Both',
        columns: [{ id: 'j', title: 'Here', links: [{ id: 'k', label: 'Here', page: 1 }] }],
      },
    ],
  })
})

test('the Tickets link stays where its page comes along', () => {
  const header = { showTicketOption: true, ticketPage: 2 }
  expect(dropUncopiedLinks({ header, quickLinks: null }, COPIED)).toEqual({
    header: { ...header, menuItems: [], dropdownMenuItems: [] },
    quickLinks: [],
  })
})
