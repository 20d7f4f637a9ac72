import type { PayloadRequest } from 'payload'
import { type Message, type MessageCode, type MessageParams, message } from './message.ts'
import { formatForRequest } from './request-messages.ts'

interface ValidationOptions {
  readonly req: PayloadRequest
}

/** A validation in Payload's form: true, or a message in the language of the request. */
type FieldCheck<Value, Options extends ValidationOptions> = (value: Value, options: Options) => Promise<true | string>

/** The result of a check: true, a message of Payload's, or one of ours. */
type Found = true | string | Message

/** Adapts a check that reads more than the value, such as other fields. */
export function createFieldValidator<Value, Options extends ValidationOptions>(
  check: (value: Value, options: Options) => Found | Promise<Found>,
): FieldCheck<Value, Options> {
  return async (value, options) => {
    const found = await check(value, options)
    return typeof found === 'object' ? formatForRequest(options.req, found) : found
  }
}

/** Adapts a check that reads only the value. */
export function createValueValidator(
  check: (value: unknown) => true | Message,
): FieldCheck<unknown, ValidationOptions> {
  return createFieldValidator((value: unknown) => check(value))
}

/** @returns true if it is right, else the message of the code */
export function messageUnless(isRight: unknown, code: MessageCode, params?: MessageParams): true | Message {
  return isRight ? true : message(code, params)
}
