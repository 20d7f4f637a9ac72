import { expect, test } from 'vitest'
import {
  findUnpublishedChanges,
  hasDeletedDocuments,
  type PublicationRecord,
  type SavedDocument,
} from './find-unpublished-changes.ts'

const [BEFORE, THEN, LATER] = ['2026-11-01T10:00:00.000Z', '2026-11-01T11:00:00.000Z', '2026-11-01T12:00:00.000Z']
const key = (uid: string) => ({ uid, lang: 'en', kind: 'page' }) as const
const saved = (kind: SavedDocument['kind'], id: number, updatedAt: string = THEN): SavedDocument => ({
  kind,
  id,
  updatedAt,
})
const noted = (subject: string, more: Partial<PublicationRecord> = {}): PublicationRecord => ({
  subject,
  state: 'online',
  key: undefined,
  updatedAt: THEN,
  ...more,
})
const versions = (pages: Record<string, string>) =>
  new Map(Object.entries(pages).map(([uid, updatedAt]) => [`${uid} en page`, updatedAt]))

test('nothing where the store has what was saved last', () => {
  const all = [saved('page', 1), saved('site', 2), saved('redirect', 3)]
  const notes = [noted('page:1', { key: key('a.example/paris') }), noted('site:2'), noted('redirect:3')]
  expect(findUnpublishedChanges(all, notes, versions({ 'a.example/paris': THEN }))).toEqual([])
})

// spec: D.operating.13
test('a save that was never asked to be published, and one that the store lost', () => {
  const notes = [
    noted('page:1', { key: key('a.example/paris'), updatedAt: LATER }),
    noted('page:2', { key: key('a.example/rome'), updatedAt: LATER }),
    noted('site:3', { updatedAt: BEFORE }),
    noted('redirect:4', { updatedAt: BEFORE }),
  ]
  const all = [saved('page', 1), saved('page', 2), saved('page', 9), saved('site', 3), saved('redirect', 4)]
  expect(findUnpublishedChanges(all, notes, versions({ 'a.example/paris': BEFORE }))).toEqual([
    { kind: 'page', document: 1 },
    { kind: 'page', document: 2 },
    { kind: 'page', document: 9 },
    { kind: 'site', document: 3 },
    { kind: 'redirect', document: 4 },
  ])
})

test('what was refused is tried again only when it was saved since', () => {
  const notes = [noted('page:1', { state: 'refused', updatedAt: LATER }), noted('page:2', { state: 'refused' })]
  expect(findUnpublishedChanges([saved('page', 1), saved('page', 2, LATER)], notes, new Map())).toEqual([
    { kind: 'page', document: 2 },
  ])
})

test('what was taken offline or deleted leaves the store; what is offline already is left alone', () => {
  const notes = [noted('page:1'), noted('redirect:2'), noted('page:3', { state: 'offline' })]
  expect(findUnpublishedChanges([], notes, new Map())).toEqual([
    { kind: 'page', document: 1 },
    { kind: 'redirect', document: 2 },
  ])
})

test('pictures that were changed about the time of the last publication, and later', () => {
  const all = [
    saved('media', 1, BEFORE),
    saved('media', 2, '2026-11-01T10:50:01.000Z'),
    saved('media', 3, LATER),
    saved('site', 1),
  ]
  const notes = [noted('site:1'), noted('page:2', { state: 'offline', updatedAt: BEFORE })]
  expect(findUnpublishedChanges(all, notes, new Map())).toEqual([
    { kind: 'media', document: 2 },
    { kind: 'media', document: 3 },
  ])
})

test('no picture that was there before everything was published, as after the first publication of all', () => {
  const all = [
    saved('media', 1, '2026-11-01T10:59:29.000Z'),
    saved('media', 2, '2026-11-01T10:59:31.000Z'),
    saved('site', 1),
  ]
  const notes = [noted('site:1'), noted('page:2', { state: 'offline', updatedAt: '2026-11-01T11:00:40.000Z' })]
  expect(findUnpublishedChanges(all, notes, new Map())).toEqual([{ kind: 'media', document: 2 }])
})

test('of a copy all that was published since is missed, whatever is noted', () => {
  const notes = [
    noted('page:1', { key: key('a.example/paris') }),
    noted('page:2', { key: key('a.example/rome'), updatedAt: LATER }),
    noted('site:3', { updatedAt: LATER }),
    noted('redirect:4', { updatedAt: LATER, state: 'offline' }),
    noted('page:5', { updatedAt: BEFORE, state: 'offline' }),
  ]
  const all = [saved('page', 1), saved('page', 2), saved('site', 3), saved('media', 6, '2026-11-01T11:45:00.000Z')]
  const there = versions({ 'a.example/paris': THEN, 'a.example/rome': THEN })
  expect(findUnpublishedChanges(all, notes, there, Date.parse('2026-11-01T11:30:00.000Z'))).toEqual([
    { kind: 'page', document: 2 },
    { kind: 'site', document: 3 },
    { kind: 'media', document: 6 },
    { kind: 'redirect', document: 4 },
  ])
})

test('what a copy holds and nothing is noted of was deleted since', () => {
  const notes = [noted('page:1', { key: key('a.example/paris') }), noted('page:2')]
  expect(hasDeletedDocuments(notes, ['a.example/paris en page'])).toBe(false)
  expect(hasDeletedDocuments(notes, ['a.example/paris en page', 'a.example/rome en page'])).toBe(true)
})
