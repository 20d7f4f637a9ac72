import type { MenuItem } from '@passepartout/content-model/site'
import { expect, test } from 'vitest'
import { currentAddressIfInMenu, type MenuEntry, resolveMenu } from './resolve-menu.ts'

const to = (uid: string) => ({ type: 'REFERENCE' as const, uid, newTab: false, label: '', appearance: 'link' as const })
const item = (id: string) => ({ id, label: `To ${id}`, action: to(id) })

/** What a menu is where the named pages exist: each entry as its label with the labels that it opens. */
const menuOf = (items: readonly MenuItem[], ...existing: readonly string[]) =>
  resolveMenu(items, {
    link: (action) =>
      action.type === 'REFERENCE' && existing.includes(action.uid) ? { href: `/${action.uid}/` } : undefined,
  }).map(({ label, link, links }) => [label, link?.href, links.map((below) => below.label)])

test('a list that has one link left in the language is that link, and opens nothing', () => {
  const sights = { id: 'sights', label: 'Sights', items: [item('louvre'), item('tower')] }
  expect([menuOf([sights], 'louvre', 'tower'), menuOf([sights], 'tower'), menuOf([sights])]).toEqual([
    [['Sights', undefined, ['To louvre', 'To tower']]],
    [['To tower', '/tower/', []]],
    [],
  ])
})

test('an item that leads somewhere and has a list stands first in it; alone it is the link', () => {
  const rome = { ...item('rome'), items: [item('colosseum')] }
  expect([menuOf([rome], 'rome', 'colosseum'), menuOf([rome], 'rome'), menuOf([rome], 'colosseum')]).toEqual([
    [['To rome', undefined, ['To rome', 'To colosseum']]],
    [['To rome', '/rome/', []]],
    [['To colosseum', '/colosseum/', []]],
  ])
})

test('a menu differs by page only where an entry itself leads to it', () => {
  const linkTo = (id: string) => ({ id, label: id, link: { href: `/${id}/` } })
  const entries: readonly MenuEntry[] = [
    { ...linkTo('rome'), links: [] },
    { id: 'paris', label: 'Paris', links: [linkTo('louvre'), linkTo('tower')] },
  ]
  expect(['/rome/', '/louvre/', '/elsewhere/'].map((here) => currentAddressIfInMenu(entries, here))).toEqual([
    '/rome/',
    '',
    '',
  ])
})
