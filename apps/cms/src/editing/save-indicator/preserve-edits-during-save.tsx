'use client'

import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { callAfterPauseOrReconnect, readConnectionState, retryDelay } from '../../admin/connection/connection.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import { dropFieldsChangedSinceSent } from './drop-fields-changed-since-sent.ts'
import { readOpenFormFields } from './save-queue.ts'

/**
 * Keeps what is typed while a save is under way, in all fields: the form takes over the values of its answer. What a form asks
 * while the content system does not answer is asked again: a block that was added then would stay without its fields.
 */
export function PreserveEditsDuringSave({ children }: { readonly children: ReactNode }) {
  const functions = useServerFunctions()
  const keeping = useMemo(() => ({ ...functions, getFormState: keepTyped(functions.getFormState) }), [functions])
  return <ServerFunctionsContext value={keeping}>{children}</ServerFunctionsContext>
}

type GetFormState = ServerFunctionsContextType['getFormState']

/** After a save alone the form asks for the state of a document and says what it has sent. */
function keepTyped(getFormState: GetFormState): GetFormState {
  return async (args) => {
    const answer = await askUntilAnswered({
      ask: () => getFormState(args),
      isGivenUp: () => args.signal?.aborted === true,
      isSilent: () => readConnectionState().contentSystemIsSilent || readConnectionState().isOffline,
      pause: (failures) => new Promise((done) => callAfterPauseOrReconnect(done, retryDelay(failures))),
    })
    const { collectionSlug, data, formState: sent, id } = args
    if (!answer?.state || !data || !sent || id === undefined) return answer
    const now = readOpenFormFields(`/api/${collectionSlug}/${id}`)
    return now ? { ...answer, state: dropFieldsChangedSinceSent(answer.state, sent, now) } : answer
  }
}
