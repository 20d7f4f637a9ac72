import type { AfterErrorHook, CollectionAfterOperationHook, PayloadRequest, SanitizedConfig } from 'payload'
import { z } from 'zod'
import { formatForRequest, messageOfSentence } from '../../messages/request-messages.ts'
import { lockedMessageCode } from './convert-input-errors.ts'
import { UNTRANSLATED_ERRORS } from './untranslated-errors.ts'

const errorSchema = z.looseObject({ message: z.string() })
const answerSchema = z.looseObject({
  errors: z.array(
    z.looseObject({ message: z.string(), data: z.looseObject({ errors: z.array(errorSchema) }).nullish() }),
  ),
})

/** Adds code and parameters to each message of a refusal, for programs. */
export const addErrorCodes: AfterErrorHook = ({ req, result }) => {
  const answer = answerSchema.safeParse(result).data
  if (!answer) return undefined
  const errors = answer.errors.map(({ data, ...error }) => ({
    ...withCode(error, req),
    ...(data ? { data: { ...data, errors: data.errors.map((one) => withCode(one, req)) } } : {}),
  }))
  return { response: { ...answer, errors } }
}

function withCode<Said extends { message: string }>(error: Said, req: PayloadRequest): Said {
  const code = UNTRANSLATED_ERRORS.get(error.message)
  const message = code === undefined ? error.message : formatForRequest(req, code)
  return { ...error, message, ...messageOfSentence(req, message) }
}

/** Adds them also to the refusals within the answer of a bulk operation. */
export function withBulkErrorCodes(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections) hooks.afterOperation = [...(hooks.afterOperation ?? []), giveCodesOfMany]
  return config
}

const manySchema = z.looseObject({ errors: z.array(z.looseObject({ id: z.unknown(), message: z.string() })) })

const giveCodesOfMany: CollectionAfterOperationHook = ({ operation, req, result }) => {
  if (operation !== 'update' && operation !== 'delete') return result
  const many = manySchema.safeParse(result).data
  if (!many) return result
  const errors = many.errors.map((error) => {
    const message = LOCKED.has(error.message.replace(String(error.id), '…'))
      ? formatForRequest(req, lockedMessageCode(req.method))
      : error.message
    return withCode({ ...error, message }, req)
  })
  return { ...many, errors }
}

/** Payload's messages about a document that somebody else edits, without its number. */
const LOCKED = new Set([
  'Document with ID … is currently locked by another user and cannot be updated.',
  'Document with ID … is currently locked and cannot be deleted.',
])
