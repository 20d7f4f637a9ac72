'use client'

import { ServerFunctionsContext, type ServerFunctionsContextType, useServerFunctions } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'
import { fieldsOf } from './saves.ts'
import { withoutOvertaken } from './without-overtaken.ts'

/** Keeps what is typed while a save is under way, in all fields: the form takes over the values of its answer. */
export function KeepTyped({ children }: { readonly children: ReactNode }) {
  const functions = useServerFunctions()
  const keeping = useMemo(() => ({ ...functions, getFormState: keepTyped(functions.getFormState) }), [functions])
  return <ServerFunctionsContext value={keeping}>{children}</ServerFunctionsContext>
}

type GetFormState = ServerFunctionsContextType['getFormState']

/** After a save alone the form asks for the state of a document and says what it has sent. */
function keepTyped(getFormState: GetFormState): GetFormState {
  return async (args) => {
    const answer = await getFormState(args)
    const { collectionSlug, data, formState: sent, id } = args
    if (!answer?.state || !data || !sent || id === undefined) return answer
    const now = fieldsOf(`/api/${collectionSlug}/${id}`)
    return now ? { ...answer, state: withoutOvertaken(answer.state, sent, now) } : answer
  }
}
