import { expect, test } from 'vitest'
import { decideTags, deriveTags, type TagFacts } from './derive-tags.ts'
import { TAG_RULES } from './tag-rules.ts'

test.each([
  ['en', 'Louvre: family tour', ['family']],
  ['ru', 'Лувр: экскурсия для семьи', ['family']],
  ['fr', 'Louvre : visite en famille', ['family']],
  // Names of places say nothing.
  ['en', 'Sagrada Família: guided tour', []],
  ['es', 'Sagrada Familia: visita guiada', []],
  ['es', 'Sagrada Familia: visita en familia', ['family']],
  ['en', 'Museum by night', ['night']],
  ['en', 'Museum: evening visit', ['night']],
  ['sv', 'Museet: kvällsbesök', ['night']],
  // It is still light.
  ['en', 'Tower: ticket at sunset', []],
  ['nl', 'Toren: ticket bij zonsondergang', []],
  ['en', 'Canals: sightseeing boat with a view', ['view', 'water']],
  ['en', 'Museum: timed entry', []],
] as const)('in %s, “%s” is by its words for %j', (lang, name, tags) => {
  expect(deriveTags({ name, descriptors: [], flowType: 'NORMAL', lang })).toEqual(tags)
})

const plain: TagFacts = { name: 'Plain ticket', descriptors: [], flowType: 'NORMAL', lang: 'en' }
const says = (tag: 'night' | 'indoor', has: boolean) => ({ tag, has, reason: 'We were there.' })

test.each<readonly [string, Partial<TagFacts>, readonly string[]]>([
  ['nothing', {}, []],
  ['a descriptor', { descriptors: ['INDOOR'] }, ['indoor']],
  ['a flow', { flowType: 'PRIVATE_AIRPORT_TRANSFER' }, ['airportTransfer', 'private']],
  ['a price per group', { priceType: 'PER_GROUP' }, ['private']],
  ['a sub-category', { subCategory: { id: 1031, displayName: 'Passes' } }, ['food']],
  ['the kind of a sub-category', { subCategory: { id: 1, displayName: 'Cruises' } }, ['water']],
  ['words of a sub-category', { subCategory: { id: 1, displayName: 'Paseos en barco' }, lang: 'es' }, ['water']],
  ['the kind of a show', { subCategory: { id: 1, displayName: 'Family Shows' } }, ['family']],
  ['a kind that is called as all shows are', { subCategory: { id: 1, displayName: 'Plays' } }, []],
  ['words of the name', { name: 'The tower by night' }, ['night']],
  ['the same in its language', { name: 'Der Turm bei Nacht', lang: 'de' }, ['night']],
  ['hours until ten', { hours: { opens: '10:00', closes: '22:00' } }, ['night']],
  ['hours until after midnight', { hours: { opens: '18:00', closes: '02:00' } }, ['night']],
  ['hours until before ten', { hours: { opens: '10:00', closes: '21:59' } }, []],
  ['an editor who adds', { editorTags: [says('indoor', true)] }, ['indoor']],
  ['an editor who takes away', { descriptors: ['INDOOR', 'NIGHT'], editorTags: [says('indoor', false)] }, ['night']],
])('tags that follow from %s', (_, facts, tags) => {
  expect(deriveTags({ ...plain, ...facts })).toEqual(tags)
})

test('each has its evidence, with the values that were found alone, and an editor’s word beside it', () => {
  const facts = { ...plain, name: 'By night', descriptors: ['NIGHT_TOUR', 'X'], editorTags: [says('night', false)] }
  expect(decideTags(facts)).toEqual([
    {
      tag: 'night',
      has: false,
      rules: [
        { tag: 'night', evidence: 'descriptor', values: ['NIGHT_TOUR'] },
        { tag: 'night', evidence: 'words', values: ['night'] },
      ],
      editor: says('night', false),
    },
  ])
})

test('a tag has one rule for each kind of evidence', () => {
  const keys = TAG_RULES.map(({ tag, evidence }) => `${tag} ${evidence}`)
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})
