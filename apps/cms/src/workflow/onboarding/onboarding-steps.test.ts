import { expect, test } from 'vitest'
import { translatorFor } from '../../messages/translate.ts'
import { type FirstPageState, listOnboardingSteps } from './onboarding-steps.ts'

const EMPTY: FirstPageState = { id: 7, blocks: 0, faults: [], isPreviewed: false, ending: 'publish' }
const NO_ADDRESS = { field: 'path', sentence: 'Address: is missing.' }
const NO_PICTURE = { field: 'blocks.0.image', sentence: 'Block 1 (Picture), Picture: is missing.' }

const stepsOf = (page: FirstPageState | undefined) => listOnboardingSteps(page, 'publish', translatorFor('en'))

/** What is done, and where each of the others is. */
const CASES: readonly (readonly [string, FirstPageState | undefined, readonly string[]])[] = [
  ['no page', undefined, ['create /admin/collections/pages/create', 'address', 'blocks', 'preview', 'publish']],
  [
    'a page without an address',
    { ...EMPTY, faults: [NO_ADDRESS] },
    ['create done', 'address path', 'blocks blocks', 'preview preview', 'publish publish'],
  ],
  [
    'a page without blocks',
    EMPTY,
    ['create done', 'address done', 'blocks blocks', 'preview preview', 'publish publish'],
  ],
  [
    'a block that publishing would refuse',
    { ...EMPTY, blocks: 1, faults: [NO_PICTURE] },
    ['create done', 'address done', 'blocks blocks.0.image', 'preview preview', 'publish publish'],
  ],
  [
    'a page that is ready and was seen',
    { ...EMPTY, blocks: 2, isPreviewed: true },
    ['create done', 'address done', 'blocks done', 'preview done', 'publish publish'],
  ],
  [
    'a page without a site, seen and without blocks',
    { ...EMPTY, faults: [{ field: 'site', sentence: 'Site: is missing.' }], isPreviewed: true },
    ['create done', 'address site', 'blocks blocks', 'preview done', 'publish publish'],
  ],
]

// spec: D.admin.first-page
test.each(CASES)('%s', (_what, page, expected) => {
  const shown = stepsOf(page).map(({ id, isDone, field, href }) =>
    [id, isDone ? 'done' : (field ?? href ?? '')].join(' ').trim(),
  )
  expect(shown).toEqual(expected)
})

test('what a block lacks is said in the words of the form', () => {
  const [, , blocks] = stepsOf({ ...EMPTY, blocks: 1, faults: [NO_PICTURE] })
  expect(blocks).toEqual({
    id: 'blocks',
    title: 'Blocks',
    help: 'Still missing: Block 1 (Picture), Picture: is missing.',
    isDone: false,
    field: 'blocks.0.image',
    href: '/admin/collections/pages/7?field=blocks.0.image',
  })
})

test.each([
  ['publish', 'Publish', 'publish'],
  ['reviewThenPublish', 'Publish', 'review'],
  ['handIn', 'Hand in', 'review'],
  ['tellPublisher', 'Publish', 'publish'],
] as const)('the last step of whoever may %s', (ending, title, field) => {
  const last = stepsOf({ ...EMPTY, ending }).at(-1)
  expect([last?.title, last?.field]).toEqual([title, field])
})
