import { expect, test } from 'vitest'
import { askUntilAnswered } from './ask-until-answered.ts'

const FAILED = { state: null }
const ANSWERED = { state: { title: 'A walk' } }

/** Asks with an answer for each attempt. @param silent attempts during which the content system does not answer */
async function askWith(answers: readonly object[], silent: number, isGivenUp = () => false) {
  let attempts = 0
  const pauses: number[] = []
  const answer = await askUntilAnswered({
    ask: async () => answers[attempts++] as typeof FAILED,
    isGivenUp,
    isSilent: () => attempts <= silent,
    pause: async (failures) => void pauses.push(failures),
  })
  return { answer, attempts, pauses }
}

test('what got no answer is asked again until there is one', async () => {
  expect(await askWith([FAILED, FAILED, ANSWERED], 2)).toEqual({ answer: ANSWERED, attempts: 3, pauses: [1, 2] })
})

test('what was answered without a state, or is no longer wanted, is asked once', async () => {
  expect(await askWith([FAILED], 0)).toEqual({ answer: FAILED, attempts: 1, pauses: [] })
  expect(await askWith([FAILED], 9, () => true)).toEqual({ answer: FAILED, attempts: 1, pauses: [] })
  expect(await askWith([ANSWERED], 9)).toEqual({ answer: ANSWERED, attempts: 1, pauses: [] })
})
