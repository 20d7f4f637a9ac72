import { firstMessageOfRefusal, parseRefusal } from '../../admin/requests.ts'
import type { SavingEvent } from './saving-state.ts'

interface Save {
  /** One attempt, with what the form holds now. Rejects when nothing answers. */
  readonly send: () => Promise<Response>
  /** Whether an attempt without an answer, or with this one, is repeated. */
  readonly isRepeated: (status: number | undefined) => boolean
  /** Whether nobody is signed in; `undefined` when that cannot be asked. */
  readonly askWhetherSignedOut: () => Promise<boolean | undefined>
  readonly untilSignedIn: () => Promise<void>
  /** Whether an attempt was refused because somebody else had saved, and the next one has what both have changed. */
  readonly isMerged: (refusal: Response) => Promise<boolean>
  /** Waits before the next attempt. @param failures attempts that failed in a row */
  readonly pause: (failures: number) => Promise<void>
  readonly tell: (event: SavingEvent) => void
  /** What became of a save that was stored. */
  readonly describeStored: (answer: Response) => Promise<SavingEvent>
}

/**
 * Sends a save until the content system stores or refuses it. What a session's end or a fault prevents is sent again when
 * somebody has signed in, or after a pause, and what is older than what somebody else has saved once both are merged.
 *
 * @returns the answer that ended it
 * @throws what the last attempt threw, where it is not repeated
 */
export async function sendUntilStored(save: Save): Promise<Response> {
  for (let failures = 0; ; ) {
    save.tell({ is: 'sent' })
    const { answer, error } = await attempt(save.send)
    const status = answer?.status
    const isSignedOut = status === 401 || status === 403 ? await save.askWhetherSignedOut() : false
    if (isSignedOut) {
      save.tell({ is: 'signedOut' })
      await save.untilSignedIn()
      failures = 0
    } else if (isSignedOut === undefined || save.isRepeated(status)) {
      save.tell({ is: 'unanswered' })
      failures += 1
      await save.pause(failures)
    } else if (answer?.status === 409 && (await save.isMerged(answer))) {
      failures = 0
    } else {
      await tellEnd(answer, save)
      if (answer) return answer
      throw error
    }
  }
}

async function attempt(send: () => Promise<Response>): Promise<{ answer?: Response; error?: unknown }> {
  try {
    return { answer: await send() }
  } catch (error) {
    return { error }
  }
}

async function tellEnd(answer: Response | undefined, { tell, describeStored }: Save): Promise<void> {
  if (answer?.ok) tell(await describeStored(answer))
  else tell({ is: 'refused', reason: answer ? firstMessageOfRefusal(parseRefusal(await readJson(answer)), '') : '' })
}

/** What an answer says, which others read too. */
export const readJson = (answer: Response): Promise<unknown> =>
  answer
    .clone()
    .json()
    .catch(() => undefined)
